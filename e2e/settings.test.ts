import { expect } from '@playwright/test'
import { test as userTest } from './fixtures/collections-site.ts'
import { findViolations } from './fixtures/find-violations.ts'
import { open } from './fixtures/page-actions.ts'
import { test } from './fixtures/test.ts'

const SETTINGS = '/en-US/plus/settings'

test('anonymous users see the sections of the settings and where to log in', async ({ page }) => {
  await open(page, SETTINGS)
  await expect(page.getByRole('heading', { name: 'Manage Account' })).toBeVisible()
  await expect(page.getByText('You are not logged in.')).toBeVisible()
  await expect(page.getByRole('switch')).toHaveCount(0)
  expect(await findViolations(page)).toEqual([])
})

userTest('a link to a row scrolls to it', async ({ page, user }) => {
  expect(user.defaultId).not.toBe('')
  await page.setViewportSize({ width: 375, height: 400 })
  await page.goto(`${SETTINGS}#ai-help--history-enable`)
  await expect(page.locator('#ai-help--history-enable')).toBeInViewport()
})

userTest('the choice about conversations is stored, and another tab shows it', async ({ page, user, context }) => {
  expect(user.defaultId).not.toBe('')
  await open(page, SETTINGS)
  const toggle = page.getByRole('switch', { name: 'Enable History' })
  await expect(toggle).toHaveAttribute('aria-disabled', 'false')
  await toggle.click()
  await expect(toggle).toBeChecked()
  const other = await context.newPage()
  await other.goto(SETTINGS)
  await expect(other.getByRole('switch', { name: 'Enable History' })).toBeChecked()
  expect(await findViolations(page)).toEqual([])
})
