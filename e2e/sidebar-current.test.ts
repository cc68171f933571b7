import { expect, type Page } from '@playwright/test'
import { holdBack, open } from './fixtures/page-actions.ts'
import { test } from './fixtures/test.ts'

/** Its entry is the last of its group, far down in the sidebar. */
const LOW = '/en-US/docs/Web/CSS/Reference/Selectors/:nth-child'
const WIDE = { width: 1600, height: 320 }

/** Where the sidebar and the page are scrolled to, and whether the current entry is within what is shown of the sidebar. */
function stateOf(page: Page): Promise<{ readonly sidebar: number; readonly page: number; readonly isShown: boolean }> {
  return page.locator('.sidebar').evaluate((sidebar) => {
    const place = sidebar.querySelector('[aria-current]')?.getBoundingClientRect()
    const bottom = Math.min(sidebar.getBoundingClientRect().bottom, innerHeight)
    const isShown = place !== undefined && place.top >= sidebar.getBoundingClientRect().top && place.bottom <= bottom
    return { sidebar: sidebar.scrollTop, page: scrollY, isShown }
  })
}

test('the sidebar stands at the entry of the page before any script has come, and stays there', async ({ page, context }) => {
  await page.setViewportSize(WIDE)
  const release = await holdBack(context, '**/static/*.js')
  await page.goto(LOW, { waitUntil: 'commit' })
  await expect.poll(() => stateOf(page)).toMatchObject({ page: 0, isShown: true })
  const first = await stateOf(page)
  expect(first.sidebar).toBeGreaterThan(0)
  release()
  await expect(page.locator('.sidebar a[href$="/clamp"]')).toBeAttached()
  expect(await stateOf(page)).toMatchObject({ page: 0, isShown: true })
})

test('an entry in sight is not scrolled to', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 1200 })
  await open(page, LOW)
  expect(await stateOf(page)).toEqual({ sidebar: 0, page: 0, isShown: true })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the sidebar is scrolled to the entry of the page all the same', async ({ page }) => {
    await page.setViewportSize(WIDE)
    await page.goto(LOW)
    await expect(page.locator('.sidebar [aria-current]')).toBeInViewport()
  })
})

for (const scheme of ['light', 'dark'] as const) {
  for (const forcedColors of ['none', 'active'] as const) {
    test(`the bar of the current entry stands out, ${scheme}, forced colours ${forcedColors}`, async ({ page }) => {
      await page.setViewportSize({ width: 1600, height: 900 })
      await page.emulateMedia({ colorScheme: scheme, forcedColors })
      await open(page, LOW)
      // The whole sidebar takes the place of its branch when it has loaded.
      await expect.poll(async () => (await barOf(page)).width).toBe('3px')
      expect((await barOf(page)).contrast).toBeGreaterThanOrEqual(3)
    })
  }
}

/** The bar of the current entry and its contrast to the page (WCAG 2.2, 1.4.11). */
function barOf(page: Page): Promise<{ readonly width: string; readonly contrast: number }> {
  return page.locator('.sidebar [aria-current]').evaluate((entry) => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    if (context === null) throw new Error('no canvas to read colours with')
    const luminanceOf = (color: string): number => {
      context.fillStyle = color
      context.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data]
        .map((channel) => channel / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const { borderInlineStartColor, borderInlineStartWidth } = getComputedStyle(entry, '::before')
    const [bar, paper] = [borderInlineStartColor, getComputedStyle(document.documentElement).backgroundColor].map(luminanceOf)
    const [low = 0, high = 0] = [bar ?? 0, paper ?? 0].toSorted((a, b) => a - b)
    return { width: borderInlineStartWidth, contrast: (high + 0.05) / (low + 0.05) }
  })
}
