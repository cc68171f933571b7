import { expect } from '@playwright/test'
import { DEFAULT_BRAND } from '#contracts/site.ts'
import { test } from './fixtures.ts'
import { holdBack, open, waitUntilAlive } from './page-actions.ts'

const HAS = '/en-US/docs/Web/CSS/Reference/Selectors/:has'
const APPLICATION = '**/static/entry.browser.*.js'

test('the text of an article stands in the page once', async ({ request }) => {
  const html = await (await request.get(HAS)).text()
  expect(html.split('Selectors used to look in one direction only')).toHaveLength(2)
  expect(html).not.toMatch(/ style="| on[a-z]+="/)
})

for (const path of [
  '/en-US/',
  '/en-US/docs/Web/CSS',
  HAS,
  '/en-US/docs/Web/HTTP',
  '/en-US/docs/Learn_web_development/Core/Styling_basics/Box_model',
  '/en-US/docs/Web/HTML/Reference/Elements/video',
  '/ko/docs/Web/JavaScript',
]) {
  test(`${path} looks the same when it has come alive`, async ({ page, context }) => {
    const release = await holdBack(context, APPLICATION)
    await page.goto(path)
    const before = await page.locator('main').innerHTML()
    release()
    await waitUntilAlive(page)
    expect(await page.locator('main').innerHTML()).toBe(before)
  })
}

test('a click that comes before the page is alive is carried out when it is', async ({ page, context }) => {
  const release = await holdBack(context, APPLICATION)
  await page.goto(HAS)
  await page.getByRole('button', { name: 'Theme' }).click()
  await expect(page.getByRole('menu', { name: 'Theme' })).toHaveCount(0)
  release()
  await expect(page.getByRole('menu', { name: 'Theme' })).toBeVisible()
})

test('links work before the page is alive', async ({ page, context }) => {
  await context.route(APPLICATION, async (route) => {
    if (page.url().endsWith('CSS')) await route.continue()
  })
  await page.goto(HAS)
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'CSS', exact: true }).click()
  await expect(page).toHaveTitle(`CSS: Cascading Style Sheets | ${DEFAULT_BRAND.shortName}`)
})

test('what a reader opened before the page is alive stays open', async ({ page, context }) => {
  await page.setViewportSize({ width: 375, height: 700 })
  const release = await holdBack(context, APPLICATION)
  await page.goto(HAS)
  await page.getByText('Expand sidebar').locator('..').click()
  await page.getByRole('navigation', { name: 'In this article' }).locator('summary').click()
  release()
  await waitUntilAlive(page)
  await expect(page.getByRole('navigation', { name: 'Related pages' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'In this article' }).getByRole('link', { name: 'See also' })).toBeVisible()
})

test('going back before the page is alive again shows the page of the address', async ({ page, context }) => {
  await open(page, '/en-US/docs/Web/CSS')
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Web', exact: true }).click()
  await expect(page).toHaveURL('/en-US/docs/Web')
  const release = await holdBack(context, APPLICATION)
  await page.reload()
  await page.goBack()
  release()
  await expect(page).toHaveURL('/en-US/docs/Web/CSS')
  await expect(page).toHaveTitle(`CSS: Cascading Style Sheets | ${DEFAULT_BRAND.shortName}`)
})

test.describe('when the application cannot be loaded', () => {
  test.use({ expectedProblems: /ERR_FAILED|works without its script/ })

  test('the page can be read and followed', async ({ page, context }) => {
    await context.route(APPLICATION, (route) => route.abort())
    const told = page.waitForEvent('console', (message) => message.text().includes('works without its script'))
    await page.goto(HAS)
    await told
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'CSS', exact: true }).click()
    await expect(page).toHaveTitle(`CSS: Cascading Style Sheets | ${DEFAULT_BRAND.shortName}`)
  })
})

test('the menu that a reader opened before the page is alive stays open', async ({ page, context }) => {
  await page.setViewportSize({ width: 375, height: 700 })
  const release = await holdBack(context, APPLICATION)
  await page.goto(HAS)
  await page.locator('.menu-toggle summary').click()
  release()
  await waitUntilAlive(page)
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
})
