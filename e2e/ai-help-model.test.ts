import { expect, type Page } from '@playwright/test'
import { signUp } from './fixtures/bookmark-user.ts'
import { findViolations, findViolationsInBothThemes } from './fixtures/find-violations.ts'
import { listOverflowing } from './fixtures/list-overflowing.ts'
import { test } from './fixtures/model-site.ts'
import { open } from './fixtures/page-actions.ts'

const PAGE = '/en-US/plus/ai-help'
const SETTINGS = '/en-US/plus/settings'
const QUESTION = 'How do I center a div with CSS?'

async function send(page: Page, question: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your question' }).fill(question)
  await page.keyboard.press('Enter')
}

/** The end of the last answer, as it is announced. */
async function expectAnswer(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: 'The answer is complete.' })).toBeAttached()
}

/** Notes all that the live region says, from now on. */
async function listenToStatus(page: Page): Promise<() => Promise<string[]>> {
  await page.getByRole('region', { name: 'Conversation' }).evaluate((region) => {
    const status = region.querySelector('[role=status]')
    const texts: string[] = []
    new MutationObserver(() => texts.push(status?.textContent ?? '')).observe(region, {
      subtree: true,
      childList: true,
      characterData: true,
    })
    Object.assign(globalThis, { statusTexts: texts })
  })
  return () => page.evaluate(() => [...new Set<string>(Reflect.get(globalThis, 'statusTexts'))].filter((text) => text !== ''))
}

test('a whole conversation works with the keyboard and is announced: example, answer, edit, versions, new topic and back', async ({
  page,
  model,
}) => {
  await signUp(page, PAGE)
  const listStatusTexts = await listenToStatus(page)
  await page.getByRole('button', { name: QUESTION }).focus()
  await page.keyboard.press('Enter')
  const field = page.getByRole('textbox', { name: 'Your question' })
  await expect(field).toBeFocused()
  await expect(field).toHaveValue(QUESTION)
  await page.keyboard.type(' please be slow')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Set display to grid')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Generating your answer' })).toBeAttached()
  // The last line may have come in part.
  await expect(page.getByText('A line of the answer').nth(-2), 'the page follows the answer').toBeInViewport()
  model.release()
  await expectAnswer(page)
  expect((await listStatusTexts()).map((text) => text.slice(0, 58))).toEqual([
    'Searching for content…',
    'Generating your answer…',
    'The answer is complete. Set display to grid, or read more.',
  ])
  const answer = page.locator('.help-answer').last()
  await expect(answer.getByRole('link', { name: /display/ }).last()).toHaveAttribute(
    'href',
    '/en-US/docs/Web/CSS/Reference/Properties/display',
  )
  await expect(answer.locator('a[href*="elsewhere"]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Edit question' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('And now?')
  await page.keyboard.press('Enter')
  const versions = page.getByRole('group', { name: 'Version 2 of 2' })
  await expect(versions).toBeVisible()
  await expectAnswer(page)
  await versions.getByRole('button', { name: 'Previous version' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: 'Version 1 of 2' }).getByRole('button', { name: 'Previous version' })).toBeFocused()
  expect(await findViolationsInBothThemes(page)).toEqual([])
  await page.getByRole('button', { name: 'New topic' }).focus()
  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
  await page.getByRole('button', { name: 'Return to the previous conversation' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: 'Version 1 of 2' })).toBeVisible()
})

test('a model that breaks off or fails is an error, does not count, and can be asked again; off-topic questions get one sentence', async ({
  page,
}) => {
  await signUp(page, PAGE)
  await send(page, 'please break off')
  await expect(page.getByRole('heading', { name: 'The answer could not be generated. Please try again.' })).toBeVisible()
  await expect(page.getByText('Set display to grid')).toBeVisible()
  const field = page.getByRole('textbox', { name: 'Your question' })
  await expect(field).toHaveAttribute('placeholder', /5 questions remaining today/)
  await send(page, 'please fail')
  await expect(page.getByText('The language model gave no answer. The question does not count. Try again.').last()).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await send(page, 'off topic')
  await expect(page.getByRole('heading', { name: 'I’m sorry, but I can’t answer questions outside web development.' })).toBeVisible()
  await expect(field).toHaveAttribute('placeholder', /4 questions remaining today/)
})

test('who stops an answer keeps what has come, ends the request to the model, and can go on', async ({ page, model }) => {
  await signUp(page, PAGE)
  const [askedBefore, before] = [model.countAsked(), model.countLeft()]
  await send(page, 'please be silent')
  await expect(page.getByRole('status').filter({ hasText: 'Searching for content' })).toBeAttached()
  // A server that has just started loads its search indexes before it asks the model.
  await expect.poll(() => model.countAsked()).toBeGreaterThan(askedBefore)
  await page.getByRole('button', { name: 'Stop answering' }).click()
  await expect(page.getByRole('heading', { name: 'Answer (stopped)' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Your question' })).toBeFocused()
  await expect.poll(() => model.countLeft()).toBeGreaterThan(before)
  await expect(page.getByRole('textbox', { name: 'Your question' })).toHaveAttribute('placeholder', /4 questions remaining today/)
  await send(page, QUESTION)
  await expectAnswer(page)
})

test('conversations are listed with the title of the model, read again and deleted after a question; on a phone, behind a button', async ({
  page,
}) => {
  await signUp(page, PAGE)
  await page.getByRole('link', { name: 'Enable history' }).click()
  await expect(page).toHaveURL(`${SETTINGS}#ai-help--history-enable`)
  const toggle = page.getByRole('switch', { name: 'Enable History' })
  await toggle.click()
  await expect(toggle).toBeChecked()
  await open(page, PAGE)
  await send(page, QUESTION)
  await expectAnswer(page)
  await expect(page).toHaveURL(/\?c=[0-9a-f-]{36}$/)
  await expect(page.getByRole('button', { name: 'Delete “Centering with grid”' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: QUESTION })).toBeVisible()
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await listOverflowing(page)).toEqual([])
  await expect(page.getByRole('heading', { name: 'Today' })).toBeHidden()
  await page.getByRole('button', { name: 'Show history' }).click()
  await page.getByRole('button', { name: 'Delete “Centering with grid”' }).click()
  const dialog = page.getByRole('dialog', { name: 'Centering with grid' })
  await expect(dialog).toContainText('Do you want to permanently delete this conversation?')
  expect(await findViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Your conversations will be listed here.')).toBeVisible()
  await expect(page).toHaveURL(PAGE)
})

test('code of an article is explained in a dialog, which gives the focus back', async ({ page }) => {
  await open(page, '/en-US/docs/Web/CSS/Reference/Properties/grid-template-columns')
  const button = page.getByRole('button', { name: 'Explain' }).first()
  await button.click()
  const dialog = page.getByRole('dialog', { name: 'Explanation of this code' })
  await expect(dialog).toContainText('A line of the answer')
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
})
