import { expect, type Page } from '@playwright/test'
import { addLink, holdBack, isMarked, markDocument, open } from './fixtures/page-actions.ts'
import { STARTER_BRAND } from './fixtures/starter-brand.ts'
import { test } from './fixtures/test.ts'

const CSS = '/en-US/docs/Web/CSS'
/** Without examples, which change when they are hydrated. */
const PLAIN = '/en-US/docs/Web/HTTP/Guides/Caching'
const HAS = '/en-US/docs/Web/CSS/Reference/Selectors/:has'

test.use({ viewport: { width: 1300, height: 800 } })

test('a link brings the next page into the same document, and all that reports a page is that page’s', async ({ page }) => {
  await open(page, CSS)
  await markDocument(page)
  await (await addLink(page, '/en-US/docs/Web/HTTP')).click()
  await expect(page).toHaveURL('/en-US/docs/Web/HTTP')
  const title = new RegExp(`^HTTP.* \\| ${STARTER_BRAND.shortName}$`)
  await expect(page).toHaveTitle(title)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: title })).toBeAttached()
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/en-US\/docs\/Web\/HTTP$/)
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1)
  await expect(page.locator('.breadcrumbs [aria-current]')).toHaveText('HTTP')
  await expect(page.locator('#app')).toHaveClass('page-wrapper category-http')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(await isMarked(page)).toBe(true)
})

test('a page that came by a link is the page that is served at its address', async ({ page }) => {
  await open(page, PLAIN)
  const served = await articleOf(page)
  await open(page, CSS)
  await markDocument(page)
  const link = await addLink(page, PLAIN)
  await link.click()
  await expect(page).toHaveURL(PLAIN)
  await expect.poll(() => articleOf(page)).toBe(served)
  expect(await isMarked(page)).toBe(true)
})

/** The article without what follows from where the user is and how wide the window is. */
async function articleOf(page: Page): Promise<string> {
  await expect(page.locator('.example-copy').first()).toBeAttached()
  return (await page.locator('main').innerHTML()).replaceAll(/ (?:aria-current="true"|tabindex="0")/g, '')
}

test('back and forward lead to the place where the user was', async ({ page }) => {
  await open(page, HAS)
  await markDocument(page)
  await page.evaluate(() => scrollTo(0, 900))
  await expect.poll(() => page.evaluate(() => history.state?.scroll)).toBe(900)
  // A click of Playwright's own would scroll to the link first.
  await page.locator('.breadcrumbs a', { hasText: /^CSS$/ }).evaluate((link) => link instanceof HTMLElement && link.click())
  await expect(page).toHaveURL(CSS)
  await page.evaluate(() => scrollTo(0, 400))
  await expect.poll(() => page.evaluate(() => history.state?.scroll)).toBe(400)
  await page.goBack()
  await expect(page).toHaveTitle(/^:has\(\)/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
  await page.goForward()
  await expect(page).toHaveTitle(/^CSS/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400)
  expect(await isMarked(page)).toBe(true)
})

test('on the way back the focus is on the link that was followed, at the place where the user was', async ({ page }) => {
  await open(page, HAS)
  const link = page.locator('main .prose a[href^="/en-US/docs/Web/CSS/"]').last()
  await link.focus()
  await expect.poll(() => page.evaluate(() => history.state?.scroll)).toBeGreaterThan(0)
  const href = await link.getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(href ?? '')
  await expect(page.locator('h1')).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(HAS)
  await expect(link).toBeFocused()
  await expect(link).toBeInViewport()
  // Forward: no link was followed there.
  await page.goForward()
  await expect(page.locator('h1')).toBeFocused()
})

test('a link to a section of another page leads to that section', async ({ page }) => {
  await open(page, CSS)
  await (await addLink(page, `${HAS}#browser_compatibility`)).click()
  await expect(page).toHaveURL(`${HAS}#browser_compatibility`)
  await expect(page.getByRole('heading', { name: 'Browser compatibility' })).toBeInViewport()
})

test('a link to a section of this page loads nothing, and the way back stays', async ({ page }) => {
  await open(page, HAS)
  await markDocument(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await (await addLink(page, '#see_also')).click()
  await expect(page.getByRole('heading', { name: 'See also' })).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL(HAS)
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  expect(asked.filter((url) => url.includes('/docs/') && !url.includes('/runner.html?'))).toEqual([])
  expect(await isMarked(page)).toBe(true)
})

test('a link to a moved page shows the page where it is now', async ({ page }) => {
  await open(page, HAS)
  await markDocument(page)
  await (await addLink(page, '/en-US/docs/Web/CSS/gap')).click()
  await expect(page).toHaveURL('/en-US/docs/Web/CSS/Reference/Properties/gap')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('gap')
  expect(await isMarked(page)).toBe(true)
})

test('a page in another language is loaded as a whole, with the texts of that language', async ({ page }) => {
  await open(page, CSS)
  await markDocument(page)
  await page.locator('.language-menu summary').click()
  await page.getByRole('link', { name: '日本語' }).click()
  await expect(page).toHaveURL('/ja/docs/Web/CSS')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await expect(page.locator('.main-menu a').first()).toHaveAttribute('href', /^\/ja\//)
  expect(await isMarked(page)).toBe(false)
})

test('a click with a key held opens a tab and leaves this page alone', async ({ page, context }) => {
  await open(page, CSS)
  const opened = context.waitForEvent('page')
  await (await addLink(page, '/en-US/docs/Web/HTML')).click({ modifiers: ['ControlOrMeta'] })
  await expect(await opened).toHaveURL('/en-US/docs/Web/HTML')
  await expect(page).toHaveURL(CSS)
  await expect(page).toHaveTitle(/^CSS/)
})

test('the page the pointer rests on is fetched ahead, and not again by the click', async ({ page }) => {
  await open(page, CSS)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const link = await addLink(page, '/en-US/docs/Web/HTML')
  const answer = page.waitForResponse('**/en-US/docs/Web/HTML/index.json')
  await link.hover()
  await answer
  await link.click()
  await expect(page).toHaveTitle(/^HTML/)
  expect(asked.filter((path) => path === '/en-US/docs/Web/HTML/index.json')).toHaveLength(1)
})

test('two clicks in a row lead to the second page', async ({ page, context }) => {
  const release = await holdBack(context, '**/en-US/docs/Web/HTML/index.json')
  await open(page, CSS)
  await (await addLink(page, '/en-US/docs/Web/HTML', 'one link')).click()
  await (await addLink(page, '/en-US/docs/Web/JavaScript', 'another link')).click()
  await expect(page).toHaveTitle(/^JavaScript/)
  release()
  await expect(page).toHaveURL('/en-US/docs/Web/JavaScript')
  await page.goBack()
  await expect(page).toHaveTitle(/^CSS/)
})
