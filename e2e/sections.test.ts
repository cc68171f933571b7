import { expect, type Page } from '@playwright/test'
import { open } from './fixtures/page-actions.ts'
import { test } from './fixtures/test.ts'

const ARTICLE = '/en-US/docs/Web/CSS/Reference/Properties/grid-template-columns'

test('a table of compatibility far below the window is not drawn, and the page is about as high as when it is', async ({ page }) => {
  await open(page, ARTICLE)
  const isDrawn = (): Promise<boolean | undefined> =>
    page.evaluate(() => document.querySelector('.prose .compat')?.checkVisibility({ contentVisibilityAuto: true }))
  expect(await isDrawn()).toBe(false)
  const estimated = await heightOf(page)
  await page.evaluate(() => {
    const all = new CSSStyleSheet()
    all.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(all)
  })
  // The browser draws what has become visible with a frame, and a busy machine is slow to give one.
  await expect.poll(isDrawn).toBe(true)
  const drawn = await heightOf(page)
  expect(estimated / drawn).toBeGreaterThan(0.6)
  expect(estimated / drawn).toBeLessThan(1.6)
})

test('an address with a fragment leads to its section, whatever is not drawn above', async ({ page }) => {
  await open(page, `${ARTICLE}#browser_compatibility`)
  const heading = page.locator('#browser_compatibility')
  await expect(heading).toBeInViewport()
  await expect.poll(() => heading.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(140)
})

test('a history that opens in the table is not cut off at the end of its section', async ({ page }) => {
  await open(page, `${ARTICLE}#browser_compatibility`)
  const cell = page.locator('.compat td:has(details)').last()
  await cell.locator('summary').click()
  const history = cell.locator('.compat-history')
  await expect(history).toBeVisible()
  await history.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const isOnTop = (element: Element): boolean => {
    const { left, bottom } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + 10, bottom - 5))
  }
  await expect.poll(() => history.evaluate(isOnTop)).toBe(true)
})

function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelector('.prose')?.getBoundingClientRect().height ?? 0)
}
