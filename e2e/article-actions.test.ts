/* The actions of an article on phones: languages and saving fold into a menu. */
import { expect, type Page } from '@playwright/test'
import { expectSaved, openMenu, saveButton } from './fixtures/bookmark-user.ts'
import { findViolationsInBothThemes } from './fixtures/find-violations.ts'
import { holdBack, open } from './fixtures/page-actions.ts'
import { test } from './fixtures/test.ts'
import { textOf } from './fixtures/text-of.ts'

const PAGE = '/en-US/docs/Web/CSS'
/** In one language: saving is its only action. */
const UNTRANSLATED = '/en-US/docs/Web/CSS/Reference/Properties/gap'

const toggle = (page: Page) => page.locator('.actions-toggle > summary')
const languages = (page: Page) => page.locator('#languages')
const languageLinks = (page: Page) => page.locator('.language-menu').getByRole('link')

test.use({ viewport: { width: 375, height: 700 } })

test('both actions are in a menu with a name, which moves nothing', async ({ page }) => {
  await open(page, PAGE)
  await expect(languages(page)).toBeHidden()
  await expect(saveButton(page)).toBeHidden()
  await expect(toggle(page)).toHaveAccessibleName(textOf('en-US', 'documents.actions'))
  const heading = page.getByRole('heading', { level: 1 })
  const before = [await heading.boundingBox(), await toggle(page).boundingBox()]
  await toggle(page).click()
  await expect(languages(page)).toBeVisible()
  await expect(saveButton(page)).toBeVisible()
  await expect(page.getByText('English (US)', { exact: true }).first()).toBeVisible()
  expect([await heading.boundingBox(), await toggle(page).boundingBox()]).toEqual(before)
  expect(await findViolationsInBothThemes(page)).toEqual([])
  await toggle(page).click()
  await expect(saveButton(page)).toBeHidden()
})

test('the menu is used by keyboard: Escape closes what was opened last, and gives the focus back', async ({ page }) => {
  await open(page, PAGE)
  await toggle(page).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(languages(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(languageLinks(page).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(languageLinks(page).first()).toBeHidden()
  await expect(languages(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(languages(page)).toBeHidden()
  await expect(toggle(page)).toBeFocused()
})

test('Escape closes one thing when it is pressed before the code of the languages has come', async ({ page, context }) => {
  await open(page, PAGE)
  const release = await holdBack(context, '**/static/language-preference.*.js')
  await toggle(page).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(languageLinks(page).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(languages(page)).toBeFocused()
  const loaded = page.waitForResponse(/language-preference/)
  release()
  await (await loaded).finished()
  await page.keyboard.press('Enter')
  await expect(languageLinks(page).first()).toBeVisible()
  await expect(languages(page)).toBeFocused()
})

test('the menu closes when the focus or a tap leaves it', async ({ page }) => {
  await open(page, PAGE)
  await toggle(page).click()
  await page.getByRole('heading', { level: 1 }).click({ position: { x: 4, y: 10 } })
  await expect(saveButton(page)).toBeHidden()
  await toggle(page).click()
  await saveButton(page).focus()
  await page.keyboard.press('Tab')
  await expect(saveButton(page)).toBeHidden()
  await toggle(page).click()
  await page.locator('.toc-toggle > summary').click()
  await expect(saveButton(page)).toBeHidden()
  await expect(page.locator('#toc')).toBeVisible()
})

test('a page is saved from the menu, also while the languages are open, and its removal can be undone after the menu has closed', async ({
  page,
}) => {
  await open(page, PAGE)
  await toggle(page).click()
  await languages(page).click()
  await expect(languageLinks(page).first()).toBeVisible()
  const menu = await openMenu(page)
  await menu.getByRole('button', { name: 'Save' }).click()
  await expect(menu).toBeHidden()
  await expectSaved(page, true)
  await expect(saveButton(page)).toBeFocused()
  await openMenu(page)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(saveButton(page)).toBeFocused()
  await (await openMenu(page)).getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('heading', { level: 1 }).click({ position: { x: 4, y: 10 } })
  await expect(saveButton(page)).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await toggle(page).click()
  await expectSaved(page, true)
})

test('the skip link to the languages opens the menu', async ({ page }) => {
  await open(page, PAGE)
  await page.getByRole('link', { name: textOf('en-US', 'shell.skip_to_language') }).focus()
  await page.keyboard.press('Enter')
  await expect(languages(page)).toBeFocused()
})

test('a page with one action has it in the bar', async ({ page }) => {
  await open(page, UNTRANSLATED)
  await expect(saveButton(page)).toBeVisible()
  await expect(toggle(page)).toHaveCount(0)
})

test('wider windows have the actions in the bar', async ({ page }) => {
  await page.setViewportSize({ width: 769, height: 700 })
  await open(page, PAGE)
  await expect(toggle(page)).toBeHidden()
  await expect(languages(page)).toBeVisible()
  await expect(saveButton(page)).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the languages, the only action then, are in the bar', async ({ page }) => {
    await page.goto(PAGE)
    await expect(toggle(page)).toBeHidden()
    await languages(page).click()
    await expect(languageLinks(page).first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  })
})
