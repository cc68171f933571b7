import { expect, type Page } from '@playwright/test'
import { test } from './fixtures.ts'
import { open } from './page-actions.ts'

const GRID = '/en-US/docs/Web/CSS/Reference/Properties/grid-template-columns'
/** A4 less its margins, in CSS pixels. */
const PAPER = { width: 673, height: 1001 }

test.use({ viewport: PAPER })

/** The page as a printer is given it. */
async function openOnPaper(page: Page, path: string): Promise<void> {
  await open(page, path)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
}

for (const path of [
  GRID,
  '/en-US/docs/Web/HTTP/Reference/Headers/Content-Security-Policy',
  '/en-US/docs/Web/HTML/Reference/Elements/dialog',
]) {
  test(`nothing of ${path} is cut off at the edge of the paper, and no control is printed`, async ({ page }) => {
    await openOnPaper(page, path)
    const faults = await page.evaluate(() => {
      const width = document.documentElement.clientWidth
      const shown = [...document.querySelectorAll<HTMLElement>('#app *')].filter((element) => element.checkVisibility())
      const out = shown.filter((element) => element.getBoundingClientRect().right > width + 1 && !isForReaders(element))
      const scrolled = shown.filter(
        (element) => element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX !== 'visible',
      )
      const controls = shown.filter((element) => element.matches('button, input, select, nav, .skip-link, .heading-link'))
      return [...out, ...scrolled.filter((element) => !isForReaders(element)), ...controls].map(
        (element) => `${element.tagName}.${element.className}`,
      )

      /** Words that are not for the eye. */
      function isForReaders(element: Element): boolean {
        for (let one: Element | null = element; one !== null; one = one.parentElement)
          if (getComputedStyle(one).clipPath !== 'none') return true
        return false
      }
    })
    expect(faults).toEqual([])
  })
}

test('all that can be opened is open', async ({ page }) => {
  await openOnPaper(page, GRID)
  const folded = await page
    .locator('main details:not(.toc *)')
    .evaluateAll(
      (all) =>
        all.flatMap((details) => [...details.children].filter((child) => child.tagName !== 'SUMMARY' && !child.checkVisibility())).length,
    )
  expect(await page.locator('main details:not(.toc *)').count()).toBeGreaterThan(0)
  expect(folded).toBe(0)
})

test('links to other sites tell their addresses, code is wrapped, tables repeat their heads', async ({ page }) => {
  await openOnPaper(page, GRID)
  const link = page.locator('.prose a.external').first()
  const address = await link.getAttribute('href')
  expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toContain(address)
  await expect(page.locator('.prose pre').first()).toHaveCSS('white-space', 'pre-wrap')
  await expect(page.locator('.prose .table-container thead').first()).toHaveCSS('display', 'table-header-group')
})

test('colours that mean something are printed', async ({ page }) => {
  await openOnPaper(page, GRID)
  await expect(page.locator('.notecard').first()).toHaveCSS('print-color-adjust', 'exact')
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
})

test('a collapsed sidebar makes no difference, and the whole article is printed on several pages', async ({ page }) => {
  await page.addInitScript(() => {
    // Frames of examples have no storage.
    if (self === top) localStorage.setItem('sidebar', 'collapsed')
  })
  await open(page, GRID)
  const pdf = await page.pdf({ format: 'A4' })
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []
  expect(pages.length).toBeGreaterThan(3)
})
