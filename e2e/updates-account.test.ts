import { expect } from '@playwright/test'
import { test as userTest } from './fixtures/collections-site.ts'
import { findViolations } from './fixtures/find-violations.ts'
import { open } from './fixtures/page-actions.ts'
import { test } from './fixtures/test.ts'

const UPDATES = '/en-US/plus/updates'

userTest('a signed-in user filters by a collection, and saves a page from a row', async ({ page, user }) => {
  const { id } = await user.create('Signals')
  const items = [{ url: '/en-US/docs/Web/API/AbortController', title: 'AbortController', notes: '' }]
  const { origin } = new URL(page.url())
  await page.request.post(`/api/v2/collections/${id}/import/`, { headers: { origin }, data: { items } })
  await open(page, `${UPDATES}?q=abort`)
  await page.locator('.updates-filter summary').filter({ hasText: 'Collections' }).click()
  await expect(page.getByRole('checkbox', { name: 'Saved Articles' })).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Signals' }).check()
  await expect(page).toHaveURL(`${UPDATES}?q=abort&collections=${id}`)
  // The list before stays until the new one has come.
  await expect(page.locator('.updates-event:not([data-path^="api.AbortController"])')).toHaveCount(0)
  await expect(page.locator('.updates-event').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.locator('.updates-event > summary').first().click()
  const save = page.locator('.row-save').first()
  await expect(save).toHaveText('Saved')
  await save.click()
  await expect(page.getByRole('dialog')).toContainText('Edit Item')
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Signals', includeHidden: true })).toBeChecked()
})

test.describe('an anonymous user', () => {
  test.use({ expectedProblems: /status of 401/ })

  test('has no collections to filter by, and logs in for an address that has some', async ({ page }) => {
    await open(page, UPDATES)
    await expect(page.locator('.updates-filter summary').filter({ hasText: 'Collections' })).toHaveCount(0)
    await page.goto(`${UPDATES}?collections=abc`)
    await expect(page.getByRole('main')).toContainText('Log in to filter by your collections.')
    await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      /next=%2Fen-US%2Fplus%2Fupdates%3Fcollections%3Dabc$/,
    )
  })
})
