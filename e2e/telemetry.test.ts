import { gunzipSync } from 'node:zlib'
import { expect, type Page } from '@playwright/test'
import { open } from './fixtures/page-actions.ts'
import { test } from './fixtures/telemetry-site.ts'
import { watchTransfers } from './fixtures/transfers.ts'

const ARTICLE = '/en-US/docs/Web/CSS/Reference/Selectors/:has'
const STORED = ['userLifetimeMetrics', 'pingLifetimeMetrics', 'appLifetimeMetrics', 'events', 'pings', 'glean_session_last_active']

interface Ping {
  readonly name: string
  readonly body: string
  readonly status: number | undefined
}

/** Opens an article, and waits until it asks for nothing more by itself. */
async function openQuietly(page: Page): Promise<void> {
  const transfers = await watchTransfers(page)
  await open(page, ARTICLE)
  await transfers.untilQuiet()
}

/** The pings that a page has sent, with what the server has answered. */
function watchPings(page: Page): readonly Ping[] {
  const pings: Ping[] = []
  page.on('requestfinished', async (request) => {
    const name = /\/submit\/lectern\/([^/]+)\/1\//.exec(request.url())?.[1]
    if (name === undefined) return
    const response = await request.response()
    pings.push({ name, body: decode(request.postDataBuffer()), status: response?.status() })
  })
  return pings
}

function decode(body: Buffer | null): string {
  if (body === null) return ''
  return body[0] === 0x1f ? gunzipSync(body).toString() : body.toString()
}

const storedKeys = (page: Page) => page.evaluate((keys) => keys.filter((key) => localStorage.getItem(key) !== null), STORED)

/** Hides the page as another tab does, which sends the actions that wait. */
async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true })
  })
}

test('a page and what is done on it are told to the server, which takes it', async ({ page, baseURL }) => {
  const pings = watchPings(page)
  await open(page, `${ARTICLE}?secret=1`)
  await expect.poll(() => pings.map(({ name, status }) => [name, status])).toEqual([['page', 204]])
  expect(JSON.parse(pings[0]?.body ?? '')).toMatchObject({
    metrics: { url: { 'page.url': `${baseURL}${ARTICLE}` }, text: { 'page.title': await page.title() } },
  })
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const waiting = () => page.evaluate(() => localStorage.getItem('events'))
  await expect.poll(waiting).toContain('page.scroll_depth')
  await page.locator('details.baseline summary').click()
  await expect.poll(waiting).toContain('baseline.toggle')
  await hide(page)
  await expect.poll(() => pings.map(({ name, status }) => [name, status])).toContainEqual(['action', 204])
  const { events } = JSON.parse(pings.find(({ name }) => name === 'action')?.body ?? '')
  expect(events).toContainEqual(
    expect.objectContaining({ extra: expect.objectContaining({ id: 'page.scroll_depth', type: '75', page: ARTICLE }) }),
  )
  expect(events).toContainEqual(
    expect.objectContaining({ extra: expect.objectContaining({ id: 'baseline.toggle', type: 'true', page: ARTICLE }) }),
  )
})

test('a search without results is told with its words', async ({ page }) => {
  const pings = watchPings(page)
  await open(page, '/en-US/search?q=zzqqxxvv')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('events'))).toContain('search.no_results')
  await hide(page)
  await expect.poll(() => pings.find(({ name }) => name === 'action')?.body).toContain('"label":"zzqqxxvv"')
})

test('opting out sends a deletion request, wipes what was stored and holds on the next page', async ({ page }) => {
  const pings = watchPings(page)
  await open(page, '/en-US/preferences')
  await expect.poll(() => pings.map(({ name }) => name)).toEqual(['page'])
  await page.getByRole('checkbox', { name: 'Tell this site how it is used' }).uncheck()
  await expect
    .poll(() => pings.map(({ name, status }) => [name, status]))
    .toEqual([
      ['page', 204],
      ['deletion-request', 204],
    ])
  await expect.poll(() => storedKeys(page)).toEqual([])
  const scripts: string[] = []
  page.on('request', (request) => void scripts.push(request.url()))
  await openQuietly(page)
  expect(scripts.filter((url) => /run-telemetry|\/submit\//.test(url))).toEqual([])
  expect(await storedKeys(page)).toEqual([])
})

test('two tabs do not answer one another for ever', async ({ page, context }) => {
  await openQuietly(page)
  await page.evaluate(() => {
    const keys: (string | null)[] = []
    Object.assign(globalThis, { keys })
    addEventListener('storage', ({ key }) => keys.push(key))
  })
  const other = await context.newPage()
  await openQuietly(other)
  const keys: readonly string[] = await page.evaluate(() => Reflect.get(globalThis, 'keys'))
  expect(keys.filter((key) => key === 'telemetry-probe')).toHaveLength(2)
})

test.describe('a browser that stores nothing', () => {
  test.use({ expectedProblems: /the browser's storage|^console warning: theme/ })

  test('does not load Glean, which would begin sessions without end', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(globalThis, name, {
          get() {
            throw new DOMException('denied', 'SecurityError')
          },
        })
    })
    const scripts: string[] = []
    page.on('request', (request) => void scripts.push(request.url()))
    await openQuietly(page)
    expect(scripts.filter((url) => /run-telemetry|\/submit\//.test(url))).toEqual([])
  })
})

for (const [name, property, value] of [
  ['Global Privacy Control', 'globalPrivacyControl', true],
  ['Do Not Track', 'doNotTrack', '1'],
] as const)
  test(`a browser with ${name} tells nothing, and the preferences say so`, async ({ page }) => {
    const pings = watchPings(page)
    await page.addInitScript(([key, asked]) => Object.defineProperty(navigator, key, { value: asked }), [property, value] as const)
    await open(page, '/en-US/preferences')
    const box = page.getByRole('checkbox', { name: 'Tell this site how it is used' })
    await expect(box).toBeDisabled()
    await expect(box).not.toBeChecked()
    await expect(page.getByText('Your browser asks sites not to track you')).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(pings).toEqual([])
    expect(await storedKeys(page)).toEqual([])
  })

test('the preferences lead to the list of all that is told, in the language of the page', async ({ page }) => {
  await open(page, '/de/preferences')
  await page.getByRole('link', { name: 'Alles ansehen, was mitgeteilt wird' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Was diese Website misst' })).toBeVisible()
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'search.result' }) })
  await expect(row).toContainText('url, position')
  await expect(row).toContainText('Um zu erfahren, was gesucht und nicht gefunden wird')
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test('the code of telemetry adds at most 20 KB to what an article loads', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  const urls = new Map<string, string>()
  const bytes = new Map<string, number>()
  await session.send('Network.enable')
  session.on('Network.requestWillBeSent', ({ requestId, request }) => urls.set(requestId, request.url))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => bytes.set(urls.get(requestId) ?? '', encodedDataLength))
  await open(page, ARTICLE)
  const added = () => [...bytes].filter(([url]) => url.includes('run-telemetry')).map(([, count]) => count)
  await expect.poll(() => added().length).toBe(1)
  expect(added().reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(20 * 1024)
})
