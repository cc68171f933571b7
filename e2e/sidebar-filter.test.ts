import { expect, type Page } from '@playwright/test'
import { holdBack, open } from './fixtures/page-actions.ts'
import { test } from './fixtures/test.ts'

const HAS = '/en-US/docs/Web/CSS/Reference/Selectors/:has'

test.use({ viewport: { width: 1600, height: 900 } })

const box = (page: Page) => page.getByRole('searchbox', { name: 'Filter sidebar' })
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Related pages' })
const result = (page: Page) => sidebar(page).getByRole('status')

test('only entries with all the words stay, their groups open and what fits is marked', async ({ page }) => {
  await open(page, HAS)
  await box(page).fill('  CHILD nth ')
  await expect(result(page)).toHaveText('1 match')
  const entry = sidebar(page).getByRole('link', { name: ':nth-child()' })
  await expect(entry).toBeVisible()
  await expect(entry.locator('mark')).toHaveText(['nth', 'child'])
  await expect(sidebar(page).getByRole('link', { name: ':has()' })).toBeHidden()
  await expect(sidebar(page).getByText('Values and functions')).toBeHidden()
  await box(page).fill('a')
  await expect(result(page)).toHaveText(/^\d+ matches$/)
  await box(page).fill('no such entry')
  await expect(result(page)).toHaveText('No matches')
  await expect(sidebar(page).getByRole('listitem')).toHaveCount(0)
})

test('a group whose own name fits is there with all that is in it, closed', async ({ page }) => {
  await open(page, HAS)
  await box(page).fill('values and func')
  const group = sidebar(page).locator('details', { hasText: 'Values and functions' })
  await expect(group).not.toHaveAttribute('open')
  await group.locator('summary').click()
  await expect(group.getByRole('link', { name: 'clamp()' })).toBeVisible()
})

for (const [action, clear] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['the cross', (page: Page) => page.getByRole('button', { name: 'Clear filter' }).click()],
  ['deleting the text', (page: Page) => box(page).fill('')],
] as const) {
  test(`${action} brings everything back, groups and scroll; the table of contents stays`, async ({ page }) => {
    await page.setViewportSize({ width: 1600, height: 320 })
    await open(page, HAS)
    const frame = page.locator('.sidebar')
    await sidebar(page).getByText('Values and functions').click()
    await expect(sidebar(page).getByRole('link', { name: 'clamp()' })).toBeVisible()
    await frame.evaluate((element) => element.scrollTo(0, 70))
    const before = await sidebar(page).locator('.sidebar-tree').innerHTML()
    const contents = page.getByRole('navigation', { name: 'In this article' })
    await expect(contents).toBeVisible()
    await box(page).fill('nth')
    await expect(result(page)).toHaveText('1 match')
    await expect(contents).toBeVisible()
    await clear(page)
    await expect(result(page)).toHaveText('')
    await expect(box(page)).toBeFocused()
    await expect(box(page)).toHaveValue('')
    await expect(contents).toBeVisible()
    expect(await sidebar(page).locator('.sidebar-tree').innerHTML()).toBe(before)
    expect(await frame.evaluate((element) => element.scrollTop)).toBe(70)
  })
}

test('the sign of the cross stands in a square', async ({ page }) => {
  await open(page, HAS)
  await box(page).fill('nth')
  const cross = page.getByRole('button', { name: 'Clear filter' })
  const [width, height] = await cross.evaluate((button) => {
    const { inlineSize, blockSize } = getComputedStyle(button, '::before')
    return [inlineSize, blockSize]
  })
  expect(width).toBe(height)
})

test('the filter stays on the way to what it found, next to the table of contents', async ({ page }) => {
  await open(page, HAS)
  await box(page).fill('nth')
  await sidebar(page).getByRole('link', { name: ':nth-child()' }).click()
  await expect(page).toHaveURL(/:nth-child$/)
  await expect(result(page)).toHaveText('1 match')
  await expect(page.getByRole('navigation', { name: 'In this article' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear filter' }).click()
  await expect(sidebar(page).locator('[aria-current]')).toHaveText(':nth-child()')
  await expect(sidebar(page).locator('[aria-current]')).toBeInViewport()
})

test('what is typed before the whole sidebar is there waits for it', async ({ page, context }) => {
  const release = await holdBack(context, '**/static/sidebars/**')
  await open(page, HAS)
  await box(page).fill('clamp')
  await expect(sidebar(page).getByRole('link', { name: ':has()' })).toBeVisible()
  release()
  await expect(result(page)).toHaveText('1 match')
  await expect(sidebar(page).getByRole('link', { name: 'clamp()' })).toBeVisible()
})

test('how to filter is loaded when the box is used', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await open(page, HAS)
  expect(asked.filter((url) => url.includes('filtered-tree'))).toEqual([])
  await box(page).focus()
  await expect.poll(() => asked.filter((url) => url.includes('filtered-tree'))).toHaveLength(1)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('neither the filter nor the button that collapses is offered', async ({ page }) => {
    await page.goto(HAS)
    await expect(sidebar(page)).toBeVisible()
    await expect(box(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Collapse sidebar' })).toBeHidden()
  })
})
