import { readFile } from 'node:fs/promises'
import { type Browser, expect, type Page } from '@playwright/test'
import { findViolations } from './fixtures/find-violations.ts'
import { newAddress } from './fixtures/new-address.ts'
import type { StarterSite } from './fixtures/starter-site.ts'
import { test } from './fixtures/test.ts'

const ACCOUNT = '/users/account/'
const PASSWORD = 'three grey herons'

test.use({ javaScriptEnabled: false })

async function signUp(page: Page): Promise<string> {
  const email = newAddress()
  await page.goto(`/users/fxa/login/authenticate/?action=signup&next=${ACCOUNT}`)
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page).toHaveURL(ACCOUNT)
  return email
}

async function signInElsewhere(browser: Browser, site: StarterSite, email: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.origin, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(ACCOUNT)
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(ACCOUNT)
  return page
}

test('a user sees what their account is, in their language, without script', async ({ page }) => {
  const email = await signUp(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()
  await expect(page.getByText(`Logged in as ${email}`)).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('main').getByRole('listitem')).toContainText('Chrome on Linux')
  await expect(page.getByRole('link', { name: 'Change password' })).toHaveAttribute('href', '/identity/password')
})

test('sessions elsewhere are ended one by one or in bulk', async ({ page, browser, site }) => {
  const email = await signUp(page)
  const [one, two, three] = [
    await signInElsewhere(browser, site, email),
    await signInElsewhere(browser, site, email),
    await signInElsewhere(browser, site, email),
  ]
  await page.reload()
  await page
    .getByRole('button', { name: /^Sign out: / })
    .first()
    .click()
  await expect(page.getByRole('status')).toHaveText('That browser is signed out.')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3)
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(page.getByRole('status')).toHaveText('You are signed out everywhere else.')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  for (const elsewhere of [one, two, three]) {
    await elsewhere.reload()
    await expect(elsewhere).toHaveURL(/\/identity\/interaction\//)
    await elsewhere.context().close()
  }
})

test('the data comes as a file', async ({ page }) => {
  const email = await signUp(page)
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download your data' }).click()])
  expect(download.suggestedFilename()).toBe('my-data.json')
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({ accounts: { account: { email } }, identity: { email } })
})

test('signing out ends on the home page', async ({ page }) => {
  await signUp(page)
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page).toHaveURL('/en-US/')
  await page.goto(ACCOUNT)
  await expect(page).toHaveURL(/\/identity\/interaction\//)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme, on a phone`, () => {
    // axe is a script in the page.
    test.use({ colorScheme, viewport: { width: 375, height: 800 }, javaScriptEnabled: true, bypassCSP: true })

    test('the page has no problem that axe finds, and fits', async ({ page, browser, site }) => {
      const email = await signUp(page)
      const elsewhere = await signInElsewhere(browser, site, email)
      await elsewhere.context().close()
      await page.goto(`${ACCOUNT}?done=revoked`)
      expect(await findViolations(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true)
    })
  })
}
