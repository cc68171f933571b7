import { expect, type Page } from '@playwright/test'
import { signUp } from './fixtures/bookmark-user.ts'
import { findViolations, findViolationsInBothThemes } from './fixtures/find-violations.ts'
import { listOverflowing } from './fixtures/list-overflowing.ts'
import { holdBack, open } from './fixtures/page-actions.ts'
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

test('on a phone the buttons that come into the head of a code block make it no higher', async ({ page, context }) => {
  await page.setViewportSize({ width: 375, height: 700 })
  const release = await holdBack(context, '**/static/entry.browser.*.js')
  await page.goto('/en-US/docs/Learn_web_development/Core/Scripting/Events')
  const head = page.locator('.code-example:not(.example-code > *) > .example-header').first()
  const before = await head.boundingBox()
  release()
  await expect(head.getByRole('button', { name: 'Explain' })).toBeAttached()
  await head.scrollIntoViewIfNeeded()
  await expect(head.locator('.example-copy')).toBeVisible()
  await expect(head.locator('.queue-choice')).toBeVisible()
  expect((await head.boundingBox())?.height).toBe(before?.height)
})
