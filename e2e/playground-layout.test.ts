import { expect } from '@playwright/test'
import { listOverflowing } from './fixtures/list-overflowing.ts'
import { editor, openPlayground, result, write } from './fixtures/playground-actions.ts'
import { test } from './fixtures/test.ts'

test('borders are moved by keys and by the pointer, tell where they are, and are remembered', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 900 })
  await openPlayground(page)
  const border = page.getByRole('separator', { name: 'Border between Code and Result' })
  await expect(border).toHaveAttribute('aria-orientation', 'vertical')
  await expect(border).toHaveAttribute('aria-valuenow', '50')
  await border.focus()
  await page.keyboard.press('ArrowRight')
  await expect(border).toHaveAttribute('aria-valuenow', '52')
  await page.keyboard.press('Home')
  await expect(border).toHaveAttribute('aria-valuenow', '8')
  await page.keyboard.press('Enter')
  await expect(border).toHaveAttribute('aria-valuenow', '50')
  const box = await border.boundingBox()
  if (box === null) throw new Error('the border is not shown')
  await page.mouse.move(box.x + box.width / 2, box.y + 40)
  await page.mouse.down()
  await page.mouse.move(box.x + 240, box.y + 60, { steps: 5 })
  await page.mouse.up()
  const moved = await border.getAttribute('aria-valuenow')
  expect(Number(moved)).toBeGreaterThan(65)
  await openPlayground(page)
  await expect(border).toHaveAttribute('aria-valuenow', moved ?? '')
})

test('another layout moves the panels and leaves what runs as it is', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 900 })
  await openPlayground(page)
  await write(page, 'HTML', '<p>here</p>')
  await page.keyboard.press('ControlOrMeta+Enter')
  await result(page)
    .locator('p')
    .evaluate((element) => element.setAttribute('data-mark', 'here'))
  for (const name of ['Result below the code', 'Result in full width', 'Result next to the code']) {
    await page.locator('summary', { hasText: 'Layout' }).click()
    await page.getByLabel(name).check()
    await page.keyboard.press('Escape')
    await expect(result(page).locator('p[data-mark]')).toBeVisible()
    await expect(editor(page, 'HTML')).toBeVisible({ visible: name !== 'Result in full width' })
  }
})

test('where the window is wide there are three columns of code', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 1000 })
  await openPlayground(page)
  const tops = await page
    .locator('.play-editors > .play-panel')
    .evaluateAll((panels) => panels.map((panel) => panel.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
})

test('an editor folds to its name', async ({ page }) => {
  await openPlayground(page)
  const name = page.getByRole('button', { name: 'CSS', exact: true })
  await name.click()
  await expect(name).toHaveAttribute('aria-expanded', 'false')
  await expect(editor(page, 'CSS')).toBeHidden()
  await name.click()
  await expect(editor(page, 'CSS')).toBeVisible()
})

test('on a phone there is one panel at a time, by tabs and their keys, and nothing stands out', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 })
  await openPlayground(page)
  await expect(page.getByRole('tab')).toHaveText(['HTML', 'CSS', 'JavaScript', 'Result', 'Console'])
  await write(page, 'HTML', `<p>${'wide '.repeat(40)}</p>`)
  expect(await listOverflowing(page)).toEqual([])
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(page.getByRole('tab', { name: 'Result' })).toHaveAttribute('aria-selected', 'true')
  await expect(result(page).locator('p')).toBeVisible()
  await expect(editor(page, 'HTML')).toBeHidden()
  await page.getByRole('tab', { name: 'Result' }).press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Console' })).toBeFocused()
  await expect(page.getByRole('tabpanel', { name: 'Console' })).toBeVisible()
  await page.keyboard.press('Home')
  await expect(editor(page, 'HTML')).toBeVisible()
  expect(await listOverflowing(page)).toEqual([])
})
