import { expect, type Page } from '@playwright/test'
import { logIn, toggle } from './fixtures/account-slot.ts'
import { holdBack, waitUntilHydrated } from './fixtures/page-actions.ts'
import { STARTER_BRAND } from './fixtures/starter-brand.ts'
import { test } from './fixtures/test.ts'

/* The account slot in the header with the real server and its own provider; what it looks like is in account-slot.test.ts and account-state.test.ts. */

const CSS = '/en-US/docs/Web/CSS'
const HTTP = '/en-US/docs/Web/HTTP'
const EMAIL = 'grace@example.org'

test.use({ viewport: { width: 1600, height: 800 } })

const open = async (page: Page, path: string) => {
  await page.goto(path)
  await waitUntilHydrated(page)
}

test('a user signs up from the header, comes back, is shown, pings, and signs out; another tab follows', async ({ page, context }) => {
  const other = await context.newPage()
  await open(other, HTTP)
  await expect(logIn(other)).toBeVisible()

  // Too long for `next`: the tab stores it.
  const path = `${CSS}?from=${'header-'.repeat(1000)}`
  await open(page, path)
  await page.getByRole('link', { name: 'Sign up' }).click()
  const legal = page.getByRole('contentinfo')
  await expect(legal.getByRole('link', { name: 'Terms of use' })).toHaveAttribute('href', '/en-US/terms')
  await expect(legal).toContainText(`${new Date().getFullYear()} ${STARTER_BRAND.name}`)
  await page.getByLabel('E-mail address').fill(EMAIL)
  await page.getByLabel('Password').fill('three grey herons')
  const ping = context.waitForEvent('response', (response) => response.url().endsWith('/api/v1/ping'))
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page).toHaveURL(path)
  expect((await ping).status()).toBe(201)
  await expect(toggle(page)).toHaveAccessibleName(`My ${STARTER_BRAND.plusName}`)
  await toggle(page).click()
  await expect(page.locator('.account-head')).toHaveText(EMAIL)
  await expect(toggle(other)).toBeVisible()
  await expect(other.locator('.account-head')).toHaveText(EMAIL)

  // Both tabs show it before the server has told either who is there.
  const release = await holdBack(context, '**/api/v1/whoami')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(path)
  await expect(logIn(page)).toBeVisible()
  await expect(logIn(other)).toBeVisible()
  await page.reload()
  await expect(logIn(page)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('account'))).toBeNull()
  release()
  await page.waitForResponse('**/api/v1/whoami')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('whoami'))).not.toBeNull()
  await expect(logIn(page)).toBeVisible()
  expect(await page.evaluate(() => [localStorage.getItem('account'), sessionStorage.getItem('whoami')?.includes('@')])).toEqual([
    null,
    false,
  ])

  await logIn(other).click()
  await other.getByLabel('E-mail address').fill(EMAIL)
  await other.getByLabel('Password').fill('three grey herons')
  await other.getByRole('button', { name: 'Log in' }).click()
  await expect(other).toHaveURL(HTTP)
  await expect(toggle(page)).toBeVisible()
  await toggle(page).click()
  await page.locator('.account-menu').getByRole('link', { name: 'Account' }).click()
  await expect(page).toHaveURL('/users/account/')
  await expect(page.getByText(EMAIL).first()).toBeVisible()
})
