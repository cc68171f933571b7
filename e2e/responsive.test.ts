import { expect } from '@playwright/test'
import { listOverflowing } from './fixtures/list-overflowing.ts'
import { test } from './fixtures/test.ts'
import { TYPICAL_PAGES } from './fixtures/typical-pages.ts'

/** A width of each layout: phone, tablet, notebook, wide (docs/behaviour/layout.md 1). */
const WIDTHS = [375, 769, 1200, 1600] as const
const HEIGHT = 900

for (const path of TYPICAL_PAGES) {
  test(`nothing of ${path} stands out of the window at any width, in either theme or direction`, async ({ page }) => {
    await page.goto(path)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT })
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        expect(await listOverflowing(page), `${width} px, ${colorScheme}`).toEqual([])
      }
      await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
      expect(await listOverflowing(page), `${width} px, right to left`).toEqual([])
      await page.evaluate(() => document.documentElement.removeAttribute('dir'))
    }
  })
}

test('on a phone the article comes first, on a wide window all three columns stand next to each other', async ({ page }) => {
  const sidebar = page.getByRole('navigation', { name: 'Related pages' })
  const contents = page.getByRole('navigation', { name: 'In this article' })
  const heading = page.getByRole('heading', { level: 1 })
  await page.setViewportSize({ width: 375, height: 700 })
  await page.goto('/en-US/docs/Web/CSS/Reference/Selectors/:has')
  await expect(sidebar).toBeHidden()
  await expect(heading).toBeInViewport()
  await page.setViewportSize({ width: 1600, height: 900 })
  await expect(sidebar).toBeInViewport()
  await expect(contents.getByRole('link').first()).toBeInViewport()
  const [left, middle, right] = await Promise.all([sidebar, heading, contents].map((part) => part.boundingBox()))
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(middle?.x ?? 0)
  expect((middle?.x ?? 0) + (middle?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0)
})

test('on a phone the menu opens over the page, and closes when it has led somewhere', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 })
  await page.goto('/en-US/docs/Web/CSS')
  const menu = page.getByRole('navigation', { name: 'Main' })
  await expect(menu).toBeHidden()
  await page.locator('.menu-toggle summary').click()
  await menu.locator('summary').first().click()
  await menu.getByRole('link', { name: 'HTTP' }).click()
  await expect(page).toHaveURL('/en-US/docs/Web/HTTP')
  await expect(menu).toBeHidden()
})

test('paper shows the article alone, black on white, whatever the theme', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.goto('/en-US/docs/Web/CSS/Reference/Selectors/:has')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const part of ['Main', 'Related pages', 'In this article']) await expect(page.getByRole('navigation', { name: part })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Theme' })).toBeHidden()
  await expect(page.locator('.article-bar')).toBeHidden()
  const [paper, ink] = await page.evaluate(() => {
    const { backgroundColor } = getComputedStyle(document.documentElement)
    return [backgroundColor, getComputedStyle(document.querySelector('.prose p') ?? document.body).color]
  })
  expect(brightnessOf(paper ?? '')).toBeGreaterThan(240)
  expect(brightnessOf(ink ?? '')).toBeLessThan(60)
})

/** From 0 to 255; a transparent paper is white. */
function brightnessOf(color: string): number {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number)
  return alpha === 0 ? 255 : Math.max(red, green, blue)
}
