import { expect } from '@playwright/test'
import { INTERFACE_LOCALES } from '#contracts/locales.ts'
import { DEFAULT_BRAND } from '#contracts/site.ts'
import { test } from './fixtures.ts'
import { waitUntilAlive } from './page-actions.ts'
import { textOf } from './text-of.ts'

// The browser itself writes that the answer was 404.
test.use({ expectedProblems: /status of 404/ })

test('an unknown address is answered with 404 and the page that says so', async ({ page }) => {
  const answer = await page.goto('/en-US/docs/Web/CSS/No_such_page')
  expect(answer?.status()).toBe(404)
  await waitUntilAlive(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await expect(page.getByRole('main')).toContainText('Sorry, the page /en-US/docs/Web/CSS/No_such_page could not be found.')
  await expect(page).toHaveTitle(`Page not found | ${DEFAULT_BRAND.shortName}`)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await page.getByRole('link', { name: 'Go back to the home page' }).click()
  await expect(page).toHaveURL('/en-US/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(DEFAULT_BRAND.name)
})

test('the way back to an unknown address shows again that it is unknown', async ({ page }) => {
  await page.goto('/en-US/nothing-here')
  await waitUntilAlive(page)
  await page.getByRole('link', { name: 'Go back to the home page' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(DEFAULT_BRAND.name)
  await page.goBack()
  await expect(page).toHaveURL('/en-US/nothing-here')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
})

for (const path of [
  '/en-US/<img src=x onerror=alert(1)>',
  '/en-US/docs/"><script>alert(1)</script>',
  "/en-US/docs/%3Csvg onload='alert(1)'%3E&amp;",
]) {
  test(`nothing of the address is taken for HTML: ${path}`, async ({ page }) => {
    const dialogs: string[] = []
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message())
      void dialog.dismiss()
    })
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page.locator('main :is(img, script, svg)')).toHaveCount(0)
    const atFirst = await page.locator('[data-path]').textContent()
    expect(atFirst).toBe(decodeURIComponent(path))
    await waitUntilAlive(page)
    await expect(page.locator('main :is(img, script, svg)')).toHaveCount(0)
    await expect(page.locator('[data-path]')).toHaveText(decodeURIComponent(path))
    expect(dialogs).toEqual([])
  })
}

test('the page of unknown addresses is written in the language of the address', async ({ page }) => {
  for (const { code } of INTERFACE_LOCALES) {
    await page.goto(`/${code}/docs/No_such_page`)
    await expect(page.locator('html')).toHaveAttribute('lang', code)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(textOf(code, 'not_found.heading'))
    await expect(page.getByRole('main')).toContainText(textOf(code, 'not_found.message', { path: `/${code}/docs/No_such_page` }))
    await expect(page.getByRole('link', { name: textOf(code, 'not_found.home_link') })).toHaveAttribute('href', `/${code}/`)
  }
})

test.describe('for a reader of Portuguese', () => {
  test.use({ locale: 'pt-BR' })

  test('an address without a locale is answered in Portuguese', async ({ page }) => {
    const answer = await page.goto('/nothing-here')
    expect(answer?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
  })
})
