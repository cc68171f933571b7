import { expect } from '@playwright/test'
import { openCollection, test } from './fixtures/collections-site.ts'
import { findViolationsInBothThemes } from './fixtures/find-violations.ts'

test('a user follows a collection, which stays after the page is loaded again, and stops', async ({ page, user }) => {
  await user.fill(user.defaultId, 2)
  await openCollection(page, user.defaultId)
  const panel = page.getByRole('region', { name: 'Updates of browsers' })
  await panel.getByRole('button', { name: 'Follow this collection' }).click()
  await expect(panel.getByRole('button', { name: 'Stop following' })).toBeVisible()
  await openCollection(page, user.defaultId)
  await expect(panel.getByRole('button', { name: 'Stop following' })).toBeVisible()
  expect(await findViolationsInBothThemes(page)).toEqual([])
  await panel.getByRole('button', { name: 'Stop following' }).click()
  await expect(panel.getByRole('button', { name: 'Follow this collection' })).toBeVisible()
})

test.describe('a page that is rejected', () => {
  test.use({ expectedProblems: /status of 400/ })

  test('a page about a feature is followed from the menu of its item, another page says why not', async ({ page, user }) => {
    const origin = new URL(page.url()).origin
    const urls = ['/en-US/docs/Web/CSS/Reference/Properties/grid-template-columns', '/en-US/docs/Glossary']
    const items = urls.map((url) => ({ url, title: url }))
    const reply = await page.request.post(`/api/v2/collections/${user.defaultId}/import/`, { headers: { origin }, data: { items } })
    expect(reply.ok()).toBe(true)
    await openCollection(page, user.defaultId)
    for (const [url, text] of [
      [urls[0] ?? '', `You follow “${urls[0]}”.`],
      [urls[1] ?? '', 'No updates belong to this page: it is not about a feature of browsers.'],
    ] as const) {
      await page.locator(`summary[aria-label="More actions: ${url}"]`).click()
      await page.getByRole('button', { name: 'Follow updates of this page' }).locator('visible=true').click()
      await expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()
    }
    const panel = page.getByRole('region', { name: 'Updates of browsers' })
    await panel.getByText('Also followed: 1').click()
    await panel.getByRole('button', { name: /^Stop following “/ }).click()
    await expect(panel.getByText('Also followed')).toBeHidden()
  })
})
