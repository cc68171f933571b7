import { expect, type Locator, type Page } from '@playwright/test'
import { answer, editor, openPlayground, write } from './fixtures/playground-actions.ts'
import { test } from './fixtures/test.ts'

function menu(page: Page): Locator {
  return page.locator('.play-menu', { has: page.locator('.play-drafts') })
}

async function openMenu(page: Page): Promise<void> {
  await menu(page).locator('summary').click()
  await expect(page.getByLabel('Name of the draft')).toBeVisible()
}

async function saveAs(page: Page, name: string): Promise<void> {
  await openMenu(page)
  await page.getByLabel('Name of the draft').fill(name)
  await page.getByLabel('Name of the draft').press('Enter')
  await expect(page.locator('.play-notices')).toContainText(`“${name}” is saved in this browser.`)
  await page.keyboard.press('Escape')
}

test('drafts are saved, opened, renamed and deleted', async ({ page }) => {
  await openPlayground(page)
  await openMenu(page)
  await expect(page.getByText('No drafts yet. They are stored in this browser.')).toBeVisible()
  await page.keyboard.press('Escape')
  await write(page, 'HTML', '<p>first</p>')
  await saveAs(page, 'First')
  await write(page, 'HTML', '<p>second</p>')
  await expect(page.locator('.play-open-draft')).toHaveText(/First.*unsaved changes/)
  await saveAs(page, 'Second')
  await openMenu(page)
  await page.getByRole('button', { name: 'First', exact: true }).click()
  await expect(editor(page, 'HTML')).toHaveText('<p>first</p>')
  await page.getByRole('button', { name: 'Rename First' }).click()
  await page.getByLabel('Name of the draft').first().fill('One')
  await page.keyboard.press('Enter')
  await expect(page.locator('.play-open-draft')).toHaveText('One')
  const asked = answer(page, true)
  await page.getByRole('button', { name: 'Delete Second' }).click()
  expect(await asked).toBe('Do you really want to delete the draft “Second”?')
  await expect(page.getByRole('button', { name: 'Second', exact: true })).toHaveCount(0)
})

test('buttons of drafts show their icons, and the focus stays in the menu when drafts are renamed and deleted, so that Escape closes it', async ({
  page,
}) => {
  await openPlayground(page)
  await saveAs(page, 'First')
  await openMenu(page)
  await page.getByLabel('Name of the draft').fill('Second')
  await page.keyboard.press('Enter')
  const icons = await page.locator('.play-rename, .play-delete').evaluateAll((buttons) =>
    buttons.map((button) => {
      const { width, height } = getComputedStyle(button, '::before')
      return width === height
    }),
  )
  expect(icons, 'each icon has a square').toEqual([true, true, true, true])
  await page.getByRole('button', { name: 'Rename First' }).press('Enter')
  await page.getByLabel('Name of the draft').first().fill('One')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Rename One' })).toBeFocused()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.getByRole('button', { name: 'Delete Second' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Delete One' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Name of the draft')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Name of the draft')).toBeHidden()
  await expect(menu(page).locator('summary')).toBeFocused()
})

test('unsaved code is not lost to a draft without being asked', async ({ page }) => {
  await openPlayground(page)
  await write(page, 'HTML', '<p>kept</p>')
  await saveAs(page, 'Kept')
  await write(page, 'HTML', '<p>new</p>')
  await openMenu(page)
  const asked = answer(page, false)
  await page.getByRole('button', { name: 'Kept', exact: true }).click()
  expect(await asked).toContain('is not saved as a draft')
  await expect(editor(page, 'HTML')).toHaveText('<p>new</p>')
})

test('two tabs do not overwrite each other', async ({ page, context }) => {
  await openPlayground(page)
  await write(page, 'CSS', 'a {}')
  await saveAs(page, 'Both')
  const other = await context.newPage()
  await openPlayground(other)
  await openMenu(other)
  await other.getByRole('button', { name: 'Both', exact: true }).click()
  await other.keyboard.press('Escape')
  await write(other, 'CSS', 'b {}')
  await other.keyboard.press('ControlOrMeta+S')
  await expect(other.locator('.play-notices')).toContainText('“Both” is saved')
  await write(page, 'CSS', 'c {}')
  await page.keyboard.press('ControlOrMeta+S')
  await expect(page.locator('.play-notices')).toContainText('“Both” was changed in another tab, so this code is saved as “Both (copy)”.')
  await openMenu(page)
  await page.getByRole('button', { name: 'Both', exact: true }).click()
  await expect(editor(page, 'CSS')).toHaveText('b {}')
})

test('each draft has its own history of what can be undone', async ({ page }) => {
  await openPlayground(page)
  await write(page, 'HTML', 'one')
  await saveAs(page, 'One')
  await write(page, 'HTML', 'two')
  await saveAs(page, 'Two')
  await openMenu(page)
  await page.getByRole('button', { name: 'One', exact: true }).click()
  await page.keyboard.press('Escape')
  await editor(page, 'HTML').click()
  await page.keyboard.press('ControlOrMeta+Z')
  await expect(editor(page, 'HTML')).toHaveText('one')
})

test.describe('a browser that keeps nothing more', () => {
  test.use({ expectedProblems: /could not write/ })

  test('is said, and the code stays', async ({ page }) => {
    await openPlayground(page)
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await write(page, 'HTML', '<p>mine</p>')
    await page.keyboard.press('ControlOrMeta+S')
    await expect(page.locator('.play-notices')).toContainText('The draft could not be saved')
    await expect(editor(page, 'HTML')).toHaveText('<p>mine</p>')
  })
})
