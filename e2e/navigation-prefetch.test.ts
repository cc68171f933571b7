import { expect, type Page } from '@playwright/test'
import { type Front, startFront } from './fixtures/front-server.ts'
import { addLink, holdBack, open, waitUntilHydrated } from './fixtures/page-actions.ts'
import { test } from './fixtures/test.ts'

const CSS = '/en-US/docs/Web/CSS'
const HTML = '/en-US/docs/Web/HTML'

test.use({ viewport: { width: 1300, height: 800 } })

function listAsked(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  return asked
}

test('a finger on a link fetches its page at once, and the tap does not again', async ({ page }) => {
  await open(page, CSS)
  const asked = listAsked(page)
  const link = await addLink(page, HTML)
  const answer = page.waitForResponse(`**${HTML}/index.json`)
  await link.dispatchEvent('touchstart')
  await answer
  await link.click()
  await expect(page).toHaveTitle(/^HTML/)
  expect(asked.filter((path) => path === `${HTML}/index.json`)).toHaveLength(1)
})

test('the code of documents comes once the page is used, and not before', async ({ page }) => {
  const asked = listAsked(page)
  const listCode = () => asked.filter((path) => path.includes('/make-document-view.'))
  await open(page, CSS)
  await page.waitForLoadState('networkidle')
  expect(listCode()).toEqual([])
  await page.mouse.move(400, 300)
  await expect.poll(() => listCode().length).toBe(1)
})

for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }]) {
  test(`nothing is fetched ahead over a connection with ${JSON.stringify(connection)}`, async ({ page }) => {
    await page.addInitScript((value) => Object.defineProperty(Navigator.prototype, 'connection', { get: () => value }), connection)
    await open(page, CSS)
    const asked = listAsked(page)
    const link = await addLink(page, HTML)
    await link.hover()
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)))
    expect(asked).not.toContain(`${HTML}/index.json`)
    await link.click()
    await expect(page).toHaveTitle(/^HTML/)
  })
}

test.describe('what failed ahead', () => {
  test.use({ expectedProblems: /status of 503/ })

  test('is asked for again by the click', async ({ page, context }) => {
    let isReady = false
    await context.route(`**${HTML}/index.json`, async (route) => (isReady ? await route.continue() : await route.fulfill({ status: 503 })))
    await open(page, CSS)
    const link = await addLink(page, HTML)
    const answer = page.waitForResponse(`**${HTML}/index.json`)
    await link.hover()
    await answer
    isReady = true
    await link.click()
    await expect(page).toHaveTitle(/^HTML/)
  })
})

test.describe('by the rules of the browser', () => {
  let front: Front
  test.beforeEach(async ({ site }) => {
    front = await startFront(site.origin)
  })
  test.afterEach(async ({ page }) => {
    // A page that is still open would complain that the server has gone.
    await page.close()
    await front.stop()
  })

  const rules = (page: Page) => page.locator('script[type="speculationrules"]')

  test('the rules go when the page is hydrated, so that nothing is fetched twice', async ({ page }) => {
    await page.goto(front.origin + CSS)
    await waitUntilHydrated(page)
    await expect(rules(page)).toHaveCount(0)
    const link = await addLink(page, HTML)
    const answer = page.waitForResponse(`**${HTML}/index.json`)
    await link.hover()
    await answer
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)))
    await link.click()
    await expect(page).toHaveTitle(/^HTML/)
    expect(front.asked.map(({ path }) => path).filter((path) => path.startsWith(HTML))).toEqual([`${HTML}/index.json`])
  })

  test('the policy allows the rules, whose links are those of documents', async ({ page, context }) => {
    const release = await holdBack(context, '**/static/entry.browser.*.js')
    await page.goto(front.origin + CSS)
    const text = await rules(page).textContent()
    expect(JSON.parse(text ?? '')).toMatchObject({ prefetch: [{ where: { href_matches: '/*/docs/*' }, eagerness: 'moderate' }] })
    expect(await page.evaluate(() => HTMLScriptElement.supports('speculationrules'))).toBe(true)
    release()
  })
})
