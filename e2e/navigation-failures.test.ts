import { expect } from '@playwright/test'
import { addLink, holdBack, isMarked, markDocument, open } from './fixtures/page-actions.ts'
import { STARTER_BRAND } from './fixtures/starter-brand.ts'
import { test } from './fixtures/test.ts'

const CSS = '/en-US/docs/Web/CSS'
const HTML_DATA = '**/en-US/docs/Web/HTML/index.json'

test.use({ viewport: { width: 1300, height: 800 } })

test.describe('when the server fails', () => {
  test.use({ expectedProblems: /status of 500/ })

  test('the page says so under its address, and can be tried again', async ({ page, context }) => {
    await context.route(HTML_DATA, (route) => route.fulfill({ status: 500, body: 'broken' }))
    await open(page, CSS)
    await (await addLink(page, '/en-US/docs/Web/HTML')).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loading Error')
    await expect(page).toHaveTitle('Loading Error')
    await expect(page).toHaveURL('/en-US/docs/Web/HTML')
    await expect(page.getByRole('main')).toContainText('The page /en-US/docs/Web/HTML could not be loaded: 500')
    await page.getByRole('button', { name: 'Try reloading the page' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('HTML')
    await page.goBack()
    await expect(page).toHaveTitle(/^CSS/)
  })
})

test.describe('when no response comes', () => {
  test.use({ expectedProblems: /ERR_FAILED|could not be fetched/ })

  test('the page says that the server did not answer', async ({ page, context }) => {
    await context.route(HTML_DATA, (route) => route.abort())
    await open(page, CSS)
    await (await addLink(page, '/en-US/docs/Web/HTML')).click()
    await expect(page.getByRole('main')).toContainText('the server did not answer')
  })
})

test.describe('offline', () => {
  test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED|could not be fetched/ })

  test('a page that can’t be loaded says that the browser is offline (docs/behaviour/navigation.md 6)', async ({ page, context }) => {
    await open(page, CSS)
    const link = await addLink(page, '/en-US/docs/Glossary/HTML')
    await context.setOffline(true)
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
    await expect(page).toHaveTitle('You are offline')
    await expect(page.getByRole('main')).toContainText('The page /en-US/docs/Glossary/HTML could not be loaded.')
  })

  test('what was typed into the search box of the page before is gone', async ({ page, context }) => {
    await open(page, CSS)
    const field = page.locator('#search')
    await field.fill('flex')
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.mouse.click(10, 600)
    await expect(field).toHaveValue('flex')
    const link = await addLink(page, '/en-US/docs/Glossary/HTML')
    await context.setOffline(true)
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
    await expect(field).toHaveValue('')
  })

  test('the playground says it at the end of the window, until the browser is online', async ({ page, context }) => {
    await page.goto('/en-US/play')
    await expect(page.getByRole('button', { name: 'Run' })).toBeVisible()
    await context.setOffline(true)
    await expect(page.locator('.foot-notice')).toContainText('You are offline.')
    await context.setOffline(false)
    await expect(page.locator('.foot-notice')).toHaveCount(0)
    await context.setOffline(true)
    await page.locator('.foot-notice').getByRole('button', { name: 'Close' }).click()
    await expect(page.locator('.foot-notice')).toHaveCount(0)
  })
})

test('what is no page’s data makes the browser load the address itself', async ({ page, context }) => {
  await context.route(HTML_DATA, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Log in to this network</h1>' }))
  await open(page, CSS)
  await markDocument(page)
  await (await addLink(page, '/en-US/docs/Web/HTML')).click()
  await expect(page).toHaveTitle(/^HTML/)
  expect(await isMarked(page)).toBe(false)
})

test.describe('a link that leads nowhere', () => {
  test.use({ expectedProblems: /status of 404/ })

  test('shows the page of unknown addresses, and the way back is open', async ({ page }) => {
    await open(page, CSS)
    await markDocument(page)
    await (await addLink(page, '/en-US/docs/No/Such_page')).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
    await expect(page.getByRole('main')).toContainText('Sorry, the page /en-US/docs/No/Such_page could not be found.')
    await expect(page).toHaveTitle(`Page not found | ${STARTER_BRAND.shortName}`)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveTitle(/^CSS/)
    expect(await isMarked(page)).toBe(true)
  })
})

test('only a page that is long in coming shows that it is being loaded', async ({ page, context }) => {
  const release = await holdBack(context, HTML_DATA)
  await page.clock.install()
  await open(page, CSS)
  // Nothing that the page is still to bring in is late when an hour has passed: what it brings in last, when it is idle, are these buttons.
  await expect(page.locator('.code-example').first().getByRole('button', { name: 'Copy' })).toBeAttached()
  await page.waitForLoadState('networkidle')
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const marker = page.getByRole('progressbar', { name: 'Loading…' })
  await (await addLink(page, '/en-US/docs/Web/HTML')).click()
  await expect(page).toHaveTitle('⏳ Loading…')
  await page.clock.runFor(950)
  await expect(marker).toHaveCount(0)
  await page.clock.runFor(100)
  await expect(marker).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('CSS')
  release()
  await expect(page).toHaveTitle(/^HTML/)
  await expect(marker).toHaveCount(0)
})

test.describe('when the code for a kind of page cannot be loaded', () => {
  test.use({ expectedProblems: /ERR_FAILED|could not be loaded|works without its script/ })

  test('the browser loads that page itself, and it can be read', async ({ page, context }) => {
    const announced: string[] = []
    page.on('console', (message) => announced.push(message.text()))
    await context.route('**/static/other-pages.*.js', (route) => route.abort())
    await open(page, CSS)
    await markDocument(page)
    await (await addLink(page, '/en-US/blog/')).click()
    await expect(page).toHaveURL('/en-US/blog/')
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
    await expect.poll(() => isMarked(page)).toBe(false)
    expect(announced.join()).toContain('ChunkLoadError')
  })
})
