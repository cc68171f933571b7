/* The dialog of a bookmark is modal without making the page inert, which would make all its styles new (docs/decisions/0182). */
import { expect, type Page } from '@playwright/test'
import { openMenu, saveButton } from './fixtures/bookmark-user.ts'
import { open } from './fixtures/page-actions.ts'
import { test } from './fixtures/test.ts'

const CSS = '/en-US/docs/Web/CSS'

const isFocusIn = (page: Page) => page.evaluate(() => document.activeElement?.closest('dialog') !== null)

test('the dialog is modal for screen readers, and the browser remakes no styles for it', async ({ page }) => {
  await open(page, CSS)
  const menu = await openMenu(page)
  await expect(menu).toHaveAttribute('aria-modal', 'true')
  expect(await page.evaluate(() => document.querySelectorAll(':modal').length)).toBe(0)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(saveButton(page)).toBeFocused()
})

test('the Tab key stays in the dialog, both ways', async ({ page }) => {
  await open(page, CSS)
  const menu = await openMenu(page)
  const [name, close] = [menu.getByLabel('Name'), menu.getByRole('button', { name: 'Close' })]
  await expect(name).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(close).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(name).toBeFocused()
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press('Tab')
    expect(await isFocusIn(page)).toBe(true)
  }
})

test('a focus that a script moves to the page comes back', async ({ page }) => {
  await open(page, CSS)
  const menu = await openMenu(page)
  await page.evaluate(() => document.querySelector<HTMLElement>('main a')?.focus())
  await expect(menu.getByLabel('Name')).toBeFocused()
})

test('a press next to the dialog closes it and does not reach the page', async ({ page }) => {
  await open(page, CSS)
  const menu = await openMenu(page)
  const link = await page.locator('.sidebar a').first().boundingBox()
  if (link === null) throw new Error('there is a link next to the dialog')
  await page.mouse.click(link.x + 5, link.y + 5)
  await expect(menu).toBeHidden()
  await expect(saveButton(page)).toBeFocused()
  expect(new URL(page.url()).pathname).toBe(CSS)
})

for (const [missing, remove] of [
  ['watchers for closing', () => Reflect.deleteProperty(window, 'CloseWatcher')],
  ['popovers', () => Reflect.deleteProperty(HTMLElement.prototype, 'showPopover')],
] as const)
  test(`in a browser without ${missing} the dialog opens, and Escape closes it`, async ({ page }) => {
    await page.addInitScript(remove)
    await open(page, CSS)
    const menu = await openMenu(page)
    await expect(menu.getByLabel('Name')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(saveButton(page)).toBeFocused()
  })
