/* The dialogs of bookmarks for every user: both themes, phones, forced colours, without script. */
import { expect, type Page } from '@playwright/test'
import { openMenu, saveButton, signUp } from './fixtures/bookmark-user.ts'
import { findViolations } from './fixtures/find-violations.ts'
import { open } from './fixtures/page-actions.ts'
import { test } from './fixtures/test.ts'

const CSS = '/en-US/docs/Web/CSS'

async function expectSound(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true)
}

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [375, 1200])
    test.describe(`in the ${colorScheme} theme, ${width} px wide`, () => {
      // axe is a script in the page.
      test.use({ colorScheme, viewport: { width, height: 800 }, bypassCSP: true })

      test('the dialogs have no problem that axe finds, and fit', async ({ page }) => {
        await open(page, CSS)
        const menu = await openMenu(page)
        await expectSound(page)
        await menu.getByRole('button', { name: 'Save' }).click()
        await openMenu(page)
        await menu.getByRole('button', { name: 'Delete' }).click()
        await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
        await expectSound(page)
        await signUp(page, CSS)
        await openMenu(page)
        await expectSound(page)
        await menu.getByLabel('Collection').selectOption('+ New Collection')
        const modal = page.getByRole('dialog', { name: 'Create Collection' })
        await modal.getByLabel('Name').fill('long '.repeat(20))
        await expectSound(page)
        const box = await modal.boundingBox()
        expect(box !== null && box.x >= 0 && box.x + box.width <= width && box.y >= 0 && box.y + box.height <= 800).toBe(true)
      })
    })

test('on a phone the menu is a stylesheet at the foot of the window, and no keyboard comes up by itself', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.origin, viewport: { width: 375, height: 700 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await open(page, CSS)
  const menu = await openMenu(page)
  const box = await menu.boundingBox()
  expect(box?.x).toBe(0)
  expect(box?.width).toBe(375)
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(700)
  await expect(menu.getByRole('heading')).toBeFocused()
  await context.close()
})

test('a press next to the menu closes it', async ({ page }) => {
  await open(page, CSS)
  const menu = await openMenu(page)
  await page.mouse.click(20, 400)
  await expect(menu).toBeHidden()
  await expect(saveButton(page)).toBeFocused()
})

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  test('whether a page is saved can be seen', async ({ page }) => {
    await open(page, CSS)
    const fill = () => saveButton(page).evaluate((button) => getComputedStyle(button.querySelector('svg') ?? button).fill)
    expect(await fill()).toBe('none')
    await (await openMenu(page)).getByRole('button', { name: 'Save' }).click()
    await expect.poll(fill).not.toBe('none')
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('there is no button that does nothing', async ({ page }) => {
    await page.goto(CSS)
    await expect(saveButton(page)).toBeHidden()
  })
})
