import { expect } from '@playwright/test'
import { test } from './fixtures.ts'
import { holdBack, open } from './page-actions.ts'

const HAS = '/en-US/docs/Web/CSS/Reference/Selectors/:has'

test.use({ viewport: { width: 1600, height: 900 } })

test('the page holds a branch of the sidebar, and the whole one comes with the script', async ({ page, request }) => {
  const html = await (await request.get(HAS)).text()
  expect(html).not.toContain('href="/en-US/docs/Web/CSS/Reference/Values/clamp"')
  await open(page, HAS)
  const sidebar = page.getByRole('navigation', { name: 'Related pages' })
  const current = sidebar.getByRole('link', { name: ':has()' })
  await expect(current).toHaveAttribute('aria-current', 'page')
  await expect(sidebar.locator('a[href$="/clamp"]')).toBeAttached()
  await sidebar.getByText('Values and functions').click()
  await expect(sidebar.getByRole('link', { name: 'clamp()' })).toBeVisible()
  await expect(current).toHaveAttribute('aria-current', 'page')
  await expect(sidebar.locator('[aria-current]')).toHaveCount(1)
})

test('what the reader opened and focused stays so when the whole sidebar comes', async ({ page, context }) => {
  const release = await holdBack(context, '**/static/sidebars/**')
  await open(page, HAS)
  const sidebar = page.getByRole('navigation', { name: 'Related pages' })
  const [opened, closed] = ['Values and functions', 'Selectors'].map((name) => sidebar.locator('summary', { hasText: name }))
  await closed?.click()
  await opened?.click()
  await expect(sidebar.getByText('… 2 more').first()).toBeVisible()
  release()
  await expect(sidebar.getByRole('link', { name: 'clamp()' })).toBeVisible()
  await expect(sidebar.getByRole('link', { name: ':has()' })).toBeHidden()
  await expect(sidebar.locator('summary', { hasText: 'Values and functions' })).toBeFocused()
})

test('on the way from page to page the sidebar keeps what the reader opened, and the mark moves', async ({ page }) => {
  await open(page, HAS)
  const sidebar = page.getByRole('navigation', { name: 'Related pages' })
  await sidebar.getByText('Values and functions').click()
  await sidebar.getByRole('link', { name: 'clamp()' }).click()
  await expect(page).toHaveURL('/en-US/docs/Web/CSS/Reference/Values/clamp')
  await expect(sidebar.locator('[aria-current]')).toHaveText(['clamp()'])
  await expect(sidebar.getByRole('link', { name: ':has()' })).toBeVisible()
})

test('the table of contents marks the section that is being read', async ({ page }) => {
  await open(page, HAS)
  const contents = page.getByRole('navigation', { name: 'In this article' })
  await contents.getByRole('link', { name: 'Accessibility' }).click()
  await expect(page).toHaveURL(`${HAS}#accessibility`)
  await expect(contents.locator('[aria-current]')).toHaveText(['Accessibility'])
  await page.getByRole('heading', { name: 'Syntax', exact: true }).evaluate((heading) => heading.scrollIntoView())
  await expect(contents.locator('[aria-current]')).toHaveText(['Syntax'])
})

test.describe('when the sidebar cannot be had', () => {
  test.use({ expectedProblems: /503|the sidebar .* could not be loaded/ })

  test('the branch stays in its place', async ({ page, context }) => {
    await context.route('**/static/sidebars/**', (route) => route.fulfill({ status: 503, body: 'busy' }))
    const asked = page.waitForRequest('**/static/sidebars/**')
    await open(page, HAS)
    await asked
    const sidebar = page.getByRole('navigation', { name: 'Related pages' })
    await expect(sidebar.getByRole('link', { name: ':has()' })).toBeVisible()
    await expect(sidebar.getByRole('link', { name: ':nth-child()' })).toBeVisible()
  })
})
