import { randomBytes, randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { findViolations } from './fixtures/find-violations.ts'
import { runLectern } from './fixtures/lectern-process.ts'
import { newAddress } from './fixtures/new-address.ts'
import { test } from './fixtures/telemetry-site.ts'

const ARTICLE = '/en-US/docs/Web/CSS'
const INSIGHTS = '/admin/insights'
const ACCOUNT = '/users/account/'
const TIME = '2026-11-23T12:00+00:00'

/** Signs up, and makes the account that of staff. */
async function signUpAsStaff(page: Page, dataFolder: string): Promise<void> {
  const email = newAddress()
  await page.goto(`/users/fxa/login/authenticate/?action=signup&next=${ACCOUNT}`)
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password').fill('three grey herons')
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page).toHaveURL(ACCOUNT)
  await runLectern('admin', 'grant', email, 'staff', '--data', dataFolder)
}

/** What browsers of users send: a visit of an article, read to its half, and a vote that it did not help. */
async function visit({ request }: Page, origin: string): Promise<void> {
  const client_info = { telemetry_sdk_build: '5.0.10', client_id: randomUUID(), session_id: randomUUID(), session_count: 1 }
  const ping = { ping_info: { seq: 0, start_time: TIME, end_time: TIME }, client_info }
  const extra = { id: 'page.scroll_depth', type: '50', page: ARTICLE }
  const bodies = [
    [
      `/submit/lectern/page/1/${randomUUID()}`,
      { ...ping, metrics: { url: { 'page.url': `${origin}${ARTICLE}` }, text: { 'page.title': 'CSS' } } },
    ],
    [`/submit/lectern/action/1/${randomUUID()}`, { ...ping, events: [{ category: 'element', name: 'action', timestamp: 1, extra }] }],
    ['/api/v2/feedback/', { id: randomBytes(16).toString('hex'), kind: 'page', url: ARTICLE, is_helpful: false, reason: 'outdated' }],
  ] as const
  for (const [url, data] of bodies) expect((await request.post(url, { data, headers: { origin } })).status()).toBe(204)
}

test('staff see what was counted, choose the days and take a table as a file, without script', async ({ browser, telemetrySite }) => {
  const context = await browser.newContext({ baseURL: telemetrySite.origin, javaScriptEnabled: false })
  const page = await context.newPage()
  await signUpAsStaff(page, telemetrySite.dataFolder)
  await visit(page, telemetrySite.origin)
  await page.goto(INSIGHTS)
  await expect(page.getByRole('heading', { level: 1, name: 'Insights' })).toBeVisible()
  await page.getByRole('button', { name: '7 days' }).click()
  await expect(page).toHaveURL(`${INSIGHTS}?days=7`)
  await expect(page.getByRole('img', { name: /Visits and page views by day .* visits? in 7 days, at most/ })).toBeVisible()
  const votes = page.getByRole('table', { name: 'Helpfulness by page' })
  await expect(votes.getByRole('row').filter({ has: page.getByRole('rowheader', { name: ARTICLE }) })).toContainText('outdated')
  await expect(page.getByRole('region', { name: 'Ads' })).toContainText('ads is off')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'CSV: Pages with the most views' }).click()
  expect((await download).suggestedFilename()).toMatch(/^pages-[\d-]+\.csv$/)
  await context.close()
})

test('the page of figures has no problems that axe finds and none is cut off, in both themes, on a phone and a desktop', async ({
  page,
  telemetrySite,
}) => {
  await signUpAsStaff(page, telemetrySite.dataFolder)
  await visit(page, telemetrySite.origin)
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      await page.goto(INSIGHTS)
      expect(await findViolations(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})
