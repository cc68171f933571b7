import { expect, type Locator, type Page } from '@playwright/test'
import { open } from './fixtures/page-actions.ts'
import { test } from './fixtures/test.ts'
import { watchTransfers } from './fixtures/transfers.ts'

const GRID = '/en-US/docs/Web/CSS/Reference/Properties/grid-template-columns'

test.use({ viewport: { width: 1600, height: 900 } })

const contentsOf = (page: Page): Locator => page.getByRole('navigation', { name: 'In this article' })
const bringUp = (page: Page, name: string): Promise<void> =>
  page.getByRole('heading', { name, exact: true }).evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }))

test('h2 headings are listed, with their h3 headings folded below them', async ({ page }) => {
  await open(page, GRID)
  const contents = contentsOf(page)
  const values = contents.getByRole('link', { name: 'Values' })
  await expect(values).toBeHidden()
  await contents.getByLabel('Subsections of Syntax').click()
  await expect(values).toBeVisible()
  await values.click()
  await expect(page).toHaveURL(`${GRID}#values`)
  await expect(page.getByRole('heading', { name: 'Values', exact: true })).toBeInViewport()
})

test('the section that is being read is marked, h3 sections too, and its group is open', async ({ page }) => {
  await open(page, GRID)
  const contents = contentsOf(page)
  await expect(contents.locator('[aria-current]')).toHaveCount(0)
  await contents.getByRole('link', { name: 'Accessibility' }).click()
  await expect(contents.locator('[aria-current]')).toHaveText(['Accessibility'])
  await bringUp(page, 'Values')
  await expect(contents.locator('[aria-current]')).toHaveText(['Values'])
  await expect(contents.getByRole('link', { name: 'Values' })).toBeVisible()
  await bringUp(page, 'Formal definition')
  await expect(contents.locator('[aria-current]')).toHaveText(['Formal definition'])
  await expect(contents.getByRole('link', { name: 'Values' })).toBeHidden()
})

test('a group that the user opened stays open, and one that the user closed stays closed while it is read', async ({ page }) => {
  await open(page, GRID)
  const contents = contentsOf(page)
  const examples = contents.locator('li', { has: page.getByRole('link', { name: 'Examples' }) })
  await contents.getByLabel('Subsections of Examples').click()
  await bringUp(page, 'Values')
  await expect(contents.locator('[aria-current]')).toHaveText(['Values'])
  await expect(examples.locator('details')).toHaveAttribute('open')
  await contents.getByLabel('Subsections of Syntax').click()
  await page.mouse.wheel(0, 30)
  await expect(contents.getByRole('link', { name: 'Values' })).toBeHidden()
})

test('the keyboard reaches entries and groups', async ({ page }) => {
  await open(page, GRID)
  const contents = contentsOf(page)
  await contents.getByRole('link', { name: 'Syntax' }).focus()
  await page.keyboard.press('Tab')
  await expect(contents.getByLabel('Subsections of Syntax')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(contents.getByRole('link', { name: 'Values' })).toBeFocused()
})

test('on the way to another page the list is that of the other page', async ({ page }) => {
  await open(page, GRID)
  await page.locator('.sidebar').getByRole('link', { name: 'gap', exact: true }).click()
  await expect(page).toHaveURL(/\/gap$/)
  const headings = await page.locator('.prose h2').allTextContents()
  await expect(contentsOf(page).locator('.toc-list > ul > li > a')).toHaveText(headings)
})

test('pages of the curriculum have a list under its own name', async ({ page }) => {
  await open(page, '/en-US/curriculum/foundations/structure/')
  const contents = page.getByRole('navigation', { name: 'In this module' })
  const link = contents.getByRole('link').nth(1)
  await link.click()
  await expect(link).toHaveAttribute('aria-current', 'true')
})

for (const width of [992, 1200, 1280, 1440, 1920]) {
  test(`at ${width} px the list stands next to the article, on the same line as the heading`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, GRID)
    const [article, contents] = await Promise.all([page.locator('main'), contentsOf(page)].map((part) => part.boundingBox()))
    expect(contents?.x).toBeGreaterThanOrEqual((article?.x ?? 0) + (article?.width ?? 0))
    expect(contents?.y).toBeLessThan((article?.y ?? 0) + 100)
    expect(article?.width).toBeGreaterThan(600)
    await expect(page.locator('.toc-toggle')).toBeHidden()
  })
}

test('at 1024 px the sidebar takes the place of the list while it is open', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 })
  await open(page, GRID)
  await page.locator('.sidebar-toggle summary').click()
  await expect(contentsOf(page)).toBeHidden()
  await page.locator('.sidebar-toggle summary').click()
  await expect(contentsOf(page)).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 } })

  test('the button in the bar shows the list in the middle of the article, and nothing moves', async ({ page }) => {
    const transfers = await watchTransfers(page)
    await open(page, GRID)
    await bringUp(page, 'Values')
    // The example above may still be getting its size.
    await transfers.untilQuiet()
    const top = async (): Promise<number | undefined> => (await page.getByRole('heading', { name: 'Values', exact: true }).boundingBox())?.y
    const before = await top()
    // `click()` of the test runner would scroll the page itself.
    const button = await page.locator('.toc-toggle summary').boundingBox()
    await page.mouse.click((button?.x ?? 0) + 10, (button?.y ?? 0) + 10)
    const contents = contentsOf(page)
    await expect(contents).toBeInViewport({ ratio: 1 })
    expect(await top()).toBe(before)
    await contents.getByRole('link', { name: 'See also' }).click()
    await expect(page.getByRole('heading', { name: 'See also', exact: true })).toBeInViewport()
    await expect(contents).toBeHidden()
  })

  test('Escape, a click in the article and the sidebar close the list', async ({ page }) => {
    await open(page, GRID)
    const contents = contentsOf(page)
    const button = page.locator('.toc-toggle summary')
    await button.click()
    await expect(contents).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(contents).toBeHidden()
    await expect(button).toBeFocused()
    await button.press('Enter')
    await page.locator('main').click({ position: { x: 100, y: 600 } })
    await expect(contents).toBeHidden()
    await button.click()
    await page.locator('.sidebar-toggle summary').click()
    await expect(contents).toBeHidden()
    await expect(page.getByRole('navigation', { name: 'Related pages' })).toBeVisible()
  })
})

test.describe('on a phone without script', () => {
  test.use({ viewport: { width: 375, height: 700 }, javaScriptEnabled: false })

  test('the list opens over the article, and so do its groups', async ({ page }) => {
    await page.goto(GRID)
    const contents = contentsOf(page)
    await expect(contents.getByRole('link').first()).toBeHidden()
    await page.locator('.toc-toggle summary').click()
    await contents.getByLabel('Subsections of Syntax').click()
    await contents.getByRole('link', { name: 'Values' }).click()
    await expect(page).toHaveURL(`${GRID}#values`)
  })
})
