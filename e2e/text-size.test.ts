import { expect } from '@playwright/test'
import { open } from './fixtures/page-actions.ts'
import { test } from './fixtures/test.ts'

const ARTICLE = '/en-US/docs/Web/CSS/Reference/Properties/display'

for (const path of ['/en-US/', ARTICLE]) {
  for (const standard of [24, 32]) {
    test(`with text of ${standard} px in the browser, nothing of the head of ${path} is out of a window of 1280 px`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 })
      const session = await page.context().newCDPSession(page)
      await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
      await open(page, path)
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${standard}px`)
      const ends = await page
        .locator('.site-header :is(a, button, summary, input):visible, h1')
        .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().right))
      expect(Math.max(...ends)).toBeLessThanOrEqual(1280)
      expect((await page.locator('h1').boundingBox())?.width).toBeGreaterThan(500)
    })
  }
}
