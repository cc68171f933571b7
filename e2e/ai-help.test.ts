import { expect, type Page } from '@playwright/test'
import { answerQuestions } from './fixtures/answers.ts'
import { signUp } from './fixtures/bookmark-user.ts'
import { findViolations, findViolationsInBothThemes } from './fixtures/find-violations.ts'
import { listOverflowing } from './fixtures/list-overflowing.ts'
import { open } from './fixtures/page-actions.ts'
import { test } from './fixtures/test.ts'

const PAGE = '/en-US/plus/ai-help'
const SETTINGS = '/en-US/plus/settings'

async function ask(page: Page, question: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your question' }).fill(question)
  await page.keyboard.press('Enter')
  await expect(page.getByText('This answer quotes pages of this site; no model wrote it.').last()).toBeVisible()
}

test('anonymous users see what AI Help does and where to log in', async ({ page }) => {
  await open(page, PAGE)
  await expect(page.getByRole('heading', { level: 1, name: 'AI Help' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toHaveAttribute('href', /next=%2Fen-US%2Fplus%2Fai-help$/)
  expect(await findViolationsInBothThemes(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await listOverflowing(page)).toEqual([])
})

test('a whole conversation works with the keyboard: example, answer, edit, versions, new topic and back', async ({ page }) => {
  await answerQuestions(page)
  await signUp(page, PAGE)
  await page.getByRole('button', { name: 'How do I center a div with CSS?' }).focus()
  await page.keyboard.press('Enter')
  const field = page.getByRole('textbox', { name: 'Your question' })
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('How do I center a div with CSS?')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'The answer is complete. Set display: grid' })).toBeAttached()
  await expect(page.getByRole('link', { name: 'Source 1: CSS' })).toHaveAttribute('href', '/en-US/docs/Web/CSS')
  await expect(page.getByText('not in Safari before 17.4')).toBeVisible()
  await page.getByRole('button', { name: 'Edit question' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type(' Now?')
  await page.keyboard.press('Enter')
  const versions = page.getByRole('group', { name: 'Version 2 of 2' })
  await expect(versions).toBeVisible()
  await versions.getByRole('button', { name: 'Previous version' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: 'Version 1 of 2' }).getByRole('button', { name: 'Previous version' })).toBeFocused()
  expect(await findViolationsInBothThemes(page)).toEqual([])
  await page.getByRole('button', { name: 'New topic' }).focus()
  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
  await page.getByRole('button', { name: 'Return to the previous conversation' }).click()
  await expect(page.getByRole('group', { name: 'Version 1 of 2' })).toBeVisible()
})

test('code of an answer goes into the play queue, and stays there when the conversation goes on', async ({ page }) => {
  await answerQuestions(page)
  await signUp(page, PAGE)
  await ask(page, 'How?')
  await page.getByLabel('Add to playground').check()
  await expect(page.getByRole('complementary', { name: 'Queue' })).toBeVisible()
  await ask(page, 'And?')
  await expect(page.getByLabel('Add to playground')).toHaveCount(2)
  await expect(page.getByLabel('Add to playground').first()).toBeChecked()
  await expect(page.getByRole('complementary', { name: 'Queue' })).toBeVisible()
})

test('without a history there is a link to the settings; with one, conversations are listed and deleted after a question', async ({
  page,
}) => {
  await answerQuestions(page)
  await signUp(page, PAGE)
  await page.getByRole('link', { name: 'Enable history' }).click()
  await expect(page).toHaveURL(`${SETTINGS}#ai-help--history-enable`)
  const toggle = page.getByRole('switch', { name: 'Enable History' })
  await toggle.click()
  await expect(toggle).toBeChecked()
  await open(page, PAGE)
  await ask(page, 'How?')
  await expect(page).toHaveURL(/\?c=[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete “Centering”' }).click()
  const dialog = page.getByRole('dialog', { name: 'Centering' })
  await expect(dialog).toContainText('Do you want to permanently delete this conversation?')
  expect(await findViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Your conversations will be listed here.')).toBeVisible()
  await expect(page).toHaveURL(PAGE)
})

test('on a phone the history is behind a button, and nothing is wider than the window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await answerQuestions(page)
  await signUp(page, SETTINGS)
  await page.getByRole('switch', { name: 'Enable History' }).click()
  await expect(page.getByRole('switch', { name: 'Enable History' })).toBeChecked()
  await open(page, PAGE)
  await ask(page, 'How?')
  expect(await listOverflowing(page)).toEqual([])
  await expect(page.getByRole('heading', { name: 'Today' })).toBeHidden()
  await page.getByRole('button', { name: 'Show history' }).click()
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible()
})

test('code of an article is explained in a dialog, which gives the focus back', async ({ page }) => {
  await page.route('**/api/v1/plus/ai/explain', (route) =>
    route.fulfill({
      headers: { 'content-type': 'text/event-stream' },
      body: [
        { type: 'metadata', hash: 'h', model: null, cached: false },
        { type: 'pages', pages: [{ url: '/en-US/docs/Web/CSS', title: 'CSS', heading: null }] },
        { type: 'end', status: 'complete' },
      ]
        .map((event) => `data: ${JSON.stringify(event)}\n\n`)
        .join(''),
    }),
  )
  await open(page, '/en-US/docs/Web/CSS/Reference/Properties/grid-template-columns')
  const button = page.getByRole('button', { name: 'Explain' }).first()
  await button.click()
  const dialog = page.getByRole('dialog', { name: 'Explanation of this code' })
  await expect(dialog.getByRole('link', { name: 'CSS' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
})
