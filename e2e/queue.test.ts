import { expect, type Locator, type Page } from '@playwright/test'
import { handedCode, test } from './fixtures/example-pages.ts'
import { open } from './fixtures/page-actions.ts'

const LESSON = '/en-US/docs/Learn_web_development/Lesson'

const choices = (page: Page): Locator => page.getByRole('checkbox', { name: 'Add to playground' })
const queue = (page: Page): Locator => page.getByRole('complementary', { name: 'Queue' })

test('blocks that can be played have a choice, others have none', async ({ page, examples }) => {
  await open(page, examples + LESSON)
  await expect(page.locator('.code-example')).toHaveCount(4)
  await expect(choices(page)).toHaveCount(3)
  await expect(queue(page)).toHaveCount(0)
})

test('what is chosen is listed by its place in the page, and played together in the order of the languages', async ({
  page,
  context,
  examples,
}) => {
  await open(page, examples + LESSON)
  await choices(page).nth(2).check()
  await choices(page).nth(1).check()
  await choices(page).nth(0).check()
  await expect(queue(page).getByText('3 examples in the queue')).toBeVisible()
  await expect(queue(page).getByRole('listitem')).toHaveText(['Example 1 js', 'Example 2 html', 'Example 4 js'])
  const [playground] = await Promise.all([context.waitForEvent('page'), queue(page).getByRole('link', { name: 'Play the queue' }).click()])
  await expect(playground).toHaveURL(/\/en-US\/play/)
  expect(await handedCode(playground)).toMatchObject({ html: '<p>a</p>\n', css: '', js: 'let first = 1\n\nlet second = 2\n', src: LESSON })
})

test('who points at an entry sees which block it is', async ({ page, examples }) => {
  await open(page, examples + LESSON)
  await choices(page).nth(1).check()
  await queue(page).getByRole('button', { name: 'Example 2' }).first().hover()
  await expect(page.locator('.code-example').nth(1)).toHaveAttribute('data-queued')
  await page.mouse.move(5, 5)
  await expect(page.locator('.code-example').nth(1)).not.toHaveAttribute('data-queued')
})

test('an example is taken out by its entry, and the list goes with the last one', async ({ page, examples }) => {
  await open(page, examples + LESSON)
  await choices(page).nth(0).check()
  await choices(page).nth(1).check()
  await queue(page).getByRole('button', { name: 'Take example 1 out of the queue' }).click()
  await expect(choices(page).nth(0)).not.toBeChecked()
  await expect(queue(page).getByRole('button', { name: 'Take example 2 out of the queue' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(queue(page)).toHaveCount(0)
  await expect(choices(page).nth(1)).toBeFocused()
  await expect(page.getByText('Choose at least one example.')).toBeAttached()
})

test('the list goes with the page', async ({ page }) => {
  await open(page, '/en-US/blog/write-the-example-first/')
  await choices(page).first().check()
  await expect(queue(page)).toBeVisible()
  await page.locator('.breadcrumbs a, .post-neighbours a').first().click()
  await expect(page).not.toHaveURL(/write-the-example-first/)
  await expect(queue(page)).toHaveCount(0)
})

test('pages of a reference have no queue', async ({ page }) => {
  await open(page, '/en-US/docs/Web/CSS/Reference/Selectors/:has')
  await expect(page.locator('.example-copy').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(choices(page)).toHaveCount(0)
})

test('on a phone the list leaves the page its width', async ({ page, examples }) => {
  await page.setViewportSize({ width: 375, height: 700 })
  await open(page, examples + LESSON)
  await choices(page).first().check()
  const { x = -1, width = 0 } = (await queue(page).boundingBox()) ?? {}
  expect(x).toBeGreaterThanOrEqual(0)
  expect(x + width).toBeLessThanOrEqual(375)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
})
