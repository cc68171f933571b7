import { expect } from '@playwright/test'
import { DEFAULT_BRAND } from '#contracts/site.ts'
import { test } from './fixtures.ts'
import { isMarked, markDocument, waitUntilAlive } from './page-actions.ts'

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
const BLOG = `${DEFAULT_BRAND.shortName} Blog`

test('the blog lists its posts, newest first, and leads to them without loading a new document', async ({ page }) => {
  await page.goto('/en-US/blog/')
  await expect(page).toHaveTitle(BLOG)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog it better')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(POSTS)
  await waitUntilAlive(page)
  await markDocument(page)
  await page.getByRole('link', { name: 'Read more: A page before its scripts' }).click()
  await expect(page).toHaveURL(POST)
  await expect(page).toHaveTitle(`A page before its scripts | ${BLOG}`)
  expect(await isMarked(page)).toBe(true)
})

test('a post has its picture, its author and day, its text and the way to its neighbours', async ({ page }) => {
  await page.goto(POST)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A page before its scripts')
  await expect(page.locator('.byline')).toHaveText(/^Lectern contributorsSep 14, 20262 minute read$/)
  const picture = page.locator('.post-image')
  await expect(picture).toHaveJSProperty('naturalWidth', 800)
  await expect(page.locator('.prose h2').first()).toHaveText('Three things we do at build time')
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link')).toHaveText([BLOG, 'A page before its scripts'])
  await expect(page.getByRole('link', { name: 'Previous post The other direction' })).toBeVisible()
  await page.getByRole('link', { name: 'Next post Write the example first' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Write the example first')
})

test('a post is read without script', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(site.origin + POST)
  await expect(page.getByRole('main')).toContainText('Somewhere a train enters a tunnel.')
  await context.close()
})

test('the feeds are served as what they are', async ({ request }) => {
  const rss = await request.get('/en-US/blog/rss.xml')
  expect(rss.status()).toBe(200)
  expect(rss.headers()['content-type']).toMatch(/xml/)
  const feed = await request.get('/en-US/blog/feed.json')
  expect(feed.headers()['content-type']).toMatch(/json/)
  expect((await feed.json()).items.map(({ title }: { title: string }) => title)).toEqual(POSTS)
})

test.describe('addresses', () => {
  test('of posts end with a slash, those of pages do not', async ({ request }) => {
    const redirectOf = async (path: string): Promise<string | undefined> =>
      (await request.get(path, { maxRedirects: 0 })).headers().location
    expect(await redirectOf('/en-US/blog/a-page-before-its-scripts')).toBe(POST)
    expect(await redirectOf('/en-US/Blog/A-page-before-its-scripts/')).toBe(POST)
    expect(await redirectOf('/en-US/about/')).toBe('/en-US/about')
  })
})
