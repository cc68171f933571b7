import { expect, type Page } from '@playwright/test'
import { findViolations } from './fixtures/find-violations.ts'
import { newAddress } from './fixtures/new-address.ts'
import { test } from './fixtures/test.ts'

const SIGN_IN = '/users/fxa/login/authenticate/?next=/en-US/docs/Web/CSS'
const PASSWORD = 'three grey herons'

// A form that comes back with what is wrong is a 400, and browsers note that in their console.
test.use({ expectedProblems: /status of 4(00|10)/ })

async function isTooWide(page: Page): Promise<boolean> {
  return await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
}

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto(SIGN_IN)
  await page.getByRole('link', { name: 'Sign up' }).click()
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page).toHaveURL('/en-US/docs/Web/CSS')
}

async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto(SIGN_IN)
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

async function whoReads(page: Page): Promise<unknown> {
  return (await (await page.request.get('/api/v1/whoami')).json()).email
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('a user makes an account, signs out, signs in, changes the password and deletes the account', async ({ page }) => {
      const email = newAddress()
      await signUp(page, email)
      expect(await whoReads(page)).toBe(email)

      await page.goto('/users/account/')
      await page.getByRole('button', { name: 'Sign out', exact: true }).click()
      expect(await whoReads(page)).toBeNull()

      await signIn(page, email, 'not the one')
      await expect(page.getByLabel('Password')).toBeFocused()
      await expect(page.getByLabel('Password')).toHaveAccessibleDescription('The e-mail address or the password is not right.')
      await expect(page.getByLabel('E-mail address')).toHaveValue(email)
      await page.getByLabel('Password').fill(PASSWORD)
      await page.getByRole('button', { name: 'Log in' }).click()
      await expect(page).toHaveURL('/en-US/docs/Web/CSS')
      expect(await whoReads(page)).toBe(email)

      await page.goto('/identity/password')
      await page.getByLabel('Current password').fill(PASSWORD)
      await page.getByLabel('New password').fill('four white egrets')
      await page.getByRole('button', { name: 'Change your password' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your password is changed')
      expect(await whoReads(page)).toBe(email)

      await page.goto('/identity/delete')
      await page.getByLabel('Current password').fill('four white egrets')
      await page.getByRole('button', { name: 'Delete account for good' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is deleted')
      expect(await whoReads(page)).toBeNull()
    })

    test('a changed password signs a second browser out', async ({ page, browser, site }) => {
      const email = newAddress()
      await signUp(page, email)
      const other = await browser.newPage({ baseURL: site.origin })
      await signIn(other, email)
      expect(await whoReads(other)).toBe(email)
      await page.goto('/identity/password')
      await page.getByLabel('Current password').fill(PASSWORD)
      await page.getByLabel('New password').fill('four white egrets')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your password is changed')
      expect(await whoReads(other)).toBeNull()
      await other.close()
    })
  })
}

test('a user who goes back is where the sign-in began, signed in by no one', async ({ page }) => {
  await page.goto(SIGN_IN)
  await page.getByRole('button', { name: 'Cancel and go back' }).click()
  await expect(page).toHaveURL('/en-US/docs/Web/CSS')
  expect(await whoReads(page)).toBeNull()
})

test('by the back button, a user who has signed in sees that', async ({ page }) => {
  const email = newAddress()
  await signUp(page, email)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are logged in')
  await expect(page.getByRole('main')).toContainText(email)
})

test('the whole way goes by keyboard', async ({ page }) => {
  await page.goto(SIGN_IN)
  await expect(page.getByLabel('E-mail address')).toBeFocused()
  await page.keyboard.type('nobody@example.org')
  await page.keyboard.press('Tab')
  await page.keyboard.type('some words of mine')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Password')).toBeFocused()
  await expect(page).toHaveTitle(/^Error: Log in/)
})

test('with mail, an account and a new password come by links', async ({ browser, mailSite }) => {
  const email = newAddress()
  const page = await browser.newPage({ baseURL: mailSite.origin })
  await page.goto(SIGN_IN)
  await page.getByRole('link', { name: 'Sign up' }).click()
  await page.getByLabel('E-mail address').fill(email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your mail')
  await expect.poll(() => mailSite.findLink(email)).toBeDefined()
  const first = mailSite.findLink(email) ?? ''
  await page.goto(first)
  await page.getByLabel('New password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is ready')
  await signIn(page, email)
  await expect(page).toHaveURL('/en-US/docs/Web/CSS')

  await page.context().clearCookies()
  await page.goto(SIGN_IN)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByLabel('E-mail address').fill(email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect.poll(() => mailSite.findLink(email)).not.toBe(first)
  await page.goto(mailSite.findLink(email) ?? '')
  await page.getByLabel('New password').fill('four white egrets')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your password is saved')
  await page.goto(first)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works')
  await page.close()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme })

    test('axe finds nothing wrong with any page, and on a phone none is too wide', async ({ page, browser, mailSite }) => {
      const look = async (one: Page): Promise<void> => {
        expect(await findViolations(one), one.url()).toEqual([])
        await one.setViewportSize({ width: 320, height: 600 })
        expect(await isTooWide(one), one.url()).toBe(false)
        await one.setViewportSize({ width: 1200, height: 800 })
      }
      await page.goto(SIGN_IN)
      await look(page)
      await page.getByRole('button', { name: 'Log in' }).click()
      await look(page)
      await page.getByRole('link', { name: 'Sign up' }).click()
      await look(page)
      await page.getByRole('button', { name: 'Sign up' }).click()
      await look(page)
      await signUp(page, newAddress())
      for (const path of ['/identity/password', '/identity/delete']) {
        await page.goto(path)
        await look(page)
        await page.getByRole('main').locator('button[type=submit]').click()
        await look(page)
      }
      await page.goto('/identity/interaction/gone')
      await look(page)
      await page.context().clearCookies()
      await page.goto('/identity/interaction/gone')
      await look(page)
      await page.goto('/identity/auth?client_id=nobody')
      await look(page)

      const context = await browser.newContext({ baseURL: mailSite.origin, colorScheme })
      const mailPage = await context.newPage()
      await mailPage.goto('/identity/forgotten')
      await look(mailPage)
      await mailPage.getByLabel('E-mail address').fill('nobody@example.org')
      await mailPage.getByRole('button').click()
      await look(mailPage)
      await mailPage.goto('/identity/new-password?token=dead')
      await look(mailPage)
      await context.close()
    })
  })
}

test('a typed password can be shown and hidden with the keyboard, and is sent as a password (docs/behaviour/identity.md 21)', async ({
  page,
}) => {
  await page.goto('/users/fxa/login/authenticate/')
  const field = page.getByLabel('Password')
  await field.fill('three grey herons')
  await page.keyboard.press('Tab')
  const button = page.getByRole('button', { name: 'Show password' })
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field).toHaveAttribute('type', 'text')
  const hide = page.getByRole('button', { name: 'Hide password' })
  await expect(hide).toBeFocused()
  await page.keyboard.press('Space')
  await expect(field).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).press('Enter')
  await field.evaluate((element) => element.closest('form')?.addEventListener('submit', (event) => event.preventDefault()))
  await field.press('Enter')
  await expect(field).toHaveAttribute('type', 'password')
})

test('the account pages lead back to the site and have its font (docs/behaviour/identity.md 20)', async ({ page }) => {
  await page.goto('/users/fxa/login/authenticate/')
  await expect.poll(() => page.evaluate(() => document.fonts.check('600 28px "Lectern Serif"', 'Log in'))).toBe(true)
  await page.getByRole('link', { name: 'Back to the site' }).click()
  await expect(page).toHaveURL('/en-US/')
})
