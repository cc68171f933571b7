import { expect } from '@playwright/test'
import { isMarked, markDocument, open, waitUntilHydrated } from './fixtures/page-actions.ts'
import { STARTER_BRAND } from './fixtures/starter-brand.ts'
import { test } from './fixtures/test.ts'

const POST = '/en-US/blog/a-page-before-its-scripts/'
/** The newest first. */
const POSTS = [
  'Written to be translated',
  'Write the example first',
  'A page before its scripts',
  'The other direction',
  'A table without color',
  'Code in a cage',
  'What Baseline tells you, and what it doesn’t',
  'The name first',
]
const BLOG = `${STARTER_BRAND.shortName} Blog`

test('the blog lists its posts, newest first, and leads to them without loading a new document', async ({ page }) => {
  await page.goto('/en-US/blog/')
  await expect(page).toHaveTitle(BLOG)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog it better')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(POSTS)
  await waitUntilHydrated(page)
  await markDocument(page)
  await page.getByRole('link', { name: 'Read more: A page before its scripts' }).click()
  await expect(page).toHaveURL(POST)
  await expect(page).toHaveTitle(`A page before its scripts | ${BLOG}`)
  expect(await isMarked(page)).toBe(true)
})

test('a post has its image, its author and day, its text and the way to its neighbours', async ({ page }) => {
  await page.goto(POST)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A page before its scripts')
  await expect(page.locator('.byline')).toHaveText(/^Lectern contributorsSep 14, 20265 minute read$/)
  const picture = page.locator('.post-image')
  await expect(picture).toHaveJSProperty('naturalWidth', 800)
  await expect(page.locator('.prose h2').first()).toHaveText('Three things we do at build time')
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link')).toHaveText([BLOG, 'A page before its scripts'])
  await page.locator('live-sample').scrollIntoViewIfNeeded()
  await expect(page.frameLocator('live-sample iframe').getByText('Menu')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Previous post The other direction' })).toBeVisible()
  await page.getByRole('link', { name: 'Next post Write the example first' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Write the example first')
})

test('tags and authors lead to their posts, by keyboard, without loading a new document; what is no tag is not found', async ({
  page,
  request,
}) => {
  await open(page, '/en-US/blog/')
  await markDocument(page)
  await page.getByRole('navigation', { name: 'Tags' }).getByRole('link', { name: 'Languages 2' }).press('Enter')
  await expect(page).toHaveTitle(`Posts about Languages | ${BLOG}`)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Posts about Languages')
  await expect(heading).toBeFocused()
  await expect(page.locator('.post-card h2')).toHaveText(['Written to be translated', 'The other direction'])
  await expect(page.locator('.tag-links [aria-current="page"]')).toHaveText('Languages 2')
  await page.getByRole('link', { name: 'The other direction', exact: true }).press('Enter')
  // The page before it has a link with this name as well, and the heading takes the focus from it.
  await expect(heading).toHaveText('The other direction')
  await expect(heading).toBeFocused()
  await page.getByRole('main').getByRole('navigation', { name: 'Tags' }).getByRole('link', { name: 'CSS' }).press('Enter')
  await expect(page).toHaveURL('/en-US/blog/tags/css/')
  await page.locator('.byline').getByRole('link').press('Enter')
  await expect(page).toHaveURL('/en-US/blog/authors/lectern-contributors/')
  await expect(heading).toHaveText('Posts by Lectern contributors')
  await expect(page.locator('.post-card')).toHaveCount(POSTS.length)
  expect(await isMarked(page)).toBe(true)
  expect((await request.get('/en-US/blog/tags/nothing/')).status()).toBe(404)
  expect((await request.get('/en-US/blog/tags/languages', { maxRedirects: 0 })).headers().location).toBe('/en-US/blog/tags/languages/')
})

test('a post is read without script', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(site.origin + POST)
  await expect(page.getByRole('main')).toContainText('Somewhere a train enters a tunnel.')
  await context.close()
})

for (const [list, titles] of [
  ['/en-US/blog/', POSTS],
  ['/en-US/blog/tags/compatibility/', ['A table without color', 'What Baseline tells you, and what it doesn’t']],
] as const) {
  test(`the feeds of ${list} are named in its head, served as what they are, and hold whole texts with whole addresses`, async ({
    page,
    request,
  }) => {
    await page.goto(list)
    const feeds = page.locator('link[rel="alternate"]:not([hreflang])')
    expect(await feeds.evaluateAll((links) => links.map((link) => [link.getAttribute('type'), link.getAttribute('href')]))).toEqual([
      ['application/rss+xml', `${list}rss.xml`],
      ['application/feed+json', `${list}feed.json`],
    ])
    const feed = await request.get(`${list}feed.json`)
    expect(feed.headers()['content-type']).toBe('application/feed+json; charset=utf-8')
    expect((await feed.json()).items.map(({ title }: { title: string }) => title)).toEqual(titles)
    const rss = await request.get(`${list}rss.xml`)
    expect(rss.headers()['content-type']).toBe('application/rss+xml; charset=utf-8')
    const read = await page.evaluate(
      (xml) => {
        const feedDocument = new DOMParser().parseFromString(xml, 'text/xml')
        const texts = Array.from(feedDocument.getElementsByTagName('content:encoded'), ({ textContent }) => textContent)
        const posts = new DOMParser().parseFromString(texts.join(''), 'text/html')
        return {
          isXml: feedDocument.querySelector('parsererror') === null,
          lengths: texts.map(({ length }) => length),
          alien: Array.from(posts.querySelectorAll('script, style, button, input, iframe, live-sample, [class], [id], [style]'), String),
          relative: Array.from(posts.querySelectorAll('[href], [src], [srcset]'), (element) => element.outerHTML).filter(
            (html) => !/ (?:href|src)="https?:/.test(html),
          ),
        }
      },
      await rss.text(),
    )
    expect(read).toMatchObject({ isXml: true, alien: [], relative: [] })
    expect(read.lengths).toHaveLength(titles.length)
    expect(Math.min(...read.lengths)).toBeGreaterThan(3000)
  })
}

test.describe('addresses', () => {
  test('of posts end with a slash, those of pages do not', async ({ request }) => {
    const redirectOf = async (path: string): Promise<string | undefined> =>
      (await request.get(path, { maxRedirects: 0 })).headers().location
    expect(await redirectOf('/en-US/blog/a-page-before-its-scripts')).toBe(POST)
    expect(await redirectOf('/en-US/Blog/A-page-before-its-scripts/')).toBe(POST)
    expect(await redirectOf('/en-US/about/')).toBe('/en-US/about')
  })
})
