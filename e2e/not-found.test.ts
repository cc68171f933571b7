import { expect } from '@playwright/test'
import { INTERFACE_LOCALES } from '#contracts/locales.ts'
import { addLink, isMarked, markDocument, open, waitUntilHydrated } from './fixtures/page-actions.ts'
import { STARTER_BRAND } from './fixtures/starter-brand.ts'
import { test } from './fixtures/test.ts'
import { textOf } from './fixtures/text-of.ts'

// The browser itself writes that the response was 404.
test.use({ expectedProblems: /status of 404/ })

test('an unknown address is answered with 404 and the page that says so', async ({ page }) => {
  const answer = await page.goto('/en-US/docs/Web/CSS/No_such_page')
  expect(answer?.status()).toBe(404)
  await waitUntilHydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await expect(page.getByRole('main')).toContainText('Sorry, the page /en-US/docs/Web/CSS/No_such_page could not be found.')
  await expect(page).toHaveTitle(`Page not found | ${STARTER_BRAND.shortName}`)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await page.getByRole('link', { name: 'Go back to the home page' }).click()
  await expect(page).toHaveURL('/en-US/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(STARTER_BRAND.name)
})

test('the way back to an unknown address shows again that it is unknown', async ({ page }) => {
  await page.goto('/en-US/nothing-here')
  await waitUntilHydrated(page)
  await page.getByRole('link', { name: 'Go back to the home page' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(STARTER_BRAND.name)
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
    await waitUntilHydrated(page)
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

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('pages that may have been meant are offered, by their titles', async ({ page }) => {
    await page.goto('/en-US/docs/Web/CSS/colr')
    const link = page.getByRole('main').getByRole('link', { name: 'color CSS property' })
    await expect(link).toBeVisible()
    await link.click()
    await expect(page).toHaveURL('/en-US/docs/Web/CSS/Reference/Properties/color')
  })

  test('a page that is not translated is offered in English', async ({ page }) => {
    const answer = await page.goto('/ja/docs/Web/CSS/Reference/Selectors/:has')
    expect(answer?.status()).toBe(404)
    const link = page.getByRole('main').getByRole('link', { name: ':has()' }).first()
    await expect(link).toHaveAttribute('lang', 'en-US')
    await link.click()
    await expect(page).toHaveURL('/en-US/docs/Web/CSS/Reference/Selectors/:has')
  })

  test('an address in a language that has no pages any more says so', async ({ page }) => {
    await page.goto('/pl/docs/Web/CSS/colr')
    await expect(page.getByRole('main')).toContainText('There are no pages in this language any more: Polish.')
    await expect(page.getByRole('main').getByRole('link', { name: 'color CSS property' })).toBeVisible()
  })
})

test('the same is offered where a link leads nowhere, and each address has its own', async ({ page }) => {
  await open(page, '/en-US/docs/Web/CSS')
  await markDocument(page)
  const main = page.getByRole('main')
  await (await addLink(page, '/en-US/docs/Web/CSS/colr')).click()
  await expect(main.getByRole('link', { name: 'color CSS property' })).toBeVisible()
  await (await addLink(page, '/en-US/docs/Web/CSS/gab', 'another')).click()
  await expect(main.getByRole('link', { name: 'gap CSS property' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'color CSS property' })).toHaveCount(0)
  await main.getByRole('link', { name: 'gap CSS property' }).click()
  await expect(page).toHaveURL('/en-US/docs/Web/CSS/Reference/Properties/gap')
  expect(await isMarked(page)).toBe(true)
})

test('what the server has filled in stays when the page is hydrated, and goes with its address', async ({ page }) => {
  await open(page, '/en-US/docs/Web/CSS/colr')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'color CSS property' })).toHaveCount(1)
  await (await addLink(page, '/en-US/docs/Qqqqqqqqqqqq')).click()
  await expect(main).toContainText('/en-US/docs/Qqqqqqqqqqqq')
  await expect(main.locator('.suggestions').getByRole('link')).toHaveText(['Site search for Qqqqqqqqqqqq'])
})

test.describe('for a user of Portuguese', () => {
  test.use({ locale: 'pt-BR' })

  test('an address without a locale is answered in Portuguese', async ({ page }) => {
    const answer = await page.goto('/nothing-here')
    expect(answer?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
  })
})
