/* Where pages begin, and the signs of what opens (docs/behaviour/layout.md 13, 14). */
import { expect, type Page } from '@playwright/test'
import { test } from './fixtures/test.ts'

/** At 1,280 px: the edge of the header, and the edge of a column of text in the middle of the window. */
const EDGES = [40, 224]

/** The heading is made anew where the page is made in the browser, so that it may be gone for a moment. */
async function expectEdge(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 })
  await expect.poll(async () => EDGES.includes(Math.round((await heading.boundingBox())?.x ?? 0)), 'where the heading begins').toBe(true)
}

test.describe('at 1,280 px', () => {
  test.use({ viewport: { width: 1280, height: 800 }, expectedProblems: /404/ })

  for (const path of ['/en-US/', '/en-US/search?q=grid', '/en-US/plus/collections', '/en-US/blog/'])
    test(`${path} begins at one of two edges`, async ({ page }) => {
      await page.goto(path)
      await expectEdge(page)
    })

  test('the page of an address that does not exist begins at one of two edges', async ({ page }) => {
    await page.goto('/en-US/404')
    await expectEdge(page)
  })
})

for (const [path, summary] of [
  ['/en-US/curriculum/styling/box-model/', 'curriculum-exercise summary'],
  ['/en-US/play', '.play-shortcuts summary'],
] as const)
  test(`what opens on ${path} has the sign of the site and not that of the browser`, async ({ page }) => {
    await page.goto(path)
    const sign = page.locator(summary).first()
    await expect(sign).toBeVisible()
    expect(await sign.evaluate((element) => getComputedStyle(element).listStyleType)).toBe('none')
    expect(await sign.evaluate((element) => getComputedStyle(element, '::before').maskImage)).toContain('url(')
  })
