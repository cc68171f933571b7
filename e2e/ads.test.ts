import { expect, type Page } from '@playwright/test'
import { test } from './fixtures/ads-site.ts'
import { findViolations } from './fixtures/find-violations.ts'
import { addLink } from './fixtures/page-actions.ts'
import { answerWho, SUBSCRIBER } from './fixtures/who-reads.ts'

const ARTICLE = '/en-US/docs/Web/Side'

/** The calls of ads that a page makes. */
function watchCalls(page: Page): readonly string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(?:pong|pimg)\//.test(pathname)) calls.push(pathname)
  })
  return calls
}

/** How far the page has moved by itself. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const sum = list.getEntries().reduce((total, entry) => total + ('value' in entry ? Number(entry.value) : 0), 0)
      document.documentElement.dataset.shift = String(Number(document.documentElement.dataset.shift ?? 0) + sum)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0))
}

/** Until what has changed is painted, and moves are told. */
function twoFrames(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
      }),
  )
}

for (const width of [375, 1280])
  test(`an article has two ads, and nothing moves when they come, at ${width} px`, async ({ page, adsSite }) => {
    await page.setViewportSize({ width, height: 800 })
    const shiftOf = await watchShifts(page)
    await page.goto(`${adsSite}${ARTICLE}`)
    const ads = page.getByRole('complementary', { name: /^Ad: / })
    await expect(ads).toHaveCount(2)
    expect(await ads.getByRole('strong').or(ads.locator('.ad-heading')).allTextContents()).toEqual(
      width === 375 ? ['The ad Side', 'The ad Top'] : ['The ad Top', 'The ad Side'],
    )
    await expect(ads.first().getByRole('link', { name: 'Ad', exact: true })).toHaveAttribute('href', '/en-US/advertising')
    expect(await shiftOf()).toBe(0)
    expect(await findViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })

test('the ad next to an article covers no entry of a long table of contents', async ({ page, adsSite }) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  await page.goto(`${adsSite}${ARTICLE}`)
  const [contents, ad] = [page.locator('.document > .toc'), page.locator('.document > .ad-place-side')]
  const gap = async (): Promise<number> => {
    const [above, below] = [await contents.boundingBox(), await ad.boundingBox()]
    return (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)
  }
  expect(await gap()).toBeGreaterThanOrEqual(0)
  await page.locator('.menu-toggle > summary').click()
  await expect(page.locator('.menu-toggle')).toHaveAttribute('open')
  expect(await gap()).toBeGreaterThanOrEqual(0)
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }))
  expect(await gap()).toBeGreaterThanOrEqual(0)
  await expect(ad).toBeInViewport({ ratio: 1 })
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  expect(await gap()).toBeGreaterThanOrEqual(0)
})

for (const width of [375, 769, 1440])
  test(`nothing moves when ads come late, after a jump to the end of the page, at ${width} px`, async ({ page, adsSite }) => {
    await page.setViewportSize({ width, height: 800 })
    const shiftOf = await watchShifts(page)
    const { promise: isScrolled, resolve: answer } = Promise.withResolvers<void>()
    await page.route('**/pong/get', async (route) => {
      await isScrolled
      await route.continue()
    })
    const asked = page.waitForRequest('**/pong/get')
    await page.goto(`${adsSite}${ARTICLE}`)
    await asked
    await page.evaluate(async () => {
      await document.fonts.ready
      scrollTo(0, document.documentElement.scrollHeight)
    })
    // The browser reports some frames later what the jump itself moves.
    const seen: number[] = []
    await expect.poll(async () => seen.push(await shiftOf()) > 1 && seen.at(-1) === seen.at(-2), { intervals: [200] }).toBe(true)
    const before = seen.at(-1)
    answer()
    await expect(page.locator('.ad')).toHaveCount(2)
    await twoFrames(page)
    expect(await shiftOf()).toBe(before)
  })

test('the ad at the top stays one when the window becomes narrow, and becomes wide again', async ({ page, adsSite }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${adsSite}${ARTICLE}`)
  await expect(page.locator('.ad-place-wide > .ad-top')).toBeVisible()
  await page.setViewportSize({ width: 768, height: 800 })
  await expect(page.locator('.ad-place-narrow > .ad-top')).toBeVisible()
  await page.setViewportSize({ width: 769, height: 800 })
  await expect(page.locator('.ad-place-wide > .ad-top')).toBeVisible()
  await expect(page.locator('.ad-top')).toHaveCount(1)
})

test('below an ad, others than subscribers are led to the plans, unless no plan is sold to them', async ({ page, adsSite }) => {
  await page.goto(`${adsSite}${ARTICLE}`)
  await expect(page.locator('.ad-leave')).toHaveCount(2)
  await expect(page.locator('.ad-leave').first()).toHaveAttribute('href', '/en-US/plus')
  await page.route('**/pong/get', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), plusAvailable: false } })
  })
  await page.reload()
  await expect(page.locator('.ad')).toHaveCount(2)
  await expect(page.locator('.ad-leave')).toHaveCount(0)
})

test('below an ad, subscribers are led to their settings', async ({ page, context, adsSite }) => {
  await answerWho(context, SUBSCRIBER)
  await page.goto(`${adsSite}${ARTICLE}`)
  await expect(page.locator('.ad-leave').first()).toHaveAttribute('href', '/en-US/plus/settings?ref=nope')
})

test('a view is counted once, and not of what is out of sight, and a click leads where the campaign leads', async ({ page, adsSite }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const calls = watchCalls(page)
  const viewed = page.waitForResponse((response) => response.url().includes('/pong/viewed'))
  await page.goto(`${adsSite}/en-US/`)
  expect((await viewed).status()).toBe(201)
  await expect(page.locator('.ad-hpMain')).toHaveCount(1)
  const again = page.waitForResponse((response) => response.url().includes('/pong/viewed'))
  await page.locator('.ad-hpMain').scrollIntoViewIfNeeded()
  await again
  expect(calls).toEqual(['/pong/get', '/pong/viewed', '/pong/viewed'])
  await page.locator('.ad-hpTop .ad-link').click()
  await expect(page).toHaveURL(`${adsSite}/en-US/docs/Web/Top`)
})

test('another page asks again, and focus does not', async ({ page, adsSite }) => {
  const calls = watchCalls(page)
  await page.goto(`${adsSite}${ARTICLE}`)
  await expect(page.locator('.ad')).toHaveCount(2)
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await addLink(page, '/en-US/docs/Web/Top').then((link) => link.click())
  await expect(page.getByRole('heading', { level: 1, name: 'Top' })).toBeVisible()
  await expect(page.locator('.ad')).toHaveCount(2)
  expect(calls.filter((path) => path === '/pong/get')).toHaveLength(2)
})

test('for a user who wants no ads nothing is asked, and no room is kept', async ({ page, context, adsSite }) => {
  const settings = {
    ai_help_history: false,
    collections_last_modified_time: null,
    locale_override: null,
    mdnplus_newsletter: false,
    no_ads: true,
  }
  const who = await answerWho(context, { ...SUBSCRIBER, settings })
  const calls = watchCalls(page)
  await page.goto(`${adsSite}${ARTICLE}`)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('nop'))).toBe('yes')
  await page.reload()
  for (const place of await page.locator('.ad-place').all()) await expect(place).toBeHidden()
  await expect(page.locator('.account')).toContainText(/My|Plus|account/i)
  expect([calls, who.count() > 0]).toEqual([[], true])
})

test.describe(() => {
  test.use({ expectedProblems: /there are no ads|502|Bad Gateway/ })
  test('when the server has no answer, the page stays as it is', async ({ page, adsSite }) => {
    const shiftOf = await watchShifts(page)
    await page.route('**/pong/get', (route) => route.fulfill({ status: 502, body: 'no' }))
    const answered = page.waitForResponse('**/pong/get')
    await page.goto(`${adsSite}${ARTICLE}`)
    await answered
    await expect(page.locator('.ad')).toHaveCount(0)
    expect(await shiftOf()).toBe(0)
  })
})
