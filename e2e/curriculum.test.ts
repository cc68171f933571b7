import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { DEFAULT_BRAND } from '#contracts/site.ts'
import { test } from './fixtures.ts'
import { listMeasured, watchMeasured } from './measured.ts'
import { isMarked, markDocument, open, waitUntilAlive } from './page-actions.ts'

const STRUCTURE = '/en-US/curriculum/foundations/structure/'

test('the landing page leads to the first module of a group, and that to the next', async ({ page }) => {
  await watchMeasured(page)
  await page.goto('/en-US/curriculum/')
  await expect(page).toHaveTitle(`Curriculum | ${DEFAULT_BRAND.shortName}`)
  await waitUntilAlive(page)
  await markDocument(page)
  await expect(page.getByRole('radio', { name: 'Styling' })).toBeChecked()
  await page.getByRole('complementary', { name: 'An example of a learning partner' }).scrollIntoViewIfNeeded()
  await expect.poll(() => listMeasured(page)).toContainEqual({ name: 'banners.view', id: 'curriculum-partner' })
  await page.getByRole('radio', { name: 'Foundations' }).check()
  expect(await listMeasured(page)).toContainEqual({ name: 'curriculum.group', position: 1 })
  await expect(page.getByRole('link', { name: /^Let's begin/ })).toHaveCount(1)
  await page.getByRole('link', { name: "Let's begin with Foundations" }).click()
  await expect(page).toHaveURL(STRUCTURE)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Structure with HTML')
  await expect(page.getByRole('link', { name: 'Previous: Foundations' })).toBeVisible()
  await page.getByRole('link', { name: 'Next: Style with CSS' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Style with CSS')
  await expect(page.getByRole('link', { name: 'Next: How the web works' })).toBeVisible()
  expect(await isMarked(page)).toBe(true)
  await page.goto('/en-US/curriculum/tooling/build-and-publish/')
  await expect(page.getByRole('link', { name: 'Previous: Testing' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Next:/ })).toHaveCount(0)
})

test('a module shows where it stands', async ({ page }) => {
  await page.setViewportSize({ width: 1500, height: 900 })
  await page.goto(STRUCTURE)
  const sidebar = page.getByRole('navigation', { name: 'Related Topics' })
  await expect(sidebar.getByRole('link')).toHaveText([
    'About this curriculum',
    'Foundations overview',
    'Structure with HTML',
    'Style with CSS',
    'How the web works',
    'Forms',
  ])
  await expect(sidebar.locator('[aria-current]')).toHaveText('Structure with HTML')
  await expect(page.getByRole('navigation', { name: 'In this module' }).locator('a')).toHaveText([
    'Elements and headings',
    'Practice',
    'Lists and links',
    'Pictures and the regions of a page',
    'Exercises',
    'A recipe in two lists',
    'A notice with links and a picture',
    'Check yourself',
  ])
  await expect(page.locator('.curriculum-place')).toHaveText('Web Standards & SemanticsFoundations')
  await expect(page.locator('ul.curriculum-outcomes').first()).toContainText('Write a complete document')
})

test('an overview lists the modules of its group', async ({ page }) => {
  await page.goto('/en-US/curriculum/foundations/')
  const list = page.getByRole('region', { name: 'Module list' })
  await expect(list.getByRole('heading', { level: 3 })).toHaveText(['Structure with HTML', 'Style with CSS', 'How the web works', 'Forms'])
})

const SOLUTION = readFileSync(
  join(import.meta.dirname, '../starter/curriculum/2-foundations/1-structure/exercises/1-recipe/solution.html'),
  'utf8',
)

test('an exercise is checked, keeps what was written, and begins anew', async ({ page }) => {
  await open(page, `${STRUCTURE}#exercise-recipe`)
  const exercise = page.locator('curriculum-exercise').first()
  const check = exercise.getByRole('button', { name: 'Check' })
  const verdict = exercise.getByRole('status')
  await check.click()
  await expect(verdict).toHaveText('0 of 6 checks passed.')
  await expect(exercise.getByRole('listitem').filter({ hasText: 'Not yet:' })).toHaveCount(6)
  const editor = exercise.getByRole('textbox', { name: 'Your html code for “A recipe in two lists”' })
  await editor.press('ControlOrMeta+a')
  await page.keyboard.insertText(SOLUTION)
  await editor.press('ControlOrMeta+Enter')
  await expect(verdict).toHaveText('All 6 checks passed. Well done.')
  await expect(exercise.frameLocator('iframe').getByRole('heading', { name: 'Ingredients' })).toBeVisible()

  await expect(page.locator('#sidebar .progress-mark')).toHaveText('1 of 3 parts done')

  await page.reload()
  await expect(verdict).toHaveText('This is your code from last time.')
  await expect(editor).toContainText('Knead flour')
  await expect(editor).toContainText('<strong>')
  await exercise.getByRole('button', { name: 'Reset' }).click()
  await expect(editor).not.toContainText('<strong>')
  await check.click()
  await expect(verdict).toHaveText('0 of 6 checks passed.')
})

test('a quiz asks for all answers, tells of each, and gives a score', async ({ page }) => {
  await open(page, `${STRUCTURE}#check-yourself`)
  const quiz = page.locator('curriculum-quiz')
  const questions = quiz.locator('ol > li')
  await expect(questions).toHaveCount(5)
  await quiz.getByRole('radio', { name: 'The level whose size looks best' }).check()
  await quiz.getByRole('button', { name: 'Check answers' }).click()
  await expect(quiz.getByRole('status')).toHaveText('Answer all questions first: 4 are open.')
  await expect(questions.nth(1).getByRole('checkbox').first()).toBeFocused()
  for (const question of await questions.all()) {
    for (const answer of await question.locator('li[data-right] input').all()) await answer.check()
  }
  await quiz.getByRole('radio', { name: 'The level whose size looks best' }).check()
  await quiz.getByRole('button', { name: 'Check answers' }).click()
  await expect(quiz.getByRole('status')).toHaveText('4 of 5 questions answered right.')
  await expect(questions.first().locator('[data-verdict="wrong"]')).toContainText('Your answer. Not right. Size is a matter for CSS.')
  await quiz.getByRole('button', { name: 'Try again' }).click()
  await expect(quiz.locator('input:checked')).toHaveCount(0)
  await expect(quiz.locator('[data-verdict]')).toHaveCount(0)
})

test('a portrait and a page of text are read, and the community page leads from one to the other', async ({ page }) => {
  await page.goto('/en-US/community')
  await expect(page).toHaveTitle(`Community | ${DEFAULT_BRAND.shortName}`)
  await page.getByRole('link', { name: 'example of such a portrait' }).click()
  await expect(page).toHaveURL('/en-US/community/spotlight/example')
  await expect(page.getByRole('img', { name: 'A drawn bust without a face' })).toHaveJSProperty('naturalWidth', 200)
  await page.getByRole('link', { name: 'Get involved' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Community')
})
