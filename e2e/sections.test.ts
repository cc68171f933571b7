import { expect, type Page } from '@playwright/test'
import { drawAll, open, waitUntilHydrated } from './fixtures/page-actions.ts'
import { test } from './fixtures/test.ts'

const ARTICLE = '/en-US/docs/Web/CSS/Reference/Properties/grid-template-columns'
/** Has no example, which would change its height by itself. */
const GUIDE = '/en-US/docs/Web/HTTP/Guides/Caching'

test('a table of compatibility far below the window is not drawn, and the page is about as high as when it is', async ({ page }) => {
  await open(page, ARTICLE)
  const isDrawn = (): Promise<boolean | undefined> =>
    page.evaluate(() => document.querySelector('.prose .compat')?.checkVisibility({ contentVisibilityAuto: true }))
  expect(await isDrawn()).toBe(false)
  const estimated = await heightOf(page)
  await drawAll(page)
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

test.describe('in a low window', () => {
  test.use({ viewport: { width: 1300, height: 300 } })

  test('sections are drawn once while the browser is idle, and have their own heights then, though they are left out again', async ({
    page,
    context,
  }) => {
    const other = await context.newPage()
    await open(other, GUIDE)
    await drawAll(other)
    // What is left out holds its margins.
    await other.locator('.prose > section').evaluateAll((sections) => {
      for (const section of sections) if (section instanceof HTMLElement) section.style.display = 'flow-root'
    })
    const heights = (await listSections(other)).map(({ height }) => height)
    expect(heights.length).toBeGreaterThan(4)
    await open(page, GUIDE)
    await expect.poll(async () => (await listSections(page)).map(({ height }) => height)).toEqual(heights)
    await expect.poll(async () => (await listSections(page)).at(-1)?.isDrawn).toBe(false)
  })

  test('without script all sections are drawn at once', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL === undefined ? {} : { baseURL }) })
    const page = await context.newPage()
    await page.goto(GUIDE)
    expect((await listSections(page)).every(({ isDrawn }) => isDrawn)).toBe(true)
    await context.close()
  })

  test('a reload, and the way back to the page, lead to the section that was read', async ({ page }) => {
    await open(page, GUIDE)
    const heading = page.locator('.prose > section:nth-child(n + 4) :is(h2, h3)').first()
    await heading.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }))
    await expect.poll(() => page.evaluate(() => document.querySelector('.prose')?.matches('[data-lazy]'))).toBe(true)
    await expect.poll(() => page.evaluate(() => document.querySelector('[style*="content-visibility"]'))).toBeNull()
    const top = (): Promise<number> => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top))
    const before = await top()
    await page.reload()
    await waitUntilHydrated(page)
    await expect.poll(top).toBe(before)
    const url = page.url()
    await page.locator('.breadcrumbs a').first().dispatchEvent('click')
    await expect(page).not.toHaveURL(url)
    await page.goBack()
    await expect.poll(top).toBe(before)
  })
})

function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelector('.prose')?.getBoundingClientRect().height ?? 0)
}

/** The sections that may be drawn late: whether they are drawn, and how high they are. Tables in them are drawn when they come near. */
function listSections(page: Page): Promise<readonly { readonly isDrawn: boolean; readonly height: number }[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.prose > section:nth-child(n + 3):not(:last-of-type, :has(> .compat, .table-container))')].map(
      (section) => ({
        isDrawn: section.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === true,
        height: section.getBoundingClientRect().height,
      }),
    ),
  )
}
