import { expect, type Page } from '@playwright/test'
import { open } from './fixtures/page-actions.ts'
import { test } from './fixtures/test.ts'

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
  '/en-US/docs/Learn_web_development/Core/Styling_basics/Box_model',
  '/en-US/docs/Glossary',
  '/ja/docs/Web/CSS',
  '/en-US/',
  '/en-US/search?q=css',
  '/en-US/blog/',
  '/en-US/blog/a-page-before-its-scripts/',
  '/en-US/curriculum/',
  '/en-US/curriculum/foundations/structure/',
  '/en-US/curriculum/path/',
  '/en-US/about',
  '/en-US/community',
]) {
  test(`nothing of ${path} is cut off at the edge of the paper, and no control is printed`, async ({ page }) => {
    await openOnPaper(page, path)
    const problems = await page.evaluate(() => {
      const width = document.documentElement.clientWidth
      const shown = [...document.querySelectorAll<HTMLElement>('#app *')].filter((element) => element.checkVisibility())
      const out = shown.filter((element) => element.getBoundingClientRect().right > width + 1 && !isForUsers(element))
      const scrolled = shown.filter(
        (element) => element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX !== 'visible',
      )
      const controls = shown.filter((element) => element.matches('button, input, select, nav, .skip-link, .heading-link'))
      return [...out, ...scrolled.filter((element) => !isForUsers(element)), ...controls].map(
        (element) => `${element.tagName}.${element.className}`,
      )

      /** Words that are not for the eye. */
      function isForUsers(element: Element): boolean {
        for (let one: Element | null = element; one !== null; one = one.parentElement)
          if (getComputedStyle(one).clipPath !== 'none') return true
        return false
      }
    })
    expect(problems).toEqual([])
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

test('compatibility data begin with the first feature, not with a list of browsers', async ({ page }) => {
  await openOnPaper(page, GRID)
  await expect(page.locator('.compat tbody').first()).toBeVisible()
  await expect(page.locator('.compat thead').first()).toBeHidden()
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
