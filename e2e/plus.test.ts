import { expect } from '@playwright/test'
import { test as userTest } from './fixtures/collections-site.ts'
import { findViolations } from './fixtures/find-violations.ts'
import { open } from './fixtures/page-actions.ts'
import { test } from './fixtures/test.ts'

const LANDING = '/en-US/plus'

for (const colorScheme of ['light', 'dark'] as const)
  test(`the page about Plus has no problem for axe in the ${colorScheme} theme, on a phone as well`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await open(page, LANDING)
    await expect(page.getByRole('heading', { name: 'Core', exact: true })).toBeVisible()
    await expect(page.getByText('Loading available plans')).toBeHidden()
    expect(await findViolations(page)).toEqual([])
    await page.setViewportSize({ width: 375, height: 800 })
    expect(await findViolations(page)).toEqual([])
  })

test('who wanted to manage a subscription and has none is told so', async ({ page }) => {
  await open(page, `${LANDING}?reason=no-active-subscription-found`)
  const notice = page.getByRole('link', { name: 'You have no active subscription.' })
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(notice).toBeHidden()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the page has its features and the free plan', async ({ page }) => {
    await page.goto(LANDING)
    await expect(page.getByRole('link', { name: 'Start with Core' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Lectern Plus 5' })).toBeHidden()
  })
})

test('what is not below the page about Plus is not found, in the language of the address', async ({ page }) => {
  const response = await page.request.get('/de/plus/nothing/here', { headers: { accept: 'text/html' } })
  expect(response.status()).toBe(404)
  expect(await response.text()).toContain('Seite nicht gefunden')
})

test('the documentation of Plus has a sidebar, where anonymous users find the plans', async ({ page }) => {
  await open(page, '/en-US/plus/docs/features/overview')
  const sidebar = page.getByRole('navigation', { name: 'Documentation of Lectern Plus' })
  await expect(sidebar.getByRole('link')).toHaveText([
    'Overview',
    'AI Help',
    'Playground',
    'Updates',
    'Collections',
    'Offline',
    'FAQ',
    'Try Lectern Plus',
  ])
  expect(await findViolations(page)).toEqual([])
  await sidebar.getByRole('link', { name: 'Try Lectern Plus' }).click()
  await expect(page).toHaveURL(LANDING)
})

userTest('a user upgrades with the test billing, sees the own plan, and turns ads off', async ({ page, user }) => {
  expect(user.defaultId).not.toBe('')
  await open(page, LANDING)
  await page.getByRole('link', { name: 'Upgrade to Lectern Plus 5' }).click()
  await page.getByRole('button', { name: 'Subscribe to Plus 5' }).click()
  await expect(page.getByText('You are subscribed.')).toBeVisible()
  await open(page, LANDING)
  await expect(page.locator('.plus-card[data-state="current"]')).toContainText('Lectern Plus 5')
  await open(page, '/en-US/plus/settings')
  const toggle = page.getByRole('switch', { name: 'Ad-free experience' })
  await expect(toggle).toHaveAttribute('aria-disabled', 'false')
  await toggle.click()
  await expect(toggle).toBeChecked()
  await expect(page.getByRole('link', { name: 'Manage subscription' })).toHaveAttribute('href', '/users/plus/manage/')
})
