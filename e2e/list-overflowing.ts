import type { Page } from '@playwright/test'

/**
 * What stands out of the window sideways and can be seen or reached: elements beyond an edge that no container of their own scrolls or clips.
 * The page's root clips what stands out, so that its width tells nothing.
 */
export function listOverflowing(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const isContained = (element: Element): boolean => {
      for (let parent = element.parentElement; parent !== null && parent.id !== 'app'; parent = parent.parentElement) {
        if (getComputedStyle(parent).overflowX !== 'visible') return true
      }
      return false
    }
    const isHidden = (element: Element): boolean =>
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || getComputedStyle(element).clipPath !== 'none'
    const standsOut = (element: Element): boolean => {
      const { left, right, width: own } = element.getBoundingClientRect()
      return own > 0 && (right > width + 1 || left < -1) && !isHidden(element) && !isContained(element)
    }
    const scrolls = document.documentElement.scrollWidth > width ? ['the page scrolls sideways'] : []
    const out = [...document.querySelectorAll('#app *')].filter(standsOut)
    return [
      ...scrolls,
      ...out.map((element) => `${element.tagName.toLowerCase()}.${element.className}: ${element.textContent.slice(0, 40)}`),
    ]
  })
}
