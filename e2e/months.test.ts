import { expect } from '@playwright/test'
import { findViolations } from './fixtures/find-violations.ts'
import { isMarked, markDocument, open } from './fixtures/page-actions.ts'
import { test } from './fixtures/test.ts'

const MONTHS = '/en-US/updates'
const MONTH = '/en-US/updates/2026-09'

for (const colorScheme of ['light', 'dark'] as const)
  test(`the pages about months have no problem for axe in the ${colorScheme} theme, on a phone as well`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    for (const path of [MONTHS, MONTH]) {
      await page.setViewportSize({ width: 1280, height: 800 })
      await open(page, path)
      for (const summary of await page.getByText('These figures as a table').all()) await summary.click()
      expect(await findViolations(page)).toEqual([])
      await page.setViewportSize({ width: 375, height: 800 })
      expect(await findViolations(page)).toEqual([])
    }
  })

test('the home page leads to the newest month that is over, and to all months', async ({ page }) => {
  await open(page, '/en-US/')
  const section = page.getByRole('region', { name: /^What changed on the web: / })
  await section.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^What changed on the web: /)
  await expect(page.getByText('This month is not over')).toBeHidden()
  await page.getByRole('navigation', { name: 'Months' }).getByRole('link', { name: 'All months' }).click()
  await expect(page).toHaveURL(MONTHS)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What changed on the web')
  await expect(page.locator('.month-list > li')).toHaveCount(36)
})

test('the chart has the figures of its table', async ({ page }) => {
  await open(page, MONTH)
  const figure = page.getByRole('figure', { name: 'Features that became newly available, by month' })
  const chart = figure.getByRole('img', { name: 'Features that became newly available, by month' })
  await expect(chart).toBeVisible()
  await figure.getByText('These figures as a table').click()
  const cells = await figure.getByRole('cell').allTextContents()
  expect(cells).toHaveLength(24)
  const drawn = await chart.locator('text').allTextContents()
  for (const cell of cells.filter((text) => text !== '0')) expect(drawn).toContain(cell)
  await expect(page.getByRole('heading', { name: 'Newly available' })).toBeVisible()
  expect(cells.at(-1)).toBe(String(await page.locator('#newly ~ .month-features > li').count()))
})

test('a page of the site leads to a month without loading the whole page, and back', async ({ page }) => {
  await open(page, MONTHS)
  await markDocument(page)
  await page.getByRole('link', { name: 'September 2026' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What changed on the web: September 2026')
  expect(await isMarked(page)).toBe(true)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What changed on the web')
})

test('there are feeds, and the pages are in other languages', async ({ page }) => {
  for (const [path, type] of [
    ['/fr/updates/rss.xml', /xml/],
    ['/fr/updates/feed.json', /json/],
  ] as const) {
    const response = await page.request.get(path)
    expect(response.headers()['content-type']).toMatch(type)
    expect(await response.text()).toContain('/fr/updates/2026-09')
  }
  await open(page, '/ja/updates/2026-09')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ウェブの変化: 2026年9月')
  expect((await page.request.get('/en-US/updates/2019-01')).status()).toBe(404)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a month is whole', async ({ page }) => {
    await page.goto(MONTH)
    await expect(page.getByRole('img', { name: 'Features that browsers added this month' })).toBeVisible()
    await expect(page.getByRole('table').last().getByRole('rowheader').first()).toBeVisible()
  })
})
