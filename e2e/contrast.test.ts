import { expect, type Page } from '@playwright/test'
import { test } from './fixtures/test.ts'

const PAGES = [
  '/en-US/',
  '/en-US/docs/Web/CSS/Reference/Selectors/:has',
  '/en-US/docs/Web/HTTP/Reference/Headers/Cache-Control',
  '/en-US/docs/Web/API/Window/fetch',
] as const

for (const colorScheme of ['light', 'dark'] as const) {
  test(`in the ${colorScheme} theme every text has enough contrast`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    for (const path of PAGES) {
      await page.goto(path)
      expect(await listFaintTexts(page), path).toEqual([])
    }
  })
}

/** Texts with less contrast than WCAG 2.2 asks for at level AA (section 1.4.3): 4.5, or 3 for large ones. Texts on images are not judged. */
function listFaintTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const paint = (colors: readonly string[]): readonly number[] => {
      if (context === null) return [0, 0, 0]
      context.fillStyle = '#fff'
      context.fillRect(0, 0, 1, 1)
      for (const color of colors) {
        context.fillStyle = color
        context.fillRect(0, 0, 1, 1)
      }
      return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3)
    }
    const luminance = (color: readonly number[]): number => {
      const [red = 0, green = 0, blue = 0] = color.map((part) => (part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4))
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const backgroundsOf = (element: Element | null): readonly string[] =>
      element === null ? [] : [...backgroundsOf(element.parentElement), getComputedStyle(element).backgroundColor]
    const contrastOf = (element: Element): number => {
      const backgrounds = backgroundsOf(element)
      const [one = 0, other = 0] = [paint(backgrounds), paint([...backgrounds, getComputedStyle(element).color])]
        .map(luminance)
        .sort((a, b) => b - a)
      return (one + 0.05) / (other + 0.05)
    }
    const hasOwnText = (element: Element): boolean =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '')
    const isLarge = (element: Element): boolean => {
      const { fontSize, fontWeight } = getComputedStyle(element)
      return Number.parseFloat(fontSize) >= 24 || (Number.parseFloat(fontSize) >= 18.66 && Number(fontWeight) >= 700)
    }
    return [...document.querySelectorAll('#app *')]
      .filter((element) => hasOwnText(element) && element.checkVisibility() && element.closest('[aria-hidden="true"], svg') === null)
      .map((element) => ({ element, contrast: contrastOf(element), needed: isLarge(element) ? 3 : 4.5 }))
      .filter(({ contrast, needed }) => contrast < needed)
      .map(({ element, contrast }) => `${contrast.toFixed(2)} ${element.tagName}.${element.className}: ${element.textContent.slice(0, 30)}`)
  })
}
