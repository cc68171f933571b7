import { expect, type Page } from '@playwright/test'
import { open } from './fixtures/page-actions.ts'
import { test } from './fixtures/test.ts'
import { TYPICAL_PAGES } from './fixtures/typical-pages.ts'

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

test('in forced colours every sign can be seen, and so can the focus on every control, on any page', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  for (const path of TYPICAL_PAGES) {
    await open(page, path)
    // The focus is shown to users of the keyboard.
    await page.keyboard.press('Tab')
    expect(await listFaintSigns(page), path).toEqual([])
    expect(await listUnringed(page), path).toEqual([])
  }
})

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

/** Signs whose colour is next to that of the page (WCAG 2.2, 1.4.11: at least 3). They are masks over a colour, which forced colours leave alone. */
function listFaintSigns(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isSign = (element: Element, part: string): boolean => {
      const { maskImage, content, display } = getComputedStyle(element, part)
      return maskImage !== 'none' && display !== 'none' && (part === '' || (content !== 'none' && content !== 'normal'))
    }
    const shown = [...document.querySelectorAll('#app *')].filter((element) => element.checkVisibility({ visibilityProperty: true }))
    const system = ['Canvas', 'Field', 'ButtonFace'].map((name) => {
      const probe = document.createElement('i')
      probe.style.cssText = `forced-color-adjust: none; color: ${name}`
      document.body.append(probe)
      const { color } = getComputedStyle(probe)
      probe.remove()
      return color
    })
    const isFaint = (element: Element, part: string): boolean => {
      const { backgroundColor } = getComputedStyle(element, part)
      return system.includes(backgroundColor) || backgroundColor === 'rgba(0, 0, 0, 0)'
    }
    return shown.flatMap((element) =>
      ['', '::before', '::after']
        .filter((part) => isSign(element, part) && isFaint(element, part))
        .map((part) => `${element.localName}.${element.className}${part}`),
    )
  })
}

/** Controls without an outline when they have the focus; that of a card is around the whole card. */
function listUnringed(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isRinged = (element: Element): boolean =>
      ['', '::after'].some((part) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element, part)
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
      })
    const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex="0"]')]
    const unringed = controls
      .filter((element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        element.focus({ preventScroll: true })
        return document.activeElement === element && element.matches(':focus-visible') && !isRinged(element)
      })
    return unringed.map((element) => `${element.localName}.${element.className} ${element.textContent.slice(0, 40)}`)
  })
}

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
