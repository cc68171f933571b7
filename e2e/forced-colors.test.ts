import { expect, type Page } from '@playwright/test'
import { test } from './fixtures.ts'
import { open } from './page-actions.ts'
import { TYPICAL_PAGES } from './typical-pages.ts'

const SIGNS = '.theme-button .theme-icon, .account-avatar, .menu-toggle .disclosure-icon, .sidebar-toggle .disclosure-icon'

for (const colorScheme of ['light', 'dark'] as const) {
  for (const theme of ['light', 'dark'] as const) {
    test(`in forced colours, ${colorScheme} ones, signs can be seen when the chosen theme is ${theme}`, async ({ page }) => {
      await page.setViewportSize({ width: 769, height: 800 })
      await page.emulateMedia({ forcedColors: 'active', colorScheme })
      await page.addInitScript((chosen) => {
        if (self === top) localStorage.setItem('theme', chosen)
      }, theme)
      for (const path of ['/en-US/', '/en-US/docs/Web/CSS']) {
        await open(page, path)
        expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe(theme)
        expect(await lowestContrast(page, SIGNS), path).toBeGreaterThanOrEqual(3)
      }
    })
  }
}

test('who wants less motion gets none, on any page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1600, height: 900 })
  for (const path of TYPICAL_PAGES) {
    await page.goto(path)
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter((element) =>
          ['', '::before', '::after'].some((part) => {
            const { animationName, transitionDuration, scrollBehavior } = getComputedStyle(element, part)
            return animationName !== 'none' || !/^0s(?:, 0s)*$/.test(transitionDuration) || scrollBehavior === 'smooth'
          }),
        )
        .map((element) => `${element.localName}.${element.className}`),
    )
    expect(moving, path).toEqual([])
  }
})

/** The lowest contrast between a sign and the page it stands on (WCAG 2.2, 1.4.11: at least 3). */
function lowestContrast(page: Page, signs: string): Promise<number> {
  return page.evaluate((selector) => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    if (context === null) throw new Error('no canvas to read colours with')
    const luminanceOf = (color: string): number => {
      context.fillStyle = color
      context.fillRect(0, 0, 1, 1)
      const channels = [...context.getImageData(0, 0, 1, 1).data].slice(0, 3)
      const [red = 0, green = 0, blue = 0] = channels
        .map((channel) => channel / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const paper = luminanceOf(getComputedStyle(document.documentElement).backgroundColor)
    const shown = [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility())
    if (shown.length === 0) throw new Error(`no sign is shown: ${selector}`)
    const contrasts = shown
      .map((element) => luminanceOf(getComputedStyle(element).backgroundColor))
      .map((sign) => (Math.max(sign, paper) + 0.05) / (Math.min(sign, paper) + 0.05))
    return Math.min(...contrasts)
  }, signs)
}
