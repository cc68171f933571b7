import { expect, type Locator } from '@playwright/test'
import { excessOf, GAP, INPUT, openLiveTable, openTable, widthOf } from './fixtures/compat-table.ts'
import { test } from './fixtures/test.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 } })

  test('each part lists its browsers by name, and nothing is wider than the window', async ({ page }) => {
    for (const url of [GAP, INPUT, '/en-US/docs/Web/JavaScript/Reference/Global_Objects/Array']) {
      const table = await openTable(page, url)
      await expect(table.locator('thead')).toBeHidden()
      const cell = table.locator('td[data-b="safari_ios"]').first()
      expect(await cell.evaluate((element) => getComputedStyle(element, '::before').content)).toBe('"Safari on iOS"')
      expect(await widthOf(page)).toBe(375)
      expect(await excessOf(table)).toBe(0)
    }
  })

  test('a feature is one line that opens, the first one is open, and the switch opens all', async ({ page }) => {
    const table = await openLiveTable(page, INPUT)
    const rows = table.locator('tbody tr')
    const cell = (row: number): Locator => rows.nth(row).locator('td').first()
    await expect(cell(0)).toBeVisible()
    await expect(cell(1)).toBeHidden()
    const line = rows.nth(1).locator('th summary')
    await expect(line).toHaveText(/^\d+ of \d+$/)
    await expect(line).toHaveAccessibleName(/^.+: full support in \d+ of \d+ browsers$/)
    expect((await line.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await line.press('Enter')
    await expect(cell(1)).toBeVisible()
    const all = table.getByRole('switch', { name: 'Open all' })
    await all.check()
    await expect(table.locator('th > details:not([open])')).toHaveCount(0)
    await expect(cell(20)).toBeVisible()
    await all.uncheck()
    await expect(cell(0)).toBeVisible()
    await expect(cell(1)).toBeHidden()
    expect((await table.boundingBox())?.height ?? 0).toBeLessThan((await rows.count()) * 80)
  })

  test('a line counts the browsers that are shown', async ({ page }) => {
    const table = await openLiveTable(page, GAP)
    const line = table.locator('th summary').first()
    const totalOf = async (): Promise<number> => Number(/\d+$/.exec(await line.innerText())?.[0])
    const before = await totalOf()
    await table.getByRole('button', { name: 'Browsers', exact: true }).click()
    await expect(table.getByRole('button', { name: 'Show all browsers' })).toBeHidden()
    await table.getByLabel('Opera', { exact: true }).uncheck()
    await expect.poll(totalOf).toBe(before - 1)
    await table.getByRole('button', { name: 'Show all browsers' }).click()
    await expect.poll(totalOf).toBe(before)
    await expect(table.getByRole('checkbox').first()).toBeFocused()
  })

  test('the switch and the lines are there for a list only', async ({ page }) => {
    const table = await openLiveTable(page, GAP)
    await page.setViewportSize({ width: 1024, height: 800 })
    await expect(table.getByRole('switch')).toBeHidden()
    await expect(table.locator('th summary').first()).toBeHidden()
    await expect(table.locator('tbody tr').nth(1).locator('td').first()).toBeVisible()
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test('features open one by one and all together', async ({ page }) => {
      const table = await openTable(page, GAP)
      const cell = (row: number): Locator => table.locator('tbody tr').nth(row).locator('td').first()
      await expect(cell(1)).toBeHidden()
      await table.locator('th summary').nth(1).click()
      await expect(cell(1)).toBeVisible()
      await expect(cell(2)).toBeHidden()
      await table.getByRole('switch', { name: 'Open all' }).check()
      await expect(cell(2)).toBeVisible()
    })
  })

  test('two columns stand side by side: desktops and phones', async ({ page }) => {
    const table = await openTable(page, GAP)
    const [desktop, phone] = await Promise.all(
      ['chrome', 'chrome_android'].map((id) => table.locator(`td[data-b="${id}"]`).first().boundingBox()),
    )
    expect(desktop?.y).toBe(phone?.y)
    expect((desktop?.x ?? 0) + (desktop?.width ?? 0)).toBeLessThanOrEqual(phone?.x ?? 0)
  })
})
