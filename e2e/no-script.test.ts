import { expect } from '@playwright/test'
import { STARTER_BRAND } from './fixtures/starter-brand.ts'
import { test } from './fixtures/test.ts'

test.use({ javaScriptEnabled: false })

test('a user without script reads an article and goes on by links', async ({ page }) => {
  await page.goto('/en-US/docs/Web/CSS/Reference/Selectors/:has')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(':has() CSS pseudo-class')
  await expect(page.getByRole('heading', { name: 'Syntax' })).toBeVisible()
  await expect(page.getByRole('table').first()).toBeVisible()
  await expect(page.locator('.copyright')).toContainText('present')
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'CSS', exact: true }).click()
  await expect(page).toHaveURL('/en-US/docs/Web/CSS')
  await expect(page).toHaveTitle(`CSS: Cascading Style Sheets | ${STARTER_BRAND.shortName}`)
})

test('what only the script can do is not offered', async ({ page }) => {
  await page.goto('/en-US/docs/Web/CSS')
  await expect(page.getByRole('button', { name: 'Theme' })).toBeHidden()
})

test('the page follows the theme of the system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/en-US/docs/Web/CSS')
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(16, 22, 19)')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 } })

  test('the menu, the sidebar and the table of contents open', async ({ page }) => {
    await page.goto('/en-US/docs/Web/CSS/Reference/Selectors/:has')
    const menu = page.getByRole('navigation', { name: 'Main' })
    await expect(menu).toBeHidden()
    await page.getByText('Open main menu').locator('..').click()
    await menu.locator('summary').first().click()
    await expect(menu.getByRole('link', { name: 'JavaScript' })).toBeVisible()

    const sidebar = page.getByRole('navigation', { name: 'Related pages' })
    await expect(sidebar).toBeHidden()
    const toggle = page.locator('.sidebar-toggle summary')
    await toggle.click()
    await expect(sidebar.getByRole('link', { name: ':has()' })).toBeVisible()
    await expect(sidebar.getByRole('link', { name: ':has()' })).toHaveAttribute('aria-current', 'page')
    await toggle.click()
    await expect(sidebar).toBeHidden()

    const contents = page.getByRole('navigation', { name: 'In this article' })
    await page.locator('.toc-toggle summary').click()
    await contents.getByRole('link', { name: 'Accessibility' }).click()
    await expect(page).toHaveURL(/#accessibility$/)
    await page.locator('.toc-toggle summary').click()
    await toggle.click()
    await sidebar.getByRole('link', { name: ':nth-child()' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(':nth-child()')
  })
})

test('the address of the site leads to its home page on a plain file host', async ({ page, request }) => {
  const root = await request.get('/', { maxRedirects: 0 })
  expect(root.status()).toBe(302)
  await page.goto('/')
  await expect(page).toHaveURL('/en-US/')
})
