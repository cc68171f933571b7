import { expect } from '@playwright/test'
import { withIssues } from './fixtures/code-host.ts'
import { withCodeHostSite } from './fixtures/code-host-site.ts'
import { findViolationsInBothThemes } from './fixtures/find-violations.ts'
import { listOverflowing } from './fixtures/list-overflowing.ts'
import { open } from './fixtures/page-actions.ts'
import { test } from './fixtures/test.ts'

const COMMUNITY = '/en-US/community'
const HOSTILE = '<img src=x onerror=document.title=1>\u202E desrever אבג'

test.describe('a site that names a code host', () => {
  test.use({ expectedProblems: /status of (?:404|503)|\/community\/issues/ })

  test('shows issues when they have come, and says when they can’t be loaded', async ({ page, browser }) => {
    test.slow()
    await withCodeHostSite(async ({ host, serve }) => {
      host.answer((_request, response) => void response.writeHead(500).end('{}'))
      await serve(async (origin) => {
        await open(page, origin + COMMUNITY)
        const part = page.getByRole('region', { name: 'Good first issues' })
        await expect(part.getByRole('status')).toHaveText('The issues could not be loaded: 503')
        await expect(part.getByRole('link', { name: 'See all of them' })).toHaveAttribute('href', host.source.page)
        expect(await findViolationsInBothThemes(page)).toEqual([])

        // A feature that is off has no page and no link.
        expect((await page.request.get(`${origin}/en-US/advertising`)).status()).toBe(404)
        await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Advertise' })).toHaveCount(0)
      })

      const { promise: held, resolve: release } = Promise.withResolvers<void>()
      const answer = withIssues(
        ['Mend the comma', 'good first issue', 'bug'],
        [HOSTILE, 'accepting PR', 'good first issue'],
        ['word'.repeat(100)],
      )
      host.answer((request, response) => void held.then(() => answer(request, response)))
      const asked = host.count()
      await serve(async (origin) => {
        expect(host.count()).toBe(asked)
        await page.addInitScript(watchShifts)
        await page.setViewportSize({ width: 375, height: 700 })
        await open(page, origin + COMMUNITY)
        const part = page.getByRole('region', { name: 'Good first issues' })
        await part.scrollIntoViewIfNeeded()
        await expect(part.getByRole('status')).toHaveText('Loading issues…')
        release()
        const rows = part.getByRole('table', { name: 'Good first issues' }).locator('tbody tr')
        await expect(rows).toHaveText([
          /^Mend the commagood first issueroom\/content$/,
          /^<img src=x onerror=document.title=1> desrever אבגgood first issueaccepting PRroom\/content$/,
          /^(?:word){49}wor…room\/content$/,
        ])
        await expect(rows.first().getByRole('link')).toHaveAttribute('href', 'https://code.example/room/content/issues/1')
        expect(await page.evaluate('window.shifts')).toBe(0)
        expect(await listOverflowing(page)).toEqual([])
        expect(await findViolationsInBothThemes(page)).toEqual([])
        // Whoever comes next is answered from memory.
        await page.reload()
        await expect(rows).toHaveCount(3)
        expect(host.count()).toBe(asked + 1)

        const plain = await browser.newContext({ javaScriptEnabled: false })
        const reading = await plain.newPage()
        await reading.goto(origin + COMMUNITY)
        await expect(reading.getByText('Loading issues…')).toBeHidden()
        await expect(reading.getByRole('link', { name: 'See all of them' })).toBeVisible()
        await expect(reading.getByRole('heading', { name: 'Abel <b>bold</b>' })).toBeVisible()
        await plain.close()
      })
    })
  })
})

test('the starter’s community page asks no one, and leads to its portraits and back', async ({ page, site }) => {
  const asked: string[] = []
  page.on('request', (request) => void asked.push(request.url()))
  await open(page, COMMUNITY)
  await expect(page).toHaveTitle(/^Community \| /)
  await expect(page.getByRole('heading', { name: 'Good first issues' })).toHaveCount(0)
  expect(await findViolationsInBothThemes(page)).toEqual([])
  const portraits = page.getByRole('region', { name: 'People behind the pages' })
  await expect(portraits.getByRole('heading', { level: 3 })).toHaveText([
    'A writer (example)',
    'A reviewer (example)',
    'A translator (example)',
  ])
  await portraits.getByRole('link', { name: 'Read the portrait of A translator (example)' }).click()
  await expect(page).toHaveURL('/en-US/community/spotlight/translator')
  await expect(page).toHaveTitle(/^Contributor spotlight: A translator \(example\) \| /)
  await expect(page.getByRole('main').getByRole('img').first()).toHaveJSProperty('naturalWidth', 200)
  await expect(page.getByText('the person in it does not exist')).toBeVisible()
  await page.getByRole('complementary').getByRole('link', { name: 'Get involved' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Community')
  expect(asked.filter((url) => !url.startsWith(site.origin))).toEqual([])
  expect(asked.filter((url) => url.includes('/community/issues'))).toEqual([])
  // The page exists in English; users of other languages are led to it.
  for (const path of ['community', 'about', 'newsletter', 'advertising', 'community/spotlight/translator'])
    expect((await page.request.get(`/de/${path}`, { maxRedirects: 0 })).headers().location).toBe(`/en-US/${path}`)
})

/** Adds up what moves without the user having done something. Runs in the page. */
function watchShifts(): void {
  Object.assign(window, { shifts: 0 })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('value' in entry && 'hadRecentInput' in entry && entry.hadRecentInput === false)
        Object.assign(window, { shifts: Number(Reflect.get(window, 'shifts')) + Number(entry.value) })
  }).observe({ type: 'layout-shift', buffered: true })
}
