import { expect, type Page } from '@playwright/test'
import { findViolations, findViolationsInBothThemes } from './fixtures/find-violations.ts'
import { newAddress } from './fixtures/new-address.ts'
import { test } from './fixtures/test.ts'

const PASSWORD = 'three grey herons'

// The page of a dead link is a 410, and browsers note that in their console.
test.use({ expectedProblems: /status of 410/ })

async function signUp(page: Page, email: string, nextLink: () => Promise<string>): Promise<void> {
  await page.goto('/users/fxa/login/authenticate/?next=/en-US/newsletter')
  await page.getByRole('link', { name: 'Sign up' }).click()
  await page.getByLabel('E-mail address').fill(email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your mail')
  await page.goto(await nextLink())
  await page.getByLabel('New password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is ready')
  await page.goto('/users/fxa/login/authenticate/?next=/en-US/newsletter')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/en-US/newsletter')
}

test('an address is subscribed by a button behind a mailed link, and its account unsubscribes in the settings', async ({
  browser,
  mailSite,
}) => {
  const email = newAddress()
  const context = await browser.newContext({ baseURL: mailSite.origin })
  const page = await context.newPage()
  let last: string | undefined
  const nextLink = async (): Promise<string> => {
    await expect.poll(() => mailSite.findLink(email) ?? last).not.toBe(last)
    last = mailSite.findLink(email)
    return last ?? ''
  }
  const asked = await page.request.post('/api/v1/newsletter', { data: { email } })
  expect(asked.status()).toBe(201)
  const link = await nextLink()
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your subscription')
  expect(await findViolationsInBothThemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are subscribed')
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link was already used')

  await signUp(page, email, nextLink)
  await page.getByRole('link', { name: 'Your settings for the newsletter' }).click()
  await expect(page).toHaveURL('/en-US/plus/settings#newsletter')
  const toggle = page.getByRole('switch', { name: /Newsletter \(Deprecated\)/ })
  await expect(toggle).toBeInViewport()
  await toggle.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Stop the newsletter?' })
  await expect(dialog).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(toggle).toBeFocused()
  await toggle.click()
  await dialog.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByText('You are unsubscribed from the newsletter.')).toBeVisible()
  await expect(toggle).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('You do not get the newsletter.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('viewed.plus_newsletter'))).toBe('true')
  await context.close()
})

test('the link to unsubscribe asks first, also without script and on a phone', async ({ browser, mailSite }) => {
  const email = newAddress()
  const page = await browser.newPage({ baseURL: mailSite.origin, javaScriptEnabled: false, viewport: { width: 320, height: 600 } })
  await page.request.post('/api/v1/newsletter', { data: { email } })
  await expect.poll(() => mailSite.findLink(email)).toContain('/confirm?')
  await page.goto(mailSite.findLink(email) ?? '')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are subscribed')
  await page.context().clearCookies()
  await page.request.post('/api/v1/newsletter', { data: { email } })
  await expect.poll(() => mailSite.findLink(email)).toContain('/unsubscribe?')
  await page.goto(mailSite.findLink(email) ?? '')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stop the newsletter?')
  await expect(page.getByRole('main')).toContainText(email)
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are unsubscribed')
  await page.close()
})
