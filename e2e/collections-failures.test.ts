import { expect } from '@playwright/test'
import { dialog, item, names, OVERVIEW, openCollection, test, titles } from './fixtures/collections-site.ts'
import { open } from './fixtures/page-actions.ts'

test('a collection is deleted from its own page, with the keyboard', async ({ page, user }) => {
  const doomed = await user.create('Doomed')
  await user.fill(doomed.id, 2)
  await openCollection(page, doomed.id)
  await page.getByText('More', { exact: true }).press('Enter')
  await page.getByRole('button', { name: 'Delete' }).press('Enter')
  await dialog(page).getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(page).toHaveURL(OVERVIEW)
  await expect(names(page)).toHaveText(['Saved Articles'])
})

test.describe('when something goes wrong', () => {
  test.use({ expectedProblems: /status of (?:500|400)|ERR_INTERNET_DISCONNECTED|ERR_FAILED|metadata\.json could not be fetched/ })

  test('the next twelve can be asked for again', async ({ page, user }) => {
    await user.fill(user.defaultId, 13)
    await openCollection(page, user.defaultId)
    await page.route('**/api/v2/collections/*/?*offset=12*', (route) => route.fulfill({ status: 500, json: {} }))
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect(page.getByRole('button', { name: 'Error (try again)' })).toBeVisible()
    await page.unroute('**/api/v2/collections/*/?*offset=12*')
    await page.getByRole('button', { name: 'Error (try again)' }).click()
    await expect(titles(page)).toHaveCount(13)
  })

  test('a collection that is not there says so and leads back', async ({ page, user }) => {
    await open(page, `${OVERVIEW}/no-such-collection`)
    await expect(page.getByText('There is no such collection, or it belongs to another account.')).toBeVisible()
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await expect(names(page)).toHaveText(['Saved Articles'])
    expect(user.defaultId).not.toBe('')
  })

  test('a collection that another tab deletes is said to be gone', async ({ page, context, user }) => {
    const doomed = await user.create('Doomed')
    await user.fill(doomed.id, 2)
    await openCollection(page, doomed.id)
    const other = await context.newPage()
    await open(other, OVERVIEW)
    await other.locator('summary[aria-label="More actions: Doomed"]').click()
    await other.getByRole('button', { name: 'Delete' }).click()
    await dialog(other).getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('There is no such collection, or it belongs to another account.')).toBeVisible()
  })

  test('offline nothing is lost, and each rejection is said in words', async ({ page, context, user }) => {
    await user.create('Kept')
    await user.fill(user.defaultId, 2)
    await openCollection(page, user.defaultId)
    await expect(page.locator('.item-summary-waiting')).toHaveCount(0)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Remove “Article 01”' }).click()
    await expect(item(page, 'Article 01').getByRole('alert')).toHaveText(/^Error: You are offline\./)
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Remove “Article 01”' }).click()
    await expect(page.getByText('“Article 01” was removed.')).toBeVisible()
    await open(page, OVERVIEW)
    await expect(names(page)).toHaveCount(2)
    await context.setOffline(true)
    await page.locator('summary[aria-label="More actions: Kept"]').click()
    await page.getByRole('button', { name: 'Delete' }).click()
    await dialog(page).getByRole('button', { name: 'Delete' }).click()
    await expect(dialog(page).getByRole('alert')).toHaveText(/^Error: You are offline\./)
    await context.setOffline(false)
    await dialog(page).getByRole('button', { name: 'Delete' }).click()
    await expect(names(page)).toHaveText(['Saved Articles'])
  })
})

test('two tabs show the same collection: what one removes goes from the other', async ({ page, context, user }) => {
  await user.fill(user.defaultId, 3)
  await openCollection(page, user.defaultId)
  const other = await context.newPage()
  await openCollection(other, user.defaultId)
  await other.getByRole('button', { name: 'Remove “Article 02”' }).click()
  await expect(titles(page)).toHaveText(['Article 01', 'Article 03'])
  await other.getByRole('button', { name: 'Undo' }).click()
  await expect(titles(page)).toHaveCount(3)
})
