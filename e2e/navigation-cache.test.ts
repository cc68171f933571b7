import { chromium, expect } from '@playwright/test'
import { waitUntilHydrated } from './fixtures/page-actions.ts'
import { test } from './fixtures/test.ts'

const CSS = '/en-US/docs/Web/CSS'
const GERMAN = '/de/docs/Web/CSS'

test('a page that the browser has cached comes back as it was left', { tag: '@whole' }, async ({ site, launchOptions }) => {
  // Playwright switches that cache off for the browsers it starts.
  const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] })
  try {
    const page = await browser.newPage()
    await page.goto(site.origin + CSS)
    await waitUntilHydrated(page)
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.persisted = String(persisted)
      })
      scrollTo(0, 400)
    })
    // A request that is not finished keeps a page out of the browser's cache.
    await page.waitForLoadState('networkidle')
    await page.goto(site.origin + GERMAN)
    await waitUntilHydrated(page)
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveTitle(/^CSS: Cascading Style Sheets/)
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true')
    expect(await page.evaluate(() => scrollY)).toBe(400)
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Web', exact: true }).click()
    await expect(page).toHaveURL(`${site.origin}/en-US/docs/Web`)
  } finally {
    await browser.close()
  }
})
