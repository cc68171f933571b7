import { expect, type Page } from '@playwright/test'
import { findViolations } from './fixtures/find-violations.ts'
import { newAddress } from './fixtures/new-address.ts'
import { test } from './fixtures/test.ts'

const SUBSCRIBE = '/users/plus/subscribe/'
const MANAGE = '/users/plus/manage/'
const PASSWORD = 'three grey herons'

// The browser names responses that are no success.
test.use({ expectedProblems: /status of (?:404|409)/ })

/** Makes an account and goes on to a page, all without script. */
async function signUp(page: Page, next: string): Promise<void> {
  await page.goto(`/users/fxa/login/authenticate/?action=signup&next=${encodeURIComponent(next)}`)
  await page.getByLabel('E-mail address').fill(newAddress())
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page).toHaveURL(next)
}

async function whoami(page: Page) {
  return await (await page.request.get('/api/v1/whoami')).json()
}

test('a user signs up, subscribes, turns ads off, changes the plan, cancels and sees ads again', async ({ page, baseURL }) => {
  await page.goto(`${SUBSCRIBE}?plan=mdn_plus_5m`)
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  await signUp(page, `${SUBSCRIBE}?plan=mdn_plus_5m`)
  await expect(page.getByText('no money moves')).toBeVisible()
  await page.getByRole('button', { name: 'Subscribe to Plus 5' }).click()
  await expect(page.getByRole('status')).toHaveText('You are subscribed. Thank you!')
  await expect(page.getByRole('main')).toContainText('Plus 5: $5 a month')

  const saved = await page.request.post('/api/v1/plus/settings/', { data: { no_ads: true }, headers: { origin: String(baseURL) } })
  expect(saved.status()).toBe(201)
  expect(await whoami(page)).toMatchObject({ subscription_type: 'mdn_plus_5m', settings: { no_ads: true } })

  await page.getByRole('button', { name: 'Change to Supporter 10, $100 a year, which is $8.33 a month' }).click()
  await expect(page.getByRole('status')).toHaveText('Your plan is changed.')
  expect(await whoami(page)).toMatchObject({ subscription_type: 'mdn_plus_10y', settings: { no_ads: true } })

  await page.getByRole('button', { name: 'Cancel subscription' }).click()
  await expect(page.getByRole('status')).toHaveText('Your subscription has ended.')
  expect(await whoami(page)).toMatchObject({ subscription_type: 'core', is_subscriber: false, settings: { no_ads: false } })
  await page.goto(MANAGE)
  await expect(page).toHaveURL('/en-US/plus?reason=no-active-subscription-found')
})

test('a tab that has not seen what another one did says so and does nothing', async ({ page }) => {
  await signUp(page, `${SUBSCRIBE}?plan=mdn_plus_5m`)
  const other = await page.context().newPage()
  await other.goto(`${SUBSCRIBE}?plan=mdn_plus_10m`)
  await page.getByRole('button', { name: 'Subscribe to Plus 5' }).click()
  await expect(page).toHaveURL(/done=subscribed/)
  await other.getByRole('button', { name: 'Subscribe to Supporter 10' }).click()
  await expect(other.getByRole('alert')).toContainText('Nothing was done')
  await other.getByRole('button', { name: 'Change to Supporter 10, $10 a month' }).click()
  await expect(other.getByRole('status')).toHaveText('Your plan is changed.')
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`the pages of billing have no problem for axe in the ${colorScheme} theme, and fit on a phone`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width: 375, height: 800 })
    await signUp(page, `${SUBSCRIBE}?plan=mdn_plus_5m`)
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Subscribe to Plus 5' }).click()
    await expect(page.getByRole('heading', { name: 'Other plans' })).toBeVisible()
    for (const address of [
      MANAGE,
      `${MANAGE}?locale=de&done=subscribed`,
      `${SUBSCRIBE}?plan=mdn_plus_10y&locale=ru`,
      `${SUBSCRIBE}?plan=nothing`,
    ]) {
      await page.goto(address)
      expect(await findViolations(page)).toEqual([])
      const [shown, available] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth])
      expect(shown).toBe(available)
    }
  })
