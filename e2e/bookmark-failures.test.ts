/* What becomes of a bookmark that can't be saved: the button says what is true, what was typed stays, and the user sees why. */
import { expect, type Locator, type Page } from '@playwright/test'
import { expectSaved, openMenu, saveButton, signUp } from './fixtures/bookmark-user.ts'
import { open } from './fixtures/page-actions.ts'
import { test } from './fixtures/test.ts'

const CSS = '/en-US/docs/Web/CSS'
const ITEMS = '**/api/v2/collections/*/items/'

/** What browsers write when a call is answered with an error, or not at all. */
test.use({ expectedProblems: /Failed to load resource/ })

async function fillIn(page: Page): Promise<Locator> {
  const menu = await openMenu(page)
  await menu.getByLabel('Name').fill('Styles')
  await menu.getByLabel('Note').fill('a long thought')
  return menu
}

async function expectKept(menu: Locator, message: string): Promise<void> {
  await expect(menu.getByRole('alert')).toContainText(message)
  await expect(menu).toBeVisible()
  await expect(menu.getByLabel('Name')).toHaveValue('Styles')
  await expect(menu.getByLabel('Note')).toHaveValue('a long thought')
  await expect(menu.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'false')
}

test('while it is being saved the button says so, and nothing can be pressed twice', async ({ page }) => {
  await signUp(page, CSS)
  let calls = 0
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(ITEMS, async (route) => {
    calls += 1
    await held
    await route.continue()
  })
  const menu = await fillIn(page)
  await menu.getByRole('button', { name: 'Save' }).click()
  const waiting = menu.getByRole('button', { name: 'Saving…' })
  await expect(waiting).toBeFocused()
  await expectSaved(page, true)
  await waiting.click({ force: true })
  await page.keyboard.press('Escape')
  await expect(menu).toBeVisible()
  release()
  await expect(menu).toBeHidden()
  expect(calls).toBe(1)
})

test('an error is gone when the menu was given up and is opened again', async ({ page }) => {
  await signUp(page, CSS)
  await page.route(ITEMS, (route) => route.fulfill({ status: 500, json: { code: 500, error: 'Failed', message: 'No' } }))
  const menu = await fillIn(page)
  await menu.getByRole('button', { name: 'Save' }).click()
  await expectKept(menu, 'Error: Failed')
  await menu.getByRole('button', { name: 'Cancel' }).click()
  await expect(menu).toBeHidden()
  await openMenu(page)
  await expect(menu.getByRole('alert')).toHaveCount(0)
})

test('400: the collection was deleted meanwhile', async ({ page }) => {
  await signUp(page, CSS)
  const menu = await openMenu(page)
  await menu.getByLabel('Collection').selectOption('+ New Collection')
  const modal = page.getByRole('dialog', { name: 'Create Collection' })
  await modal.getByLabel('Name').fill('Layout')
  await modal.getByRole('button', { name: 'Save' }).click()
  await expect(menu.getByLabel('Collection').locator('option:checked')).toHaveText('☆ Layout')
  await menu.getByLabel('Name').fill('Styles')
  await menu.getByLabel('Note').fill('a long thought')
  await menu
    .getByLabel('Collection')
    .evaluate((select) => fetch(`/api/v2/collections/${Reflect.get(select, 'value')}/`, { method: 'DELETE' }))
  await menu.getByRole('button', { name: 'Save' }).click()
  await expectKept(menu, 'Error: Collection not found')
  await expectSaved(page, false)
  await expect(menu.getByLabel('Collection').locator('option:checked')).toHaveText('☆ Saved Articles')
  await menu.getByRole('button', { name: 'Save' }).click()
  await expect(menu).toBeHidden()
  await expectSaved(page, true)
})

test('409: the page was saved elsewhere meanwhile', async ({ page }) => {
  await signUp(page, CSS)
  const menu = await fillIn(page)
  await menu.getByLabel('Collection').evaluate(
    (select, url) =>
      fetch(`/api/v2/collections/${Reflect.get(select, 'value')}/items/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ url, title: 'Elsewhere', notes: 'of elsewhere' }),
      }),
    CSS,
  )
  await menu.getByRole('button', { name: 'Save' }).click()
  await expectKept(menu, 'Error: Collection item already exists in collection')
  await expect(menu).toHaveAccessibleName('Edit Item')
  await expectSaved(page, true)
  await menu.getByRole('button', { name: 'Save' }).click()
  await expect(menu).toBeHidden()
  await page.reload()
  await expect((await openMenu(page)).getByLabel('Note')).toHaveValue('a long thought')
})

test('401: the session has ended, and the way back loses nothing', async ({ page, context }) => {
  await signUp(page, CSS)
  const menu = await fillIn(page)
  const cookies = await context.cookies()
  await context.clearCookies()
  await menu.getByRole('button', { name: 'Save' }).click()
  await expectKept(menu, 'Error: You are no longer logged in.')
  await expectSaved(page, false)
  await expect(menu.getByRole('link', { name: 'Log in (opens in a new tab)' })).toHaveAttribute('target', '_blank')
  await context.addCookies(cookies)
  await menu.getByRole('button', { name: 'Save' }).click()
  await expect(menu).toBeHidden()
  await expectSaved(page, true)
})

test('offline', async ({ page, context }) => {
  await signUp(page, CSS)
  const menu = await fillIn(page)
  await context.setOffline(true)
  await menu.getByRole('button', { name: 'Save' }).click()
  await expectKept(menu, 'Error: You are offline.')
  await expectSaved(page, false)
  await expect(saveButton(page)).toBeDisabled()
  await context.setOffline(false)
  await expect(saveButton(page)).toBeEnabled()
  await menu.getByRole('button', { name: 'Save' }).click()
  await expect(menu).toBeHidden()
  await expectSaved(page, true)
})

test('no response in time', async ({ page }) => {
  await page.clock.install()
  await signUp(page, CSS)
  const menu = await fillIn(page)
  await page.route(ITEMS, () => undefined)
  await menu.getByRole('button', { name: 'Save' }).click()
  await expect(menu.getByRole('button', { name: 'Saving…' })).toBeVisible()
  await expectSaved(page, true)
  await page.clock.fastForward(20_000)
  await expectKept(menu, 'Error: The server did not answer in time.')
  await expectSaved(page, false)
})

test('a deletion that is rejected leaves the page saved', async ({ page }) => {
  await signUp(page, CSS)
  const menu = await fillIn(page)
  await menu.getByRole('button', { name: 'Save' }).click()
  await expect(menu).toBeHidden()
  await page.route(`${ITEMS}*/`, (route) =>
    route.fulfill({ status: 500, json: { code: 500, error: 'Server Error', message: 'internal server error' } }),
  )
  await openMenu(page)
  await menu.getByRole('button', { name: 'Delete' }).click()
  await expectKept(menu, 'Error: internal server error')
  await expectSaved(page, true)
})

test('collections that can not be read are said to be so', async ({ page }) => {
  await signUp(page, CSS)
  await page.route('**/api/v2/collections/', (route) =>
    route.fulfill({ status: 503, json: { code: 503, error: 'Service Unavailable', message: 'The server is stopping.' } }),
  )
  await saveButton(page).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('Error: The server is stopping.')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true')
})

test.describe('before signing in', () => {
  test.use({ expectedProblems: /could not (?:read|write) '/ })

  test('a browser that keeps nothing says so, and the page counts as not saved', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('rejected', 'QuotaExceededError')
      }
    })
    await open(page, CSS)
    const menu = await fillIn(page)
    await menu.getByRole('button', { name: 'Save' }).click()
    await expectKept(menu, 'Error: This browser does not allow the site to store data.')
    await expectSaved(page, false)
  })

  test('a browser that keeps as many as it may says so', async ({ page }) => {
    await page.addInitScript(() => {
      const bookmarks = Array.from({ length: 200 }, (_, index) => ({ url: `/en-US/docs/${index}`, title: 'A', notes: '', savedAt: index }))
      localStorage.setItem('bookmarks', JSON.stringify(bookmarks))
    })
    await open(page, CSS)
    const menu = await fillIn(page)
    await menu.getByRole('button', { name: 'Save' }).click()
    await expectKept(menu, 'Error: This browser can store at most 200 bookmarks.')
    await expectSaved(page, false)
  })

  test('a storage that holds something else is as good as an empty one', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('bookmarks', '[{"url":"javascript:alert(1)"}, null, {"url":"//other.example/"}]'))
    await open(page, CSS)
    await expectSaved(page, false)
    await (await openMenu(page)).getByRole('button', { name: 'Save' }).click()
    await expectSaved(page, true)
  })
})
