import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { findViolations } from './fixtures/find-violations.ts'
import { listBackward, markStops, walkThrough } from './fixtures/focus-stops.ts'
import { awaitClicksMeasured, listMeasured, watchMeasured } from './fixtures/measured.ts'
import { isMarked, markDocument, open, waitUntilHydrated } from './fixtures/page-actions.ts'
import { STARTER_BRAND } from './fixtures/starter-brand.ts'
import { test } from './fixtures/test.ts'

const STRUCTURE = '/en-US/curriculum/foundations/structure/'

test('the landing page leads to the first module of a group, and that to the next', async ({ page }) => {
  await watchMeasured(page)
  await page.goto('/en-US/curriculum/')
  await expect(page).toHaveTitle(`Curriculum | ${STARTER_BRAND.shortName}`)
  await waitUntilHydrated(page)
  await markDocument(page)
  await expect(page.getByRole('radio', { name: 'Styling' })).toBeChecked()
  await page.getByRole('complementary', { name: 'An example of a learning partner' }).scrollIntoViewIfNeeded()
  await expect.poll(() => listMeasured(page)).toContainEqual({ name: 'banners.view', id: 'curriculum-partner' })
  await awaitClicksMeasured(page)
  await page.getByRole('radio', { name: 'Foundations' }).check()
  expect(await listMeasured(page)).toContainEqual({ name: 'curriculum.group', position: 1 })
  await expect(page.getByRole('link', { name: /^Let's begin/ })).toHaveCount(1)
  await page.getByRole('link', { name: "Let's begin with Foundations" }).click()
  await expect(page).toHaveURL(STRUCTURE)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Structure with HTML')
  await page.goBack()
  await expect(page.getByRole('radio', { name: 'Foundations' })).toBeChecked()
  await page.goForward()
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
  await expect(sidebar.locator('.sidebar-tree').getByRole('link')).toHaveText([
    'About this curriculum',
    'Foundations overview',
    'Structure with HTML',
    'Style with CSS',
    'How the web works',
    'Forms',
    'Printable path',
    'Certificate of completion',
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
  await expect(page.locator('.curriculum-header .module-length span')).toHaveText(['2 exercises', /^\d+ questions$/, 'Not begun'])
  await expect(page.locator('ul.curriculum-outcomes').first()).toContainText('Write a complete document')
})

test('a topic with the name of its group is said once, and each group says how much is done (docs/behaviour/curriculum.md 3, 4)', async ({
  page,
}) => {
  await page.goto('/en-US/curriculum/styling/box-model/')
  await expect(page.locator('.curriculum-place')).toHaveText('Styling')
  await page.goto('/en-US/curriculum/styling/')
  await expect(page.locator('.module-topic', { hasText: 'Styling' })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Module list' }).getByRole('img', { name: 'Styling' }).first()).toBeVisible()
  await page.goto('/en-US/curriculum/')
  await expect(page.getByRole('radio', { name: /^Foundations 0 of \d+ modules done$/ })).toBeVisible()
})

test('an overview lists the modules of its group', async ({ page }) => {
  await page.goto('/en-US/curriculum/foundations/')
  const list = page.getByRole('region', { name: 'Module list' })
  await expect(list.getByRole('heading', { level: 3 })).toHaveText(['Structure with HTML', 'Style with CSS', 'How the web works', 'Forms'])
  await expect(list.locator('li').first().locator('.module-length span')).toHaveText(['2 exercises', /^\d+ questions$/, 'Not begun'])
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
  await expect(page.locator('.curriculum-header .module-length')).toContainText('1 of 3 parts done')

  await page.reload()
  await expect(verdict).toHaveText('This is your code from last time.')
  await expect(editor).toContainText('Knead flour')
  await expect(editor).toContainText('<strong>')
  await exercise.getByRole('button', { name: 'Reset' }).click()
  await expect(editor).not.toContainText('<strong>')
  await check.click()
  await expect(verdict).toHaveText('0 of 6 checks passed.')
})

test('a quiz asks for all answers, says which are right, and gives a score', async ({ page }) => {
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

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme })

    test('the path shows what is done, the certificate what is missing, and all of it by keyboard', async ({ page }) => {
      await keepProgress(page, 3)
      await page.setViewportSize({ width: 1300, height: 900 })
      await open(page, '/en-US/curriculum/')
      await page.getByRole('main').getByRole('link', { name: 'Printable path' }).press('Enter')
      await expect(page).toHaveURL('/en-US/curriculum/path/')
      await expect(page.locator('.path-lead')).toHaveText('3 of 20 modules done.')
      await expect(page.locator('.path-group')).toHaveCount(5)
      await expect(page.locator('.path-box')).toHaveText([...Array(3).fill('Done: '), ...Array(17).fill('Not begun: ')])
      await expectNoProblem(page)
      await page.setViewportSize({ width: 375, height: 700 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
      await page.setViewportSize({ width: 1300, height: 900 })
      await page.getByRole('navigation', { name: 'Related Topics' }).getByRole('link', { name: 'Certificate of completion' }).press('Enter')
      await expect(page).toHaveURL('/en-US/curriculum/certificate/')
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText('17 of 20 modules are still open.')
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(17)
      await expect(page.getByRole('textbox', { name: /^Your name/ })).toHaveCount(0)
      await expectNoProblem(page)
    })

    test('who has done all modules prints a certificate on one sheet of A4 or Letter', async ({ page }) => {
      await keepProgress(page, 20)
      await open(page, '/en-US/curriculum/certificate/')
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
      const stylesheet = page.getByRole('region', { name: 'Certificate of completion' })
      await expect(page.getByText('All 20 modules are done. Well done.')).toBeVisible()
      await page.getByRole('textbox', { name: /^Your name/ }).fill('Ada Example')
      await expect(stylesheet).toContainText('Ada Example')
      await expect(stylesheet).toContainText('Testing · Build and publish')
      await expect(stylesheet).toContainText('no proof of identity')
      await expectNoProblem(page)
      for (const format of ['A4', 'Letter']) expect(countPages(await page.pdf({ format })), format).toBe(1)
      await page.reload()
      await expect(page.getByRole('textbox', { name: /^Your name/ })).toHaveValue('')
      expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain('Ada')
      await page.goto('/en-US/curriculum/path/')
      for (const format of ['A4', 'Letter']) expect(countPages(await page.pdf({ format })), format).toBeLessThanOrEqual(2)
    })

    test('axe finds nothing wrong with the other pages of the curriculum', async ({ page }) => {
      for (const path of ['about/', 'styling/']) {
        await open(page, `/en-US/curriculum/${path}`)
        await expectNoProblem(page)
      }
    })
  })
}

test('Tab stops at all there is on the landing page, in the order of reading', async ({ page }) => {
  await page.setViewportSize({ width: 1300, height: 900 })
  await open(page, '/en-US/curriculum/')
  await expect(page.getByRole('link', { name: 'The example partner’s path to a first job' })).toBeVisible()
  await markStops(page)
  const stops = await walkThrough(page)
  expect(stops.filter(({ isShown, isFree }) => !isShown || !isFree).map(({ name }) => name)).toEqual([])
  expect(listBackward(stops)).toEqual([])
})

test('without script the path is a list to print, and the certificate says what it needs', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${site.origin}/en-US/curriculum/path/`)
  await expect(page.locator('.path-lead')).toHaveText('20 modules in 5 groups, in an order that builds on itself.')
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await page.goto(`${site.origin}/en-US/curriculum/certificate/`)
  await expect(page.locator('noscript p')).toHaveText(/^The certificate is made with JavaScript/)
  await context.close()
})

/** Makes the browser remember that the first modules are done. */
async function keepProgress(page: Page, count: number): Promise<void> {
  const answer = await page.request.get('/en-US/curriculum/path/index.json')
  const { doc }: { doc: { modules: { children: { url: string }[] }[] } } = await answer.json()
  const modules = doc.modules.flatMap(({ children }) => children).slice(0, count)
  const progress = Object.fromEntries(modules.map(({ url }) => [url, { solved: ['a', 'b', 'c'], total: 3 }]))
  await page.addInitScript((text) => localStorage.setItem('curriculum-progress', text), JSON.stringify(progress))
}

async function expectNoProblem(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([])
}

function countPages(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
}
