import { expect } from '@playwright/test'
import { test } from './fixtures.ts'
import { listMeasured, watchMeasured } from './measured.ts'
import { open } from './page-actions.ts'

const HAS = '/en-US/docs/Web/CSS/Reference/Selectors/:has'

test('each page that is shown is measured, with the one before', async ({ page, baseURL }) => {
  await watchMeasured(page)
  await open(page, HAS)
  const title = await page.title()
  expect(await listMeasured(page)).toEqual([{ name: 'page.view', url: `${baseURL}${HAS}`, referrer: '', title }])
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'CSS', exact: true }).click()
  await expect(page).toHaveURL('/en-US/docs/Web/CSS')
  await expect
    .poll(() => listMeasured(page))
    .toContainEqual({ name: 'page.view', url: `${baseURL}/en-US/docs/Web/CSS`, referrer: `${baseURL}${HAS}`, title: await page.title() })
})

test('a depth is measured once, when the page stands still', async ({ page }) => {
  await watchMeasured(page)
  await open(page, HAS)
  const depths = async (): Promise<readonly unknown[]> =>
    (await listMeasured(page)).filter((event) => JSON.stringify(event).includes('scroll_depth'))
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight * 0.6))
  await expect.poll(depths).toEqual([
    { name: 'page.scroll_depth', percent: 25 },
    { name: 'page.scroll_depth', percent: 50 },
  ])
  await page.evaluate(() => scrollTo(0, 0))
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect.poll(depths).toHaveLength(3)
})

test('nothing that is measured leaves the browser', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
  })
  await open(page, HAS)
  await page.locator('details.baseline summary').click()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await page
    .getByRole('region', { name: /^Help improve/ })
    .getByRole('button', { name: 'Yes' })
    .click()
  await expect(page.getByText('Thank you for your feedback!')).toBeVisible()
  expect(sent).toEqual([])
})
