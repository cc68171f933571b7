import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { dialog, item, openCollection, test, titleAt, titles } from './fixtures/collections-site.ts'
import { open } from './fixtures/page-actions.ts'

test.describe('a file that is imported', () => {
  const choose = async (page: Page, name: string, text: string | Buffer): Promise<void> => {
    await page.getByText('More', { exact: true }).click()
    await page.getByRole('button', { name: 'Import…' }).click()
    await dialog(page)
      .getByLabel('File')
      .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
  }

  test('has its problems shown before anything is sent, and the rest is added', async ({ page, user }) => {
    await user.fill(user.defaultId, 1)
    await openCollection(page, user.defaultId)
    const text = [
      '# From elsewhere',
      '- [CSS](/en-US/docs/Web/CSS)',
      '  about style',
      '- no link here',
      '- [Bad](https://elsewhere.example/en-US/docs/Web)',
      '- [Nowhere](/en-US/docs/Nowhere)',
    ]
    await choose(page, 'list.md', text.join('\n'))
    await expect(dialog(page)).toContainText('2 articles found')
    await expect(dialog(page)).toContainText('2 problems in this file:')
    await expect(dialog(page).getByRole('listitem')).toHaveText([
      'Line 4: There is no link.',
      'Line 5: The link does not lead to an article of this site.',
    ])
    await dialog(page).getByRole('button', { name: 'Import 2 articles' }).click()
    await expect(dialog(page)).toContainText('1 article was added.')
    await expect(dialog(page)).toContainText('/en-US/docs/Nowhere')
    await dialog(page).getByRole('button', { name: 'Close' }).last().click()
    await expect(titles(page)).toHaveText(['CSS', 'Article 01'])
    await expect(item(page, 'CSS').getByText('about style')).toBeVisible()
  })

  test('that is malformed, holds nothing or is huge is rejected in words', async ({ page, user }) => {
    await openCollection(page, user.defaultId)
    await choose(page, 'broken.json', '[\n  {"url": "/en-US/docs/Web/CSS"},\n  oops\n]')
    await expect(dialog(page).getByRole('listitem')).toHaveText(['Line 3: This is not valid JSON.'])
    const file = dialog(page).getByLabel('File')
    await file.setInputFiles({ name: 'empty.md', mimeType: 'text/markdown', buffer: Buffer.from('nothing') })
    await expect(dialog(page)).toContainText('There is nothing in this file that can be imported.')
    await file.setInputFiles({ name: 'big.json', mimeType: 'application/json', buffer: Buffer.alloc(10_000_001, ' ') })
    await expect(dialog(page)).toContainText('This file is larger than 10 MB.')
    await file.setInputFiles({ name: 'binary.md', mimeType: 'text/markdown', buffer: Buffer.from([0xff, 0xfe, 0x00]) })
    await expect(dialog(page)).toContainText('This file could not be read.')
    await expect(dialog(page).getByRole('button', { name: /^Import/ })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
  })

  test('may be one that was exported: nothing is lost', async ({ page, user }) => {
    const other = await user.create('Other')
    await user.fill(user.defaultId, 3, 'one line\n\n- not an entry\n# nor a heading')
    await openCollection(page, user.defaultId)
    await page.getByText('More', { exact: true }).click()
    const [markdown] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Export as Markdown' }).click()])
    await openCollection(page, other.id)
    await choose(page, 'exported.md', await readFile(await markdown.path(), 'utf8'))
    await dialog(page).getByRole('button', { name: 'Import 3 articles' }).press('Enter')
    await expect(dialog(page).getByRole('button', { name: 'Close' }).first()).toBeFocused()
    await expect(dialog(page)).toContainText('3 articles were added.')
    await page.keyboard.press('Escape')
    await expect(titles(page)).toHaveText(['Article 01', 'Article 02', 'Article 03'])
    await expect(item(page, 'Article 03').locator('.item-note p')).toHaveText('one line\n\n- not an entry\n# nor a heading', {
      useInnerText: true,
    })
  })
})

test.describe('a collection that is shared', () => {
  test.use({ expectedProblems: /status of 404/ })

  test('is read by anybody who has the link, without the notes unless said, until the link ends', async ({
    page,
    browser,
    baseURL,
    user,
  }) => {
    const shared = await user.create('Shared <one>', 'For you')
    await user.fill(shared.id, 13, 'a private note')
    await openCollection(page, shared.id)
    await page.getByRole('button', { name: 'Share…' }).click()
    await dialog(page).getByRole('button', { name: 'Create link' }).click()
    const link = await dialog(page).getByLabel('Link').inputValue()
    expect(link).toMatch(/^http:\/\/localhost:\d+\/plus\/collections\/shared\/[\w-]{22,}$/)

    const context = await browser.newContext(baseURL === undefined ? {} : { baseURL })
    const visitor = await context.newPage()
    await visitor.goto(link)
    await expect(visitor.getByRole('heading', { level: 1, name: 'Shared <one>' })).toBeVisible()
    await expect(titles(visitor)).toHaveCount(12)
    await visitor.getByRole('button', { name: 'Show more' }).click()
    await expect(titles(visitor)).toHaveCount(13)
    await expect(visitor.getByText('a private note')).toHaveCount(0)
    await expect(visitor.getByRole('button', { name: /^Remove/ })).toHaveCount(0)
    await expect(visitor.getByRole('link', { name: 'Log in to copy this collection' })).toBeVisible()
    expect(await visitor.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex')

    await dialog(page).getByLabel('Include my notes').check()
    await expect(dialog(page)).toContainText('Saved.')
    await visitor.reload()
    await expect(visitor.getByText('a private note')).toHaveCount(12)

    await dialog(page).getByRole('button', { name: 'Stop sharing' }).click()
    await dialog(page).getByRole('button', { name: 'Stop sharing' }).click()
    await expect(dialog(page)).toContainText('The link has ended.')
    await visitor.reload()
    await expect(visitor.getByText('This link leads to no collection.')).toBeVisible()
    await context.close()
  })

  test('of exactly 12 pages is shown whole, without a button that leads nowhere', async ({ page, user }) => {
    const shared = await user.create('Dozen')
    await user.fill(shared.id, 12)
    await openCollection(page, shared.id)
    await page.getByRole('button', { name: 'Share…' }).click()
    await dialog(page).getByRole('button', { name: 'Create link' }).press('Enter')
    await open(page, await dialog(page).getByLabel('Link').inputValue())
    await expect(titles(page)).toHaveCount(12)
    await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0)
  })

  test('is copied into a collection of a signed-in user', async ({ page, user }) => {
    const shared = await user.create('Shared')
    await user.fill(shared.id, 13)
    await openCollection(page, shared.id)
    await page.getByRole('button', { name: 'Share…' }).click()
    await dialog(page).getByRole('button', { name: 'Create link' }).press('Enter')
    await open(page, await dialog(page).getByLabel('Link').inputValue())
    await page.getByRole('button', { name: 'Copy to my collections' }).click()
    await dialog(page).getByRole('button', { name: 'Copy', exact: true }).click()
    await expect(dialog(page)).toContainText('13 articles were added.')
    await dialog(page).getByRole('link', { name: 'Open “Saved Articles”' }).click()
    await expect(page.getByText('13 articles')).toBeVisible()
    expect(await user.titles(user.defaultId)).toEqual(Array.from({ length: 13 }, (_, index) => titleAt(index)))
  })
})
