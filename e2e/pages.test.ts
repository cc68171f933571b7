import { expect, type Page } from '@playwright/test'
import { findViolationsInBothThemes } from './fixtures/find-violations.ts'
import { listMeasured, watchMeasured } from './fixtures/measured.ts'
import { addLink, isMarked, markDocument, open } from './fixtures/page-actions.ts'
import { test } from './fixtures/test.ts'

const ABOUT = '/en-US/about'
const TABS = ['Our team', 'Our partners', 'Product advisory board', 'Open web docs']
/** The names that addresses can have (docs/behaviour/pages.md 2). */
const HASHES = ['#our_team', '#our_partners', '#product_advisory_board', '#open_web_docs']

const chosen = (page: Page) => page.getByRole('tab', { selected: true })
const panel = (page: Page) => page.getByRole('tabpanel')
const hash = (page: Page) => page.evaluate(() => location.hash)

test.describe('the page about the site', () => {
  test('has tabs that the address chooses, and the way back', async ({ page }) => {
    await watchMeasured(page)
    await open(page, ABOUT)
    await expect(page.getByRole('tab')).toHaveText(TABS)
    await expect(chosen(page)).toHaveText('Our team')
    await markDocument(page)
    const board = page.getByRole('tab', { name: 'Product advisory board' })
    await board.scrollIntoViewIfNeeded()
    const top = await page.evaluate(() => scrollY)
    await board.click()
    await expect(panel(page)).toHaveAccessibleName('Product advisory board')
    expect(await hash(page)).toBe('#product_advisory_board')
    expect(await page.evaluate(() => scrollY)).toBe(top)
    expect(await listMeasured(page)).toContainEqual({ name: 'pages.tab', id: 'product_advisory_board' })
    await page.getByRole('tab', { name: 'Our partners' }).click()
    await page.goBack()
    await expect(chosen(page)).toHaveText('Product advisory board')
    await page.goBack()
    await expect(chosen(page)).toHaveText('Our team')
    expect(await page.evaluate(() => scrollY)).toBe(top)
    await page.goForward()
    await expect(chosen(page)).toHaveText('Product advisory board')
    // A link elsewhere on the page, and one in another case.
    const link = await addLink(page, '#open_web_docs')
    await link.click()
    await expect(chosen(page)).toHaveText('Open web docs')
    await expect(chosen(page)).toBeInViewport()
    expect(await isMarked(page)).toBe(true)
    expect(await findViolationsInBothThemes(page)).toEqual([])
    for (const [index, name] of [...HASHES, '#Our_Partners'].entries()) {
      await page.goto('about:blank')
      await open(page, ABOUT + name)
      await expect(chosen(page)).toHaveText(TABS[index] ?? 'Our partners')
      await expect(chosen(page)).toBeInViewport()
    }
  })

  test('is used by keyboard', async ({ page }) => {
    await open(page, ABOUT)
    await chosen(page).focus()
    for (const [key, name] of [
      ['ArrowRight', 'Our partners'],
      ['End', 'Open web docs'],
      ['ArrowRight', 'Our team'],
      ['ArrowLeft', 'Open web docs'],
      ['Home', 'Our team'],
    ] as const) {
      await page.keyboard.press(key)
      await expect(chosen(page)).toHaveText(name)
      await expect(chosen(page)).toBeFocused()
      await expect(panel(page)).toHaveAccessibleName(name)
    }
    await page.keyboard.press('Tab')
    await expect(panel(page)).toBeFocused()
    // Choosing by arrows leaves no entries in the history.
    await page.goBack()
    expect(page.url()).toBe('about:blank')
  })

  test('moves nothing when its tabs are hydrated, and has all its text without script and on paper', async ({ page, browser, site }) => {
    await page.route('**/*.js', (route) => route.abort())
    await page.goto(`${ABOUT}#our_partners`)
    await expect(page.getByRole('heading', { name: 'Our partners' })).toBeAttached()
    const before = await heightOf(page)
    await expect(page.getByText('This site has none.')).toBeVisible()
    await expect(page.getByText('Whoever runs a copy of the site')).toBeHidden()
    await page.unroute('**/*.js')
    await page.goto('about:blank')
    await open(page, `${ABOUT}#our_partners`)
    await expect(chosen(page)).toHaveText('Our partners')
    expect(await heightOf(page)).toBe(before)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText('Whoever runs a copy of the site')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Open web docs' })).toBeVisible()
    await expect(page.locator('.tab-list')).toBeHidden()

    const context = await browser.newContext({ javaScriptEnabled: false })
    const plain = await context.newPage()
    await plain.goto(site.origin + ABOUT)
    for (const name of TABS) await expect(plain.getByRole('heading', { name })).toBeVisible()
    await expect(plain.getByRole('link', { name: 'Our partners' }).first()).toHaveAttribute('href', '#our_partners')
    await context.close()
  })

  test.use({ expectedProblems: /ERR_FAILED/ })
})

test('the page for advertisers has its figures and its form', async ({ page }) => {
  await open(page, '/en-US/advertising')
  await expect(page).toHaveTitle(/^Advertise with us \| /)
  await expect(page.getByRole('region', { name: 'In figures' }).getByRole('definition')).toHaveText(['17M', '80M+', '17', 'Worldwide'])
  await expect(page.getByRole('main').getByRole('link', { name: 'Ask about a placement' })).toHaveAttribute('href', /^https:/)
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Advertise with us' })).toHaveAttribute('href', '/en-US/advertising')
  expect(await findViolationsInBothThemes(page)).toEqual([])
})

test('the page about the newsletter says that it ends', async ({ page }) => {
  await open(page, '/en-US/newsletter')
  await expect(page).toHaveTitle(/^Newsletter \| /)
  await expect(page.getByRole('main')).toContainText('The newsletter of the paid tier is being decommissioned.')
  expect(await findViolationsInBothThemes(page)).toEqual([])
})

test('all of them are found by quick search and stand in the sitemap', async ({ request }) => {
  const [index, sitemap] = await Promise.all(
    ['/en-US/search-index.json', '/sitemaps/en-US/sitemap.xml'].map(async (path) => (await request.get(path)).text()),
  )
  for (const path of ['about', 'community', 'advertising', 'newsletter', 'community/spotlight/example']) {
    expect(index).toContain(`"/en-US/${path}"`)
    expect(sitemap).toContain(`/en-US/${path}<`)
  }
})

function heightOf(page: Page): Promise<number | undefined> {
  return page.evaluate(() => document.querySelector('main')?.getBoundingClientRect().height)
}

test('a page without parents has no bar with itself alone', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/en-US/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.breadcrumbs')).toHaveCount(0)
  await expect(page.locator('.article-bar:visible')).toHaveCount(0)
})
