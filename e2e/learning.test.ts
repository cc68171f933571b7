import { expect, type Locator, type Page } from '@playwright/test'
import { signIn, signOut, signUp } from './fixtures/bookmark-user.ts'
import { open } from './fixtures/page-actions.ts'
import { test } from './fixtures/test.ts'

const GROUP = '/en-US/curriculum/foundations/'
const STRUCTURE = `${GROUP}structure/`
const STYLE = `${GROUP}style/`
const FORMS = `${GROUP}forms/`
const API = '**/api/v1/learning/progress'

test('what was done before signing in becomes the account’s, and comes to other tabs and other browsers', async ({
  page,
  browser,
  context,
}) => {
  await open(page, STRUCTURE)
  await expect(summary(page)).toContainText('0 of 20 modules done')
  await solveQuiz(page)
  await expect(markOf(page, STRUCTURE)).toHaveText('1 of 3 parts done')
  await expect(summary(page)).toContainText('Stored in this browser.')
  const email = await signUp(page, STRUCTURE)
  await expect(summary(page)).toContainText('Stored with your account.')
  await expect.poll(() => keptKeys(page)).toEqual(['curriculum-progress-account'])

  const elsewhere = await (await browser.newContext()).newPage()
  await signIn(elsewhere, email, GROUP)
  await expect(markOf(elsewhere, STRUCTURE)).toHaveText('1 of 3 parts done')
  await open(elsewhere, STYLE)
  await solveQuiz(elsewhere)
  // It is sent when the page is left, not before.
  await elsewhere.goto('/en-US/about')
  await elsewhere.context().close()

  const tab = await context.newPage()
  await open(tab, GROUP)
  await expect(markOf(tab, STYLE)).toHaveText('1 of 3 parts done')
  // The tab that stood open all the time hears of it, and of what is done in this one.
  await expect(markOf(page, STYLE)).toHaveText('1 of 3 parts done')
  await open(tab, FORMS)
  await solveQuiz(tab)
  await expect(markOf(page, FORMS)).toHaveText('1 of 3 parts done')
})

test('nothing stays after signing out, and another account gets nothing', async ({ page }) => {
  const email = await signUp(page, STRUCTURE)
  await solveQuiz(page)
  await expect(markOf(page, STRUCTURE)).toBeAttached()
  // At once: what was done is sent before.
  await signOut(page)
  await expect(marks(page)).toHaveCount(0)
  await expect(summary(page)).not.toContainText('Kept')
  expect(await keptKeys(page)).toEqual([])

  await signUp(page, STRUCTURE)
  await expect.poll(() => readServer(page)).toEqual([])
  await expect(marks(page)).toHaveCount(0)
  await signOut(page)

  await signIn(page, email, STRUCTURE)
  await expect(markOf(page, STRUCTURE)).toHaveText('1 of 3 parts done')
  expect(await keptKeys(page)).toEqual(['curriculum-progress-account'])
  await open(page, '/en-US/docs/Web/HTTP')
  await signOut(page)
  expect(await keptKeys(page)).toEqual([])
})

test.describe('when the server does not answer', () => {
  test.use({ expectedProblems: /503|learning\/progress/ })

  test('nothing is lost: it is sent at the next visit; and what is to be forgotten is not before the server has', async ({ page }) => {
    await signUp(page, STRUCTURE)
    await page.route(API, (route) => route.fulfill({ status: 503 }))
    const rejected = page.waitForResponse((response) => response.request().method() === 'POST' && response.status() === 503)
    await solveQuiz(page)
    await rejected
    await expect(markOf(page, STRUCTURE)).toHaveText('1 of 3 parts done')
    await expect.poll(() => readServer(page)).toBeUndefined()

    await summary(page).getByRole('button', { name: 'Forget my progress…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Forget your progress?' })
    await expect(dialog).toContainText('on all your devices')
    await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeFocused()
    await dialog.getByRole('button', { name: 'Forget my progress' }).click()
    await expect(dialog.getByRole('alert')).toContainText('It could not be forgotten')
    await page.keyboard.press('Escape')
    await expect(summary(page).getByRole('button')).toBeFocused()
    await expect(markOf(page, STRUCTURE)).toBeAttached()

    await page.unroute(API)
    await open(page, GROUP)
    await expect.poll(() => readServer(page)).toEqual(['foundations/structure'])
    await summary(page).getByRole('button', { name: 'Forget my progress…' }).click()
    await dialog.getByRole('button', { name: 'Forget my progress' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(summary(page).getByText('0 of 20 modules done')).toBeFocused()
    await expect(marks(page)).toHaveCount(0)
    expect(await readServer(page)).toEqual([])
  })
})

/** How far the learner is, as the page says it. */
function summary(page: Page): Locator {
  return page.locator('.progress-summary')
}

function marks(page: Page): Locator {
  return page.locator('#sidebar .progress-mark')
}

/** What the sidebar says of a module. */
function markOf(page: Page, url: string): Locator {
  return page.locator(`#sidebar li:has(> a[href="${url}"]) .progress-mark`)
}

/** Answers the quiz of a module rightly. */
async function solveQuiz(page: Page): Promise<void> {
  const quiz = page.locator('curriculum-quiz')
  await expect(quiz.getByRole('button', { name: 'Check answers' })).toBeVisible()
  for (const answer of await quiz.locator('li[data-right] input').all()) await answer.check()
  await quiz.getByRole('button', { name: 'Check answers' }).click()
  await expect(quiz.getByRole('status')).toContainText('questions answered right')
}

/** What the browser keeps of progress. */
async function keptKeys(page: Page): Promise<readonly string[]> {
  return await page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('curriculum-progress'))
      .toSorted(),
  )
}

/** The modules that the server has of the user; undefined while it does not answer. */
async function readServer(page: Page): Promise<readonly string[] | undefined> {
  return await page.evaluate(async () => {
    const response = await fetch('/api/v1/learning/progress')
    if (!response.ok) return undefined
    const { modules }: { readonly modules: readonly { readonly module: string }[] } = await response.json()
    return modules.map(({ module }) => module)
  })
}
