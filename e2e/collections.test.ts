import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { dialog, item, names, OVERVIEW, openCollection, test, titles } from './fixtures/collections-site.ts'
import { findViolations } from './fixtures/find-violations.ts'
import { listOverflowing } from './fixtures/list-overflowing.ts'
import { newAddress } from './fixtures/new-address.ts'
import { holdBack, open } from './fixtures/page-actions.ts'

test.describe('for an anonymous user', () => {
  test('the page says what collections are, and leads to signing in and back', async ({ page }) => {
    await open(page, OVERVIEW)
    await expect(page.getByRole('heading', { level: 1, name: 'Collections' })).toBeVisible()
    await page.getByRole('link', { name: 'Log in to see your collections' }).click()
    await page.getByRole('link', { name: 'Sign up' }).first().click()
    await page.getByLabel('E-mail address').fill(newAddress())
    await page.getByLabel('Password').fill('three grey herons')
    await page.getByRole('button', { name: 'Sign up' }).click()
    await expect(page).toHaveURL(OVERVIEW)
    await expect(names(page)).toHaveText(['Saved Articles'])
  })

  test('it shows what was saved in this browser', async ({ page }) => {
    await page.addInitScript(() => {
      const kept = ['One', 'Two'].map((title) => ({
        url: `/en-US/docs/Web/${title}`,
        title,
        notes: title === 'One' ? 'a note' : '',
        savedAt: 1,
      }))
      if (localStorage.getItem('bookmarks') === null) localStorage.setItem('bookmarks', JSON.stringify(kept))
    })
    await open(page, OVERVIEW)
    await expect(titles(page)).toHaveText(['One', 'Two'])
    await expect(page.getByText('a note')).toBeVisible()
    await page.getByRole('button', { name: 'Remove “One”' }).click()
    await expect(titles(page)).toHaveText(['Two'])
  })

  test('a collection’s page asks to sign in as well', async ({ page }) => {
    await open(page, `${OVERVIEW}/someid?sort=title`)
    await expect(page.getByRole('link', { name: 'Log in to see your collections' })).toHaveAttribute(
      'href',
      `/users/fxa/login/authenticate/?next=${encodeURIComponent(`${OVERVIEW}/someid?sort=title`)}`,
    )
  })
})

test.describe('all collections', () => {
  test('are made, changed and deleted with the pointer', async ({ page, user }) => {
    await open(page, OVERVIEW)
    await expect(names(page)).toHaveText(['Saved Articles'])
    await expect(page.locator('.collection-card').getByText('The default collection.')).toBeVisible()
    await page.getByRole('button', { name: 'New Collection' }).click()
    await dialog(page).getByLabel('Name').fill('Grids')
    await dialog(page).getByLabel('Description').fill('All of them')
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await expect(names(page)).toHaveText(['Saved Articles', 'Grids'])
    await expect(page.getByText('0 articles')).toHaveCount(2)

    await page.locator('summary[aria-label="More actions: Grids"]').click()
    await page.getByRole('button', { name: 'Edit' }).click()
    await dialog(page).getByLabel('Name').fill('Layouts')
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await expect(names(page)).toHaveText(['Saved Articles', 'Layouts'])

    await page.locator('summary[aria-label="More actions: Layouts"]').click()
    await page.getByRole('button', { name: 'Delete' }).click()
    await expect(dialog(page)).toContainText('Are you sure you want to delete your collection “Layouts”?')
    await dialog(page).getByRole('button', { name: 'Delete' }).click()
    await expect(names(page)).toHaveText(['Saved Articles'])
    await expect(page.getByText('“Layouts” was deleted.')).toBeVisible()
    expect(user.defaultId).not.toBe('')
  })

  test('are made and deleted with the keyboard alone, and the focus is never lost', async ({ page, user }) => {
    await user.create('Selectors')
    await open(page, OVERVIEW)
    await page.getByRole('button', { name: 'New Collection' }).focus()
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'New Collection' })).toBeFocused()
    await page.keyboard.press('Enter')
    await dialog(page).getByLabel('Name').focus()
    await page.keyboard.type('Units')
    await page.keyboard.press('Enter')
    await expect(names(page)).toHaveText(['Saved Articles', 'Selectors', 'Units'])

    const more = page.locator('summary[aria-label="More actions: Selectors"]')
    await more.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Delete' })).toBeHidden()
    await expect(more).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(more).toBeFocused()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Delete' }).press('Enter')
    await dialog(page).getByRole('button', { name: 'Delete' }).press('Enter')
    await expect(names(page)).toHaveText(['Saved Articles', 'Units'])
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('the default collection has no way to be deleted', async ({ page, user }) => {
    await openCollection(page, user.defaultId)
    await page.getByRole('group').getByText('More', { exact: true }).click()
    await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0)
  })

  test('a new one can be named while the list is still on its way', async ({ page, context, user }) => {
    const release = await holdBack(context, '**/api/v2/collections/')
    await open(page, OVERVIEW)
    await page.getByRole('button', { name: 'New Collection' }).press('Enter')
    await dialog(page).getByLabel('Name').fill('Units')
    release()
    await expect(names(page)).toHaveText(['Saved Articles'])
    await expect(dialog(page).getByLabel('Name')).toHaveValue('Units')
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await expect(names(page)).toHaveText(['Saved Articles', 'Units'])
    expect(user.defaultId).not.toBe('')
  })

  test('a third one of a free account is an offer to upgrade', async ({ page, user }) => {
    await user.create('Two')
    await user.create('Three')
    await open(page, OVERVIEW)
    await page.getByRole('button', { name: 'New Collection' }).click()
    await expect(dialog(page)).toContainText('You\'ve reached the maximum number of collections you can have as a "Core" user.')
  })

  test('what another tab makes appears in this one', async ({ page, context, user }) => {
    await open(page, OVERVIEW)
    await expect(names(page)).toHaveText(['Saved Articles'])
    const other = await context.newPage()
    await open(other, OVERVIEW)
    await other.getByRole('button', { name: 'New Collection' }).click()
    await dialog(other).getByLabel('Name').fill('From elsewhere')
    await dialog(other).getByRole('button', { name: 'Save' }).click()
    await expect(names(page)).toHaveText(['Saved Articles', 'From elsewhere'])
    expect(user.defaultId).not.toBe('')
  })
})

test.describe('a collection', () => {
  test('is shown twelve by twelve until its end', async ({ page, user }) => {
    await user.fill(user.defaultId, 25)
    await openCollection(page, user.defaultId)
    await expect(page.getByRole('heading', { level: 1, name: 'Saved Articles' })).toBeVisible()
    await expect(page.getByText('25 articles')).toBeVisible()
    await expect(titles(page)).toHaveCount(12)
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect(titles(page)).toHaveCount(24)
    await page.getByRole('button', { name: 'Show more' }).press('Enter')
    await expect(titles(page)).toHaveCount(25)
    await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden()
  })

  test('is searched and sorted, and its address says how', async ({ page, user }) => {
    await user.fill(user.defaultId, 14)
    await openCollection(page, user.defaultId)
    await page.getByRole('searchbox', { name: 'Search this collection' }).fill('article 1')
    await expect(page.getByText('5 articles found')).toBeVisible()
    await expect(titles(page)).toHaveCount(5)
    await page.getByLabel('Sort by').selectOption('oldest')
    await expect(titles(page).first()).toHaveText('Article 14')
    await expect(page).toHaveURL(`${OVERVIEW}/${user.defaultId}?q=article+1&sort=oldest`)
    await page.reload()
    await expect(titles(page).first()).toHaveText('Article 14')
    await expect(page.getByRole('searchbox')).toHaveValue('article 1')
    await page.getByRole('searchbox').fill('100%_')
    await expect(page.getByText('No article in this collection matches “100%_”.')).toBeVisible()
    await page.getByRole('button', { name: 'Clear search' }).click()
    await expect(titles(page)).toHaveCount(12)
  })

  test('gives an article back that was removed, where it was', async ({ page, user }) => {
    await user.fill(user.defaultId, 3, 'a note of mine')
    await openCollection(page, user.defaultId, '?sort=manual')
    await page.getByRole('button', { name: 'Remove “Article 02”' }).press('Enter')
    await expect(page.getByText('“Article 02” was removed.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
    await expect(page.getByText('2 articles')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(titles(page)).toHaveText(['Article 01', 'Article 02', 'Article 03'])
    await expect(item(page, 'Article 02').getByText('a note of mine')).toBeVisible()
    await expect(item(page, 'Article 02').getByRole('link')).toBeFocused()
    expect(await user.titles(user.defaultId)).toEqual(['Article 01', 'Article 02', 'Article 03'])
  })

  test('takes notes, and shows the beginning of long ones', async ({ page, user }) => {
    await user.fill(user.defaultId, 2)
    await openCollection(page, user.defaultId)
    const first = item(page, 'Article 01')
    await first.getByRole('button', { name: 'Add note' }).click()
    await expect(dialog(page).getByRole('heading', { name: 'Edit Item' })).toBeVisible()
    await dialog(page)
      .getByLabel('Note')
      .fill(`${'word '.repeat(60)}the end`)
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await expect(dialog(page)).toBeHidden()
    await expect(first.getByRole('button', { name: 'Edit note' })).toBeFocused()
    await expect(first.getByText('the end')).toBeHidden()
    await first.getByRole('button', { name: 'See full note' }).click()
    await expect(first.getByText('the end')).toBeVisible()
    await first.getByRole('button', { name: 'Show less' }).click()
    await expect(first.getByText('the end')).toBeHidden()
    await first.getByRole('button', { name: 'Edit note' }).press('Enter')
    await dialog(page).getByLabel('Note').press('Control+a')
    await page.keyboard.type('a { b: c }')
    await dialog(page).getByRole('button', { name: 'Save' }).press('Enter')
    await expect(first.locator('.item-note code')).toHaveText('a { b: c }')
  })

  test('that is empty says so', async ({ page, user }) => {
    await openCollection(page, user.defaultId)
    await expect(page.getByRole('heading', { name: 'Nothing saved here yet' })).toBeVisible()
  })

  test('exports all of it as a file', async ({ page, user }) => {
    await user.fill(user.defaultId, 13, 'noted')
    await openCollection(page, user.defaultId)
    await page.getByText('More', { exact: true }).click()
    const [json] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Export as JSON' }).click()])
    expect(JSON.parse(await readFile(await json.path(), 'utf8')).items).toHaveLength(13)
    await page.getByText('More', { exact: true }).click()
    const [markdown] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Export as Markdown' }).click()])
    expect(await readFile(await markdown.path(), 'utf8')).toContain('- [Article 13](')
  })
})

test('pages that are viewed often are listed, one by one forgotten, and stand among the collections', async ({ page, user }) => {
  for (let visit = 0; visit < 2; visit += 1) {
    await open(page, '/en-US/docs/Web/CSS')
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('frequently-viewed-documents-v2') ?? ''))
      .toContain('/en-US/docs/Web/CSS')
  }
  await open(page, OVERVIEW)
  await expect(names(page)).toHaveText(['Saved Articles', 'Frequently viewed articles'])
  await page.getByRole('link', { name: 'Frequently viewed articles' }).click()
  await expect(page.getByText('Articles you viewed at least 2 times in the past 30 days.')).toBeVisible()
  await expect(page.getByText('Viewed 2 times')).toBeVisible()
  await page.getByRole('button', { name: /^Remove “CSS/ }).click()
  await expect(page.getByText('Nothing here yet.')).toBeVisible()
  await open(page, OVERVIEW)
  await expect(names(page)).toHaveText(['Saved Articles'])
  expect(user.defaultId).not.toBe('')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme, on a phone`, () => {
    // axe is a script in the page.
    test.use({ colorScheme, viewport: { width: 375, height: 800 }, bypassCSP: true })

    test('axe finds no problem, and everything fits', async ({ page, user }) => {
      const long = await user.create('An_extraordinarily_long_name_without_a_single_space_in_it'.slice(0, 60), 'x'.repeat(160))
      await user.fill(long.id, 13, '.grid { display: grid }')
      const check = async (): Promise<void> => {
        expect(await findViolations(page)).toEqual([])
        expect(await listOverflowing(page)).toEqual([])
      }
      await open(page, OVERVIEW)
      await expect(names(page)).toHaveCount(2)
      await page.locator('summary[aria-label^="More actions: An_"]').click()
      await check()
      await page.getByRole('button', { name: 'Edit' }).click()
      await expect(dialog(page).getByLabel('Name')).toBeVisible()
      await check()
      await page.keyboard.press('Escape')
      await openCollection(page, long.id, '?sort=manual')
      await expect(titles(page)).toHaveCount(12)
      await page.getByText('More', { exact: true }).click()
      await check()
      await page.getByRole('button', { name: 'Select', exact: true }).click()
      await page.getByRole('button', { name: 'Select all shown' }).click()
      await check()
      await page.getByRole('button', { name: 'Share…' }).click()
      await dialog(page).getByRole('button', { name: 'Create link' }).click()
      await expect(dialog(page).getByLabel('Link')).toBeVisible()
      await check()
    })
  })
}
