/* Saving pages: in the browser before signing in, in collections after, and what becomes of one at the other. */
import { expect, type Page } from '@playwright/test'
import { expectSaved, openMenu, pagesOf, saveButton, signIn, signOut, signUp } from './fixtures/bookmark-user.ts'
import { holdBack, open } from './fixtures/page-actions.ts'
import { test } from './fixtures/test.ts'

const CSS = '/en-US/docs/Web/CSS'
const HTTP = '/en-US/docs/Web/HTTP'
const VIEWED = 'frequently-viewed-documents-v2'

const modal = (page: Page) => page.getByRole('dialog', { name: 'Create Collection' })
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

test.describe('before signing in', () => {
  test('a page is saved in this browser, by pointer', async ({ page }) => {
    await open(page, CSS)
    const before = await saveButton(page).boundingBox()
    const menu = await openMenu(page)
    await expect(menu).toContainText('Saved in this browser.')
    await expect(menu.getByLabel('Name')).toHaveValue('CSS: Cascading Style Sheets')
    await menu.getByLabel('Note').fill('where to begin')
    await menu.getByRole('button', { name: 'Save' }).click()
    await expect(menu).toBeHidden()
    await expectSaved(page, true)
    expect(await saveButton(page).boundingBox()).toEqual(before)
    await page.reload()
    await expectSaved(page, true)
    await expect((await openMenu(page)).getByLabel('Note')).toHaveValue('where to begin')
  })

  test('a page is saved, changed and deleted by keyboard, and the focus comes back', async ({ page }) => {
    await open(page, CSS)
    await saveButton(page).focus()
    await page.keyboard.press('Enter')
    const menu = page.getByRole('dialog')
    await expect(menu.getByLabel('Name')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(saveButton(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.type('My ')
    await page.keyboard.press('Enter')
    await expect(menu).toBeHidden()
    await expectSaved(page, true)
    await expect(saveButton(page)).toBeFocused()
    await page.keyboard.press('Enter')
    const remove = menu.getByRole('button', { name: 'Delete' })
    while (!(await remove.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expectSaved(page, false)
    await expect(page.getByRole('status').filter({ hasText: 'Removed from “this browser”.' })).toBeVisible()
    await expect(saveButton(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expectSaved(page, true)
  })

  test('another tab shows it at once', async ({ page, context }) => {
    const other = await context.newPage()
    await open(other, CSS)
    await expectSaved(other, false)
    await open(page, CSS)
    await (await openMenu(page)).getByRole('button', { name: 'Save' }).click()
    await expectSaved(other, true)
  })

  test('a click before the page is hydrated opens the menu once it is', async ({ page, context }) => {
    const release = await holdBack(context, '**/static/entry.browser.*.js')
    await page.goto(CSS, { waitUntil: 'commit' })
    await saveButton(page).click()
    release()
    await expect(page.getByRole('dialog', { name: 'Save this page' })).toBeVisible()
  })

  test('what was typed stays until it is saved or given up', async ({ page }) => {
    await open(page, CSS)
    const menu = await openMenu(page)
    await menu.getByLabel('Note').fill('half a thought')
    await page.keyboard.press('Escape')
    await openMenu(page)
    await expect(menu.getByLabel('Note')).toHaveValue('half a thought')
    await menu.getByRole('button', { name: 'Cancel' }).click()
    await openMenu(page)
    await expect(menu.getByLabel('Note')).toHaveValue('')
  })

  test('a page that comes in its place has a state of its own', async ({ page }) => {
    await open(page, CSS)
    await (await openMenu(page)).getByRole('button', { name: 'Save' }).click()
    await expectSaved(page, true)
    await page.locator('.breadcrumbs a').first().click()
    await expect(page).toHaveURL('/en-US/docs/Web')
    await expectSaved(page, false)
    await page.goBack()
    await expectSaved(page, true)
  })

  test('it goes to the account of who signs in, without doubles, from two tabs', async ({ page, context }) => {
    const email = await signUp(page, CSS)
    await (await openMenu(page)).getByRole('button', { name: 'Save' }).click()
    await expectSaved(page, true)
    await signOut(page)
    for (const path of [CSS, HTTP]) {
      await open(page, path)
      const menu = await openMenu(page)
      await menu.getByLabel('Note').fill('from before')
      await menu.getByRole('button', { name: 'Save' }).click()
      await expectSaved(page, true)
    }
    const other = await context.newPage()
    await open(other, HTTP)
    await signIn(page, email, CSS)
    const countNotices = (tab: Page) => tab.getByText('2 bookmarks of this browser are in your account now.').count()
    await expect.poll(async () => (await countNotices(page)) + (await countNotices(other)), 'one of the tabs has done it').toBe(1)
    await expect.poll(() => stored(page, 'bookmarks')).toBe(null)
    await expect.poll(() => stored(other, 'bookmarks')).toBe(null)
    await expectSaved(page, true)
    await expectSaved(other, true)
    await expect
      .poll(() => pagesOf(page, 'Default'))
      .toEqual(['HTTP: the Hypertext Transfer Protocol: from before', 'CSS: Cascading Style Sheets: '])
  })
})

test.describe('signed in', () => {
  test('a page goes to a collection, is changed there and taken out, by pointer', async ({ page }) => {
    await signUp(page, CSS)
    const menu = await openMenu(page)
    await expect(menu).toHaveAccessibleName('Add to collection')
    await expect(menu.getByLabel('Collection').locator('option')).toHaveText(['☆ Saved Articles', '+ New Collection'])
    await menu.getByLabel('Name').fill('Styles')
    await menu.getByRole('button', { name: 'Save' }).click()
    await expect(menu).toBeHidden()
    await expectSaved(page, true)
    await expect(saveButton(page)).toBeFocused()
    await page.reload()
    await expectSaved(page, true)
    await openMenu(page)
    await expect(menu).toHaveAccessibleName('Edit Item')
    await expect(menu.getByLabel('Name')).toHaveValue('Styles')
    await menu.getByLabel('Note').fill('read again')
    await menu.getByRole('button', { name: 'Save' }).click()
    await expect(menu).toBeHidden()
    expect(await pagesOf(page, 'Default')).toEqual(['Styles: read again'])
    await openMenu(page)
    await menu.getByRole('button', { name: 'Delete' }).click()
    await expectSaved(page, false)
    await expect.poll(() => pagesOf(page, 'Default')).toEqual([])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expectSaved(page, true)
    await expect.poll(() => pagesOf(page, 'Default')).toEqual(['Styles: read again'])
  })

  test('a new collection is made over the menu and chosen there, by keyboard', async ({ page }) => {
    await signUp(page, CSS)
    const menu = await openMenu(page)
    const choice = menu.getByLabel('Collection')
    await expect(choice).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(modal(page).getByLabel('Name')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(modal(page)).toBeHidden()
    await expect(choice).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(modal(page).getByLabel('Name')).toBeFocused()
    await page.keyboard.type('Layout')
    await page.keyboard.press('Enter')
    await expect(modal(page)).toBeHidden()
    await expect(choice).toBeFocused()
    await expect(choice.locator('option:checked')).toHaveText('☆ Layout')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expectSaved(page, true)
    await expect.poll(() => pagesOf(page, 'Layout')).toEqual(['CSS: Cascading Style Sheets: '])
    await openMenu(page)
    await expect(choice.locator('option')).toHaveText(['☆ Saved Articles', '★ Layout', '+ New Collection'])
  })

  test('the fields of a collection count characters and say when they hold too much', async ({ page }) => {
    await signUp(page, CSS)
    await (await openMenu(page)).getByLabel('Collection').selectOption('+ New Collection')
    const [name, description] = [modal(page).getByLabel('Name'), modal(page).getByLabel('Description')]
    await name.fill('🧭'.repeat(60))
    await expect(name).toHaveAccessibleDescription(/60 of 60 characters/)
    await expect(name).toHaveAttribute('aria-invalid', 'false')
    await name.fill('🧭'.repeat(61))
    await expect(modal(page)).toContainText('61/60')
    await expect(modal(page).getByRole('status').first()).toHaveText('Please ensure your input is no longer than 60 characters.')
    await description.fill('é'.repeat(161))
    await expect(description).toHaveAccessibleDescription(/no longer than 160 characters.*161/)
    await modal(page).getByRole('button', { name: 'Save' }).click()
    await expect(name).toBeFocused()
    await name.fill('  ')
    await modal(page).getByRole('button', { name: 'Save' }).click()
    await expect(modal(page).getByRole('status').first()).toHaveText('Please enter a name.')
    await name.fill('Layout')
    await description.fill('')
    await modal(page).getByRole('button', { name: 'Save' }).click()
    await expect(modal(page)).toBeHidden()
  })

  test('a core account with three collections sees how to have more', async ({ page }) => {
    await signUp(page, CSS)
    const menu = await openMenu(page)
    for (const name of ['Layout', 'Color']) {
      await menu.getByLabel('Collection').selectOption('+ New Collection')
      await modal(page).getByLabel('Name').fill(name)
      await modal(page).getByRole('button', { name: 'Save' }).click()
      await expect(modal(page)).toBeHidden()
    }
    await menu.getByLabel('Collection').selectOption('+ New Collection')
    await expect(modal(page)).toContainText('You\'ve reached the maximum number of collections you can have as a "Core" user.')
    await expect(modal(page)).toContainText('Upgrade now to receive unlimited access to collections, and more:')
    await modal(page).getByRole('button', { name: 'Close' }).first().click()
    await expect(modal(page)).toBeHidden()
    await expect(menu.getByLabel('Collection').locator('option:checked')).toHaveText('☆ Color')
  })

  test('another tab shows at once what this one has saved', async ({ page, context }) => {
    await signUp(page, CSS)
    const other = await context.newPage()
    await open(other, CSS)
    await expectSaved(other, false)
    await (await openMenu(page)).getByRole('button', { name: 'Save' }).click()
    await expectSaved(other, true)
  })

  test('what was changed on another device is seen as soon as the session call reports it', async ({ page, browser, site }) => {
    const email = await signUp(page, CSS)
    await expectSaved(page, false)
    const context = await browser.newContext({ baseURL: site.origin })
    const elsewhere = await context.newPage()
    await signIn(elsewhere, email, CSS)
    await (await openMenu(elsewhere)).getByRole('button', { name: 'Save' }).click()
    await expectSaved(elsewhere, true)
    await context.close()
    await page.evaluate(() => dispatchEvent(new StorageEvent('storage', { key: 'account' })))
    await expectSaved(page, true)
  })

  test('of one account nothing is shown to another, in the same browser', async ({ page, context }) => {
    await signUp(page, CSS)
    await (await openMenu(page)).getByRole('button', { name: 'Save' }).click()
    await expectSaved(page, true)
    const asked = page.waitForResponse((response) => response.url().includes(`/collections/lookup/?url=${encodeURIComponent(HTTP)}`))
    await open(page, HTTP)
    await expect.poll(() => stored(page, VIEWED)).toContain(HTTP)
    // A question of the first account must not be under way when its cookies are gone.
    await asked
    const cookies = await context.cookies()
    await context.clearCookies()
    await signUp(page, CSS)
    // Until the server has said who the user is, the page still counts for the account that this tab knew last.
    await expect.poll(() => stored(page, VIEWED)).not.toContain(HTTP)
    await expect.poll(() => stored(page, VIEWED)).toContain(CSS)
    await expectSaved(page, false)
    // The first one signs in again, under a page that is open.
    await context.clearCookies()
    await context.addCookies(cookies)
    await page.evaluate(() => dispatchEvent(new StorageEvent('storage', { key: 'account' })))
    await expectSaved(page, true)
  })

  test('visits are counted, those of the older kind too, and nothing stays after signing out, in any tab', async ({ page, context }) => {
    await signUp(page, CSS)
    await expect.poll(() => stored(page, VIEWED)).toContain(CSS)
    const old = [{ url: CSS, title: 'CSS', timestamp: Date.now() - 1000, visitCount: 3 }]
    await page.evaluate(
      ([key, text]) => {
        localStorage.removeItem(key)
        localStorage.setItem('frequently-viewed-documents', text)
      },
      [VIEWED, JSON.stringify(old)] as const,
    )
    await open(page, HTTP)
    await expect.poll(() => stored(page, VIEWED)).toContain(HTTP)
    const records: readonly Record<string, unknown>[] = JSON.parse((await stored(page, VIEWED)) ?? '[]')
    expect(records).toEqual([
      expect.objectContaining({ url: HTTP, title: 'HTTP: the Hypertext Transfer Protocol', timestamps: [expect.any(Number)] }),
      expect.objectContaining({ serial: 1, url: CSS, timestamps: Array.from({ length: 3 }, () => expect.any(Number)) }),
    ])
    expect(await stored(page, 'frequently-viewed-documents')).toBe(null)
    await (await openMenu(page)).getByRole('button', { name: 'Save' }).click()
    const other = await context.newPage()
    await open(other, HTTP)
    await expectSaved(other, true)
    await signOut(page)
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'next-ping'))).toEqual([])
    await expectSaved(other, false)
    const menu = await openMenu(other)
    await expect(menu).toHaveAccessibleName('Save this page')
  })
})

test('visits of anonymous users are not counted', async ({ page }) => {
  await open(page, CSS)
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})
