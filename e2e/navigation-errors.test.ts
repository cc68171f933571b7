import { expect, type Page } from '@playwright/test'
import { type Change, type Front, startFront } from './fixtures/front-server.ts'
import { addLink, isMarked, markDocument, waitUntilHydrated } from './fixtures/page-actions.ts'
import { test } from './fixtures/test.ts'

const CSS = '/en-US/docs/Web/CSS'
const HTML = '/en-US/docs/Web/HTML'
const HTML_DATA = `${HTML}/index.json`

test.use({ viewport: { width: 1300, height: 800 } })

let front: Front | undefined
test.afterEach(async ({ page }) => {
  // A page that is still open would complain that the server has gone.
  await page.close()
  await front?.stop()
})

/** Opens a page of the site with a server in front that changes its responses. */
async function openBehind(page: Page, site: string, path: string, change: Change): Promise<Front> {
  const started = await startFront(site, change)
  front = started
  await page.goto(started.origin + path)
  await waitUntilHydrated(page)
  await markDocument(page)
  return started
}

/** Changes the data of the HTML page. */
const changeHtmlData =
  (edit: (data: { build: string; doc: Record<string, unknown> }) => unknown): Change =>
  (path, { body }) =>
    path === HTML_DATA ? { body: JSON.stringify(edit(JSON.parse(body.toString()))) } : undefined

test.describe('a server that gave up waiting', () => {
  test.use({ expectedProblems: /status of 504/ })

  test('leaves the user on the page that was read, with a notice and the way to try again', async ({ page, site }) => {
    let isSlow = true
    await openBehind(page, site.origin, CSS, (path) => (path === HTML_DATA && isSlow ? { status: 504, body: '' } : undefined))
    await (await addLink(page, HTML)).click()
    const notice = page.locator('.foot-notice')
    await expect(notice).toContainText(`The page ${HTML} could not be loaded`)
    await expect(page.getByRole('status').filter({ hasText: HTML })).toBeAttached()
    await expect(page).toHaveURL(new RegExp(`${CSS}$`))
    await expect(page).toHaveTitle(/^CSS/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('CSS')
    await notice.getByRole('button', { name: 'Close' }).click()
    await expect(notice).toHaveCount(0)
    await (await addLink(page, HTML, 'once more')).click()
    await expect(notice).toBeVisible()
    isSlow = false
    await notice.getByRole('link', { name: 'Try again' }).click()
    await expect(page).toHaveURL(new RegExp(`${HTML}$`))
    await expect(page).toHaveTitle(/^HTML/)
    await expect(notice).toHaveCount(0)
    expect(await isMarked(page)).toBe(true)
  })

  test('on the way back leaves page and address together', async ({ page, site }) => {
    let isSlow = false
    const { origin } = await openBehind(page, site.origin, HTML, (path) =>
      path === HTML_DATA && isSlow ? { status: 504, body: '' } : undefined,
    )
    await (await addLink(page, CSS)).click()
    await expect(page).toHaveTitle(/^CSS/)
    isSlow = true
    await page.evaluate(() => history.back())
    await expect(page.locator('.foot-notice')).toBeVisible()
    await expect(page).toHaveURL(origin + CSS)
    await expect(page).toHaveTitle(/^CSS/)
    isSlow = false
    await page.goBack()
    await expect(page).toHaveTitle(/^HTML/)
    await expect(page).toHaveURL(origin + HTML)
    expect(await isMarked(page)).toBe(true)
  })
})

test.describe('a page that cannot be shown', () => {
  test.use({ expectedProblems: /can't be shown|parents|TypeError|Error: / })

  const problems = {
    'for it has a section of an unknown type': changeHtmlData((data) => ({
      ...data,
      doc: { ...data.doc, body: [{ type: 'hologram', value: { isH3: false } }] },
    })),
    'for its components fail': changeHtmlData((data) => ({ ...data, doc: { ...data.doc, parents: [] } })),
  }
  for (const [why, change] of Object.entries(problems)) {
    test(`${why}, leaves header and footer in place and the way to all others open`, async ({ page, site }) => {
      const announced: string[] = []
      page.on('console', (message) => announced.push(message.text()))
      await openBehind(page, site.origin, CSS, change)
      await (await addLink(page, HTML)).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page cannot be shown')
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expect(page).toHaveURL(new RegExp(`${HTML}$`))
      await expect(page.locator('.site-header')).toBeVisible()
      await expect(page.locator('.site-footer')).toBeAttached()
      if (why.includes('unknown type')) {
        await expect(page).toHaveTitle('Loading Error')
        expect(announced.join()).toContain('UnknownSectionError: a section has an unknown type')
      }
      await page.goBack()
      await expect(page).toHaveTitle(/^CSS/)
      await expect(page.locator('.prose')).toBeVisible()
      expect(await isMarked(page)).toBe(true)
      await page.goForward()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page cannot be shown')
      await page.getByRole('button', { name: 'Try reloading the page' }).click()
      await expect(page).toHaveTitle(/^HTML/)
    })
  }
})

test('a page of another build is loaded by the browser', async ({ page, site }) => {
  await openBehind(
    page,
    site.origin,
    CSS,
    changeHtmlData((data) => ({ ...data, build: 'another' })),
  )
  await (await addLink(page, HTML)).click()
  await expect(page).toHaveTitle(/^HTML/)
  expect(await isMarked(page)).toBe(false)
  await page.goBack()
  await expect(page).toHaveTitle(/^CSS/)
})

test('every page and its data carry the same build', async ({ request }) => {
  const { build } = await (await request.get(HTML_DATA)).json()
  const html = await (await request.get(HTML)).text()
  expect(build).toMatch(/^[0-9a-f]{20}$/)
  const data = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  expect(JSON.parse(data)).toMatchObject({ build })
  expect((await (await request.get('/de/index.json')).json()).build).toBe(build)
})

test.describe('after a page that could not be loaded', () => {
  test.use({ expectedProblems: /status of 418/ })

  test('a page that waits with nothing to show keeps the place of one', async ({ page, site, context }) => {
    await openBehind(page, site.origin, CSS, (path) => (path === HTML_DATA ? { status: 418, body: '' } : undefined))
    await (await addLink(page, HTML)).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loading Error')
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await context.route('**/docs/Web/CSS/index.json', async (route) => {
      await held
      await route.continue()
    })
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await page.evaluate(() => history.back())
    const place = page.locator('.loading-placeholder')
    await expect(place).toBeAttached()
    expect((await place.boundingBox())?.height).toBeGreaterThanOrEqual(800)
    await expect(place.locator('p')).toHaveCount(0)
    await page.clock.runFor(1000)
    await expect(place.getByText('Loading…')).toBeVisible()
    expect((await place.locator('p').boundingBox())?.height).toBeGreaterThanOrEqual(200)
    release()
    await expect(page).toHaveTitle(/^CSS/)
  })
})

test.describe('a page that a component outside of it fails for', () => {
  test.use({ expectedProblems: /loaded again without its script|TypeError|Error/ })

  test('is shown as the server sent it, and its links work', async ({ page, site }) => {
    front = await startFront(site.origin, (path, { body }) =>
      path === CSS ? { body: body.toString().replace(/"brand":\{[^}]*\}/, '"brand":null') } : undefined,
    )
    const announced = page.waitForEvent('console', (message) => message.text().includes('loaded again without its script'))
    await page.goto(front.origin + CSS)
    await announced
    await expect(page.locator('.prose')).toBeVisible()
    await expect(page.locator('.site-header')).toBeVisible()
    await expect.poll(() => page.evaluate(() => history.state)).toEqual({ isPlain: true })
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Web', exact: true }).click()
    await expect(page).toHaveURL(/\/docs\/Web$/)
    await waitUntilHydrated(page)
  })
})
