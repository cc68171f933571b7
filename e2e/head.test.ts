import { expect, type Page } from '@playwright/test'
import { isMarked, markDocument, open } from './fixtures/page-actions.ts'
import { STARTER_BRAND } from './fixtures/starter-brand.ts'
import { test } from './fixtures/test.ts'

const CSS = '/en-US/docs/Web/CSS'
const HAS = '/en-US/docs/Web/CSS/Reference/Selectors/:has'
const POST = '/en-US/blog/a-page-before-its-scripts/'

/** The contents of `<meta>` elements by their names, as a machine that shows links reads them. */
function readMetas(page: Page): Promise<Readonly<Record<string, string>>> {
  return page.evaluate(() =>
    Object.fromEntries(
      [...document.head.querySelectorAll('meta[name], meta[property]')].map((meta) => [
        meta.getAttribute('name') ?? meta.getAttribute('property') ?? '',
        meta.getAttribute('content') ?? '',
      ]),
    ),
  )
}

/** The types of what the page's data block says. */
function readTypes(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const text = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}'
    const data: { '@type'?: string; '@graph'?: readonly { '@type': string }[] } = JSON.parse(text)
    return (data['@graph'] ?? [data]).map((thing) => thing['@type'] ?? '')
  })
}

function readLinks(page: Page, selector: string): Promise<readonly (string | null)[]> {
  return page.evaluate((links) => [...document.head.querySelectorAll(links)].map((link) => link.getAttribute('href')), selector)
}

test('a document names itself, its languages and its image, and says what it is', async ({ page, request, site }) => {
  await page.goto(CSS)
  const metas = await readMetas(page)
  expect(metas).toMatchObject({
    'og:site_name': STARTER_BRAND.name,
    'og:type': 'article',
    'og:locale': 'en_US',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': `CSS | ${STARTER_BRAND.name}`,
    'twitter:card': 'summary_large_image',
  })
  expect(metas.description).toBe(metas['og:description'])
  expect(await readLinks(page, 'link[rel="canonical"]')).toEqual([metas['og:url']])
  expect(await readLinks(page, 'link[hreflang="x-default"]')).toEqual([metas['og:url']])
  expect(await readTypes(page)).toContain('TechArticle')
  const picture = new URL(metas['og:image'] ?? '')
  const reply = await request.get(site.origin + picture.pathname)
  expect(reply.headers()['content-type']).toBe('image/png')
  const bytes = await reply.body()
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
})

test('a page links to the description of the search in its language, by the name that this has', async ({ page, request, site }) => {
  await page.goto('/de/docs/Web/CSS')
  const link = page.locator('link[rel="search"]')
  await expect(link).toHaveAttribute('href', '/opensearch.xml?locale=de')
  const reply = await request.get(site.origin + (await link.getAttribute('href')))
  expect(reply.headers()['content-type']).toMatch(/^application\/opensearchdescription\+xml/)
  const description = await reply.text()
  expect(description).toContain(`<ShortName>${await link.getAttribute('title')}</ShortName>`)
  expect(description).toContain('<Language>de</Language>')
})

for (const [path, types] of [
  ['/en-US/', ['WebSite']],
  [HAS, ['BreadcrumbList', 'TechArticle']],
  ['/en-US/blog/', ['Blog']],
  [POST, ['BreadcrumbList', 'BlogPosting']],
  ['/en-US/blog/tags/css/', ['BreadcrumbList', 'CollectionPage']],
  ['/en-US/blog/authors/lectern-contributors/', ['BreadcrumbList', 'ProfilePage']],
  ['/en-US/curriculum/', ['Course']],
  ['/en-US/curriculum/foundations/structure/', ['BreadcrumbList', 'LearningResource']],
  ['/en-US/community/spotlight/example', ['ProfilePage']],
] as const) {
  test(`${path} is described as ${types.join(' and ')}`, async ({ page }) => {
    await page.goto(path)
    expect(await readTypes(page)).toEqual(types)
    expect((await readMetas(page)).description).not.toBe('')
  })
}

test('a post with a drawing shows the image of the blog in previews, which know no SVG, and says when it was written and what about', async ({
  page,
}) => {
  await page.goto(POST)
  const metas = await readMetas(page)
  expect(new URL(metas['og:image'] ?? '').pathname).toMatch(/^\/static\/share\.\w+\.png$/)
  expect(metas).toMatchObject({ 'article:published_time': '2026-09-14', 'article:author': 'Lectern contributors' })
})

test('after a navigation the head is that of the new page', async ({ page }) => {
  await open(page, CSS)
  await markDocument(page)
  await page.getByRole('main').locator(`a[href="${HAS}"]`).first().click()
  await expect(page).toHaveURL(HAS)
  await expect.poll(async () => (await readMetas(page))['og:url']).toMatch(/Selectors\/:has$/)
  const after = await readMetas(page)
  const types = await readTypes(page)
  const canonical = await readLinks(page, 'link[rel="canonical"]')
  expect(await isMarked(page)).toBe(true)
  await page.goto(HAS)
  const fresh = Object.entries(await readMetas(page)).filter(([name]) => !name.startsWith('og:image') && name !== 'twitter:card')
  expect(after).toMatchObject(Object.fromEntries(fresh))
  expect(types).toEqual(await readTypes(page))
  expect(canonical).toEqual(await readLinks(page, 'link[rel="canonical"]'))
})

test('a page of another kind comes with its rules, in their order', async ({ page }) => {
  await open(page, '/en-US/blog/')
  const stylesheets = 'link[rel="stylesheet"]:not([data-page-style])'
  const namesOf = async (): Promise<readonly string[]> =>
    (await readLinks(page, stylesheets)).map((href) => /\/(\w+)\.[0-9a-f]+\.css$/.exec(href ?? '')?.[1] ?? '')
  expect(await namesOf()).toEqual(['shared', 'blog', 'print'])
  await markDocument(page)
  await page.getByRole('link', { name: 'Read more: A page before its scripts' }).click()
  await expect(page).toHaveURL(POST)
  expect(await isMarked(page)).toBe(true)
  expect(await namesOf()).toEqual(['shared', 'article', 'support', 'blog', 'print'])
})

test.describe('an unknown address', () => {
  test.use({ expectedProblems: /status of 404/ })

  test('is not to be found by search engines, and has no address of its own', async ({ page }) => {
    await page.goto('/en-US/docs/No_such_page')
    expect(await readMetas(page)).toMatchObject({ robots: 'noindex' })
    expect(await readLinks(page, 'link[rel="canonical"]')).toEqual([])
    expect(await readTypes(page)).toEqual([''])
  })
})
