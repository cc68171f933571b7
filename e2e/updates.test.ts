import { expect, type Locator, type Page } from '@playwright/test'
import { findViolations } from './fixtures/find-violations.ts'
import { isMarked, markDocument, open } from './fixtures/page-actions.ts'
import { test } from './fixtures/test.ts'

const UPDATES = '/en-US/plus/updates'

const groups = (page: Page): Locator => page.locator('.updates-group')
const names = (page: Page): Locator => page.locator('.updates-group h2')
/** Opens a filter and gives one of its boxes. */
async function boxOf(page: Page, filter: string, choice: string): Promise<Locator> {
  await page.locator('.updates-filter summary').filter({ hasText: filter }).click()
  return page.getByRole('checkbox', { name: choice, exact: true })
}

/** Opens the page and waits until its script is there. */
async function openLive(page: Page, query = ''): Promise<void> {
  await open(page, UPDATES + query)
  await expect(page.locator('.updates-form[data-live]')).toBeAttached()
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a user reads, filters and goes to another page', async ({ page }) => {
    await page.goto(UPDATES)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Updates')
    await expect(groups(page)).toHaveCount(5)
    await (await boxOf(page, 'Browsers', 'Firefox')).check()
    await page.getByLabel('Filter by keyword').fill('speech')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page).toHaveURL(/[?&]q=speech&browsers=firefox&sort=desc$/)
    for (const name of await names(page).allTextContents()) expect(name).toMatch(/^Firefox \d+$/)
    await expect(page.getByLabel('Filter by keyword')).toHaveValue('speech')
    await page.getByRole('link', { name: 'Reset all filters' }).click()
    await expect(page).toHaveURL(UPDATES)
    await page.getByRole('link', { name: 'Next' }).first().click()
    await expect(page).toHaveURL(`${UPDATES}?page=2`)
    await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page')
  })

  test('a row opens, and its parts are below it', async ({ page }) => {
    await page.goto(`${UPDATES}?release=firefox@120`)
    const row = page.locator('.updates-event:has(> .updates-open .updates-event)').first()
    await row.locator('summary').first().click()
    await expect(row.locator('.updates-links').first()).toBeVisible()
    await expect(row.locator('.updates-open .updates-event').first()).toBeVisible()
  })
})

test('filters change the list and the address without a load of the page', async ({ page }) => {
  await openLive(page)
  await markDocument(page)
  const box = await boxOf(page, 'Browsers', 'Safari')
  await box.check()
  await expect(page).toHaveURL(`${UPDATES}?browsers=safari`)
  await expect(names(page).first()).toHaveText(/^Safari [\d.]+$/)
  await expect(box).toBeFocused()
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(/^Page 1 of \d+: [\d,]+ updates$/)
  await page.keyboard.press('Escape')
  await expect(box).toBeHidden()
  await page.getByLabel('Filter by keyword').fill('grid')
  await page.getByLabel('Filter by keyword').press('Enter')
  await expect(page).toHaveURL(`${UPDATES}?q=grid&browsers=safari`)
  await page.getByLabel('Sort by').selectOption('Oldest')
  await expect(page).toHaveURL(`${UPDATES}?q=grid&browsers=safari&sort=asc`)
  expect(await isMarked(page)).toBe(true)
  await page.goBack()
  await expect(page).toHaveURL(`${UPDATES}?q=grid&browsers=safari`)
  await expect(page.getByLabel('Sort by')).toHaveValue('desc')
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(UPDATES)
  await expect(groups(page)).toHaveCount(5)
  await expect(page.getByLabel('Filter by keyword')).toHaveValue('')
  await page.goForward()
  await expect(names(page).first()).toHaveText(/^Safari [\d.]+$/)
  await page.getByRole('link', { name: 'Reset all filters' }).click()
  await expect(page).toHaveURL(UPDATES)
  await expect(page.getByRole('link', { name: 'Reset all filters' })).toBeHidden()
  expect(await isMarked(page)).toBe(true)
})

test('a keyword counts when the field is left, and one that finds nothing says so', async ({ page }) => {
  await openLive(page)
  await page.getByLabel('Filter by keyword').fill('no such feature')
  await page.getByLabel('Filter by keyword').blur()
  await expect(page.getByRole('main')).toContainText('No updates match your filters.')
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText('No updates match your filters.')
})

test('another page of the list begins at its top, with the focus on it', async ({ page }) => {
  await openLive(page)
  await markDocument(page)
  const first = await names(page).first().textContent()
  await page.getByRole('link', { name: 'Next' }).last().click()
  await expect(page).toHaveURL(`${UPDATES}?page=2`)
  await expect(names(page).first()).not.toHaveText(first ?? '')
  await expect(page.locator('.updates-outcome')).toBeFocused()
  await expect(page.locator('.updates-outcome')).toBeInViewport()
  expect(await isMarked(page)).toBe(true)
})

test('of two answers the one that was asked for last is shown, whichever comes last', async ({ page }) => {
  await openLive(page)
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/v2/updates/?*browsers=edge&*', async (route) => {
    await held
    await route.continue().catch(() => undefined)
  })
  await (await boxOf(page, 'Browsers', 'Edge')).check()
  await expect(page.locator('.updates-outcome')).toHaveAttribute('aria-busy', 'true')
  await page.getByRole('checkbox', { name: 'Edge', exact: true }).uncheck()
  await page.getByRole('checkbox', { name: 'Deno', exact: true }).check()
  await expect(names(page).first()).toHaveText(/^Deno /)
  release()
  await page.unrouteAll({ behavior: 'wait' })
  await expect(names(page).first()).toHaveText(/^Deno /)
  await expect(page).toHaveURL(`${UPDATES}?browsers=deno`)
})

test.describe('when the server fails', () => {
  test.use({ expectedProblems: /500|Failed to load/ })

  test('the page says so, and another try brings the list', async ({ page }) => {
    await openLive(page)
    await page.route('**/api/v2/updates/?*', (route) => route.fulfill({ status: 500, body: '{}' }))
    await (await boxOf(page, 'Category', 'CSS')).check()
    await expect(page.getByRole('heading', { name: 'Server error' })).toBeVisible()
    await expect(page).toHaveURL(`${UPDATES}?category=css`)
    await page.unrouteAll()
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(groups(page)).toHaveCount(5)
  })
})

test('a row has the table of its feature, also where the page is about more', async ({ page }) => {
  await openLive(page, '?q=reason_parameter&browsers=firefox')
  await page.locator('.updates-event > summary').first().click()
  const table = page.locator('.updates-compat table')
  await expect(table.locator('tbody tr')).toHaveCount(1)
  await expect(table).toContainText('reason')
  await expect(page.locator('.updates-compat').getByRole('button', { name: 'Browsers' })).toBeVisible()
})

test('releases that were not there on the last visit are marked, on each tab and not on a first visit', async ({ page, context }) => {
  await openLive(page)
  await expect(page.locator('.updates-new')).toHaveCount(0)
  const [newest] = await page.locator('.updates-group').evaluateAll((all) => all.map((group) => group.getAttribute('data-release')))
  // A visit of yesterday, when the newest release was not there.
  await page.evaluate((release) => {
    const visits: { readonly current: readonly string[] } = JSON.parse(localStorage.getItem('updates-visits') ?? '')
    const current = visits.current.filter((key) => key !== release)
    localStorage.setItem('updates-visits', JSON.stringify({ before: null, current, at: Date.now() - 86_400_000 }))
  }, newest)
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await openLive(tab)
    await expect(tab.locator('.updates-new')).toHaveText('New since your last visit')
    await expect(tab.locator(`[data-release="${newest}"] .updates-new`)).toBeVisible()
  }
  await page.getByLabel('Sort by').selectOption('Oldest')
  await expect(page.locator('.updates-new')).toHaveCount(0)
  await page.goBack()
  await expect(page.locator('.updates-new')).toHaveCount(1)
})

test('the feeds of a list are those of its filters', async ({ page }) => {
  await openLive(page, '?browsers=firefox')
  const feed = page.getByRole('main').getByRole('link', { name: 'RSS feed' })
  await expect(feed).toHaveAttribute('href', `${UPDATES}/rss.xml?browsers=firefox`)
  expect((await page.request.get(`${UPDATES}/rss.xml?browsers=firefox`)).headers()['content-type']).toContain('application/rss+xml')
  expect(await page.evaluate(() => localStorage.getItem('viewed.plus_updates_v2'))).toBe('true')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/en-US\/plus\/updates$/)
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`the page has no problem for axe in the ${colorScheme} theme, with a row and a filter open`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await openLive(page, '?q=abortcontroller&browsers=firefox')
    await page.locator('.updates-event > summary').first().click()
    await expect(page.locator('.updates-compat table').first()).toBeVisible()
    await page.locator('.updates-filter summary').first().click()
    expect(await findViolations(page)).toEqual([])
    await page.setViewportSize({ width: 375, height: 800 })
    expect(await findViolations(page)).toEqual([])
  })
