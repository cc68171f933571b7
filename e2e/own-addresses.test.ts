import { expect } from '@playwright/test'
import { addLink, holdBack, isMarked, markDocument, open } from './fixtures/page-actions.ts'
import { test } from './fixtures/test.ts'

const CSS = '/en-US/docs/Web/CSS'
const HTML = '/en-US/docs/Web/HTML'

test.use({ viewport: { width: 1300, height: 800 } })

test('who goes to a place of the page that is shown gives up the page that is on its way', async ({ page, context }) => {
  await open(page, CSS)
  await markDocument(page)
  const release = await holdBack(context, `**${HTML}/index.json`)
  await (await addLink(page, HTML)).click()
  await expect(page).toHaveTitle(/Loading/)
  await (await addLink(page, '#content', 'a place')).click()
  await expect(page).toHaveTitle(/^CSS/)
  release()
  await expect(page).toHaveURL(new RegExp(`${CSS}#content$`))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('CSS')
  expect(await isMarked(page)).toBe(true)
})

test('a page that has changed its own address is not loaded again for a place in it', async ({ page }) => {
  await open(page, '/en-US/play?x=1')
  await page.evaluate(() => {
    localStorage.setItem('playground-drafts', JSON.stringify([{ id: 'aa', name: 'Herons' }]))
    localStorage.setItem(
      'playground-draft.aa',
      JSON.stringify({ html: '<p>Grey herons</p>', css: '', js: '', revision: 1, isTrusted: true }),
    )
  })
  await markDocument(page)
  await page.locator('.play-menu:has(.play-drafts) summary').click()
  await page.getByRole('button', { name: 'Herons', exact: true }).click()
  await expect(page).toHaveURL(/play$/)
  const skip = page.getByRole('link', { name: 'Skip to main content' })
  await skip.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#content$/)
  await expect(page.locator('#content')).toBeFocused()
  expect(await isMarked(page)).toBe(true)
})
