import { expect, type Page } from '@playwright/test'
import { signUp } from './fixtures/bookmark-user.ts'
import { findViolations, findViolationsInBothThemes } from './fixtures/find-violations.ts'
import { listOverflowing } from './fixtures/list-overflowing.ts'
import { open } from './fixtures/page-actions.ts'
import { test } from './fixtures/test.ts'

const PAGE = '/en-US/plus/ai-help'
/** A question that a page of the starter content with code in CSS answers. */
const QUESTION = 'How do I set grid-template-columns?'

async function ask(page: Page, question: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Your question' })
  const count = await page.locator('.help-turn').count()
  await field.fill(question)
  await page.keyboard.press('Enter')
  await expect(page.getByText('This answer quotes pages of this site; no model wrote it.')).toHaveCount(count + 1)
}

test('anonymous users see what AI Help does and where to log in', async ({ page }) => {
  await open(page, PAGE)
  await expect(page.getByRole('heading', { level: 1, name: 'AI Help' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toHaveAttribute('href', /next=%2Fen-US%2Fplus%2Fai-help$/)
  expect(await findViolationsInBothThemes(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await listOverflowing(page)).toEqual([])
})

test('without a model an answer quotes pages and links them; its code goes into the play queue and stays there', async ({ page }) => {
  await signUp(page, PAGE)
  await ask(page, QUESTION)
  const link = page.locator('.help-answer').getByRole('link', { name: /grid-template-columns/ })
  await expect(link.first()).toHaveAttribute('href', /^\/en-US\/docs\/Web\/CSS\/Reference\/Properties\/grid-template-columns/)
  await page.getByLabel('Add to playground').first().check()
  await expect(page.getByRole('complementary', { name: 'Queue' })).toBeVisible()
  await ask(page, 'And gap?')
  await expect(page.getByLabel('Add to playground').first()).toBeChecked()
  await expect(page.getByRole('complementary', { name: 'Queue' })).toBeVisible()
  expect(await findViolationsInBothThemes(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await listOverflowing(page)).toEqual([])
})

test('without a model the button of a code block names pages about its parts', async ({ page }) => {
  await open(page, '/en-US/docs/Web/CSS/Reference/Properties/grid-template-columns')
  const button = page.getByRole('button', { name: 'Explain' }).first()
  await button.click()
  const dialog = page.getByRole('dialog', { name: 'Explanation of this code' })
  await expect(dialog.getByRole('link').first()).toHaveAttribute('href', /^\/en-US\/docs\//)
  expect(await findViolations(page)).toEqual([])
})
