import { expect } from '@playwright/test'
import { test } from './fixtures/test.ts'

/** The address, and where a user ends up. */
const ADDRESSES = [
  ['/en-US/docs/Web/CSS/gap', '/en-US/docs/Web/CSS/Reference/Properties/gap'],
  ['/en-us/docs/web/css/gap?x=1#syntax', '/en-US/docs/Web/CSS/Reference/Properties/gap#syntax'],
  ['/en-US/docs/web/css', '/en-US/docs/Web/CSS'],
  ['/EN-us/docs/web/css/?a=b', '/en-US/docs/Web/CSS?a=b'],
  ['/en-US/docs/Web/CSS/', '/en-US/docs/Web/CSS'],
  ['/en-US', '/en-US/'],
  ['/en-US/docs', '/en-US/docs/Web'],
  ['/en/docs/Web/CSS', '/en-US/docs/Web/CSS'],
  ['/fr-CA/docs/Web/CSS', '/fr/docs/Web/CSS'],
  ['/zh-Hant/docs/Web/CSS', '/zh-TW/docs/Web/CSS'],
  ['//en-US/docs/Web/CSS', '/en-US/docs/Web/CSS'],
] as const

test('old, short and misspelt addresses lead to the page that is meant', async ({ page, site }) => {
  for (const [from, to] of ADDRESSES) {
    await page.goto(site.origin + from)
    await expect(page, from).toHaveURL(to)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('an address without a locale leads to the language of the user', async ({ browser, site }) => {
  for (const [locale, expected] of [
    ['de-AT', '/de/docs/Web/CSS'],
    ['zh-HK', '/zh-TW/docs/Web/CSS'],
    ['it', '/en-US/docs/Web/CSS'],
  ] as const) {
    const context = await browser.newContext({ locale, baseURL: site.origin })
    const page = await context.newPage()
    await page.goto('/docs/Web/CSS')
    await expect(page).toHaveURL(expected)
    await context.close()
  }
})

test('what is not there in the language of the user is shown in English', async ({ browser, site }) => {
  const context = await browser.newContext({ locale: 'ja', baseURL: site.origin })
  const page = await context.newPage()
  await page.goto('/docs/Web/CSS/Reference/Properties/gap')
  await expect(page).toHaveURL('/en-US/docs/Web/CSS/Reference/Properties/gap')
  await context.close()
})

test('a language chosen before comes first', async ({ page, context, site }) => {
  await context.addCookies([{ name: 'preferredlocale', value: 'ko', url: site.origin }])
  await page.goto('/docs/Web/HTML')
  await expect(page).toHaveURL('/ko/docs/Web/HTML')
})
