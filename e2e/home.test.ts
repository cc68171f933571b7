import { expect } from '@playwright/test'
import { INTERFACE_LOCALES } from '#contracts/locales.ts'
import { DEFAULT_BRAND } from '#contracts/site.ts'
import { test } from './fixtures.ts'
import { isMarked, markDocument, open } from './page-actions.ts'
import { textOf } from './text-of.ts'

test.use({ viewport: { width: 1300, height: 800 } })

test('the home page leads to the areas of the site', async ({ page }) => {
  await open(page, '/en-US/')
  await expect(page).toHaveTitle(DEFAULT_BRAND.name)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(DEFAULT_BRAND.name)
  const areas = page.getByRole('region', { name: 'Explore' })
  await expect(areas.getByRole('link')).toContainText(['HTML', 'CSS', 'JavaScript', 'HTTP', 'Web APIs', 'Accessibility'])
  await markDocument(page)
  await areas.getByRole('link', { name: 'HTTP' }).click()
  await expect(page).toHaveURL('/en-US/docs/Web/HTTP')
  await page
    .getByRole('banner')
    .getByRole('link', { name: `${DEFAULT_BRAND.name} home` })
    .click()
  await expect(page).toHaveURL('/en-US/')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await isMarked(page)).toBe(true)
})

test('the head of the home page is dark in both themes', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/en-US/')
    await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(12, 42, 33)')
  }
})

test('the articles worth reading are shown with what they are about', async ({ page }) => {
  await page.goto('/en-US/')
  const cards = page.getByRole('region', { name: 'Worth reading' }).getByRole('listitem')
  expect(await cards.count()).toBeGreaterThan(2)
  for (const card of await cards.all()) await expect(card.locator('p')).toHaveText(/\w.{20}/)
})

test('the home page is there in every language, with its areas', async ({ page }) => {
  for (const { code } of INTERFACE_LOCALES) {
    await page.goto(`/${code}/`)
    await expect(page.locator('html')).toHaveAttribute('lang', code)
    await expect(page.getByRole('main')).toContainText(textOf(code, 'home.tagline'))
    const menu = page.locator('.main-menu a')
    expect(await menu.count()).toBeGreaterThan(3)
    const answer = await page.request.get((await menu.first().getAttribute('href')) ?? '')
    expect(answer.status()).toBe(200)
  }
})
