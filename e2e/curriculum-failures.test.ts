import { expect, type Locator, type Page } from '@playwright/test'
import { LESSONS, test } from './fixtures/curriculum-site.ts'
import { findViolations } from './fixtures/find-violations.ts'
import { open } from './fixtures/page-actions.ts'

/** What a check says of code that does not end. */
const ENDLESS = /^(?:The code did not come to an end within 5 seconds|Nothing was heard of the code for 10 seconds)/
const PLAIN = '/en-US/curriculum/core/plain/'
const ENDS = '/en-US/curriculum/core/ends/'

// One site for all of them.
test.describe.configure({ mode: 'default' })

test('a lesson is loaded from its host when it is asked for, in a dialog that gives the focus back', async ({ page, context }) => {
  const asked: string[] = []
  await context.route(`${LESSONS}/**`, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>L</title><h1>The lesson</h1>' })
  })
  await open(page, '/en-US/curriculum/')
  const button = page.getByRole('button', { name: 'Load scrim and open dialog.' })
  await expect(button).toHaveAccessibleDescription('Clicking will load content from lessons.example')
  await expect(button.locator('img')).toHaveJSProperty('complete', true)
  expect(asked).toEqual([])
  await button.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'A first lesson' })
  await expect(dialog.frameLocator('iframe').getByRole('heading', { name: 'The lesson' })).toBeVisible()
  expect(asked).toEqual([`${LESSONS}/one`])
  await expect(dialog.getByRole('link', { name: 'Open on Lessons' })).toHaveAttribute('href', `${LESSONS}/page`)
  const full = dialog.getByRole('button', { name: 'Full screen' })
  await full.click()
  await expect(full).toHaveAttribute('aria-pressed', 'true')
  await full.click()
  await expect(full).toHaveAttribute('aria-pressed', 'false')
  expect(await findViolations(page, { exclude: 'iframe' })).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog, iframe')).toHaveCount(0)
  await expect(button).toBeFocused()
  await expect(page.getByRole('link', { name: 'On to a first job' })).toHaveAttribute('href', 'https://partner.example/path')
})

test('pages may show frames of the lesson’s host, and of no other besides their own', async ({ request }) => {
  const policy = (await request.get('/en-US/docs/Web')).headers()['content-security-policy'] ?? ''
  const frames = /frame-src ([^;]*)/.exec(policy)?.[1]?.split(' ')
  expect(frames).toContain(LESSONS)
  expect(frames?.filter((host) => host.includes('example'))).toEqual([LESSONS])
})

test('without script the lesson is a link', async ({ browser, curriculumSite }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${curriculumSite}/en-US/curriculum/`)
  await expect(page.getByRole('link', { name: 'Open on Lessons' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Load scrim' })).toBeHidden()
  await context.close()
})

test.describe('code that never ends', () => {
  test.use({ expectedProblems: /./ })

  test('is reported when it waits, or calls itself until no more room is left', async ({ page }) => {
    await open(page, `${ENDS}#exercise-waiting`)
    const waiting = page.locator('curriculum-exercise').first()
    const asked = page.locator('curriculum-exercise').nth(1)
    await waiting.getByRole('button', { name: 'Check' }).click()
    await expect(waiting.getByRole('status')).toHaveText(ENDLESS)
    await checkCode(page, asked, 'function answer() {\n  return new Promise(() => {})\n}')
    await expect(asked.getByRole('status')).toHaveText(ENDLESS)
    await checkCode(page, asked, 'function answer() {\n  return answer() + 1\n}')
    await expect(asked.getByRole('listitem').filter({ hasText: 'Not yet:' })).toContainText('call stack')
  })

  // The shell runs frames in the process of the page.
  test('holds no other exercise for long, and never the page', { tag: '@whole' }, async ({ page }) => {
    test.setTimeout(150_000)
    await open(page, `${ENDS}#exercise-waiting`)
    const asked = page.locator('curriculum-exercise').nth(1)
    const slow = 'const slow = (n) => (n < 2 ? n : slow(n - 1) + slow(n - 2))\n'
    for (const code of [`${slow}function answer() {\n  return slow(70)\n}`, `${slow}slow(70)`]) {
      await checkCode(page, asked, code)
      await page.getByRole('link', { name: 'Core skills' }).first().focus({ timeout: 5000 })
      await expect(asked.getByRole('status'), code).toHaveText(ENDLESS, { timeout: 40_000 })
    }
    await checkCode(page, asked, 'function answer() {\n  return answer() + 1\n}')
    await expect(asked.getByRole('listitem').filter({ hasText: 'Not yet:' })).toContainText('call stack', { timeout: 30_000 })
    await asked.getByRole('button', { name: 'Reset' }).click()
    await asked.getByRole('button', { name: 'Check' }).click()
    await expect(asked.getByRole('status')).toHaveText('All 1 checks passed. Well done.')
  })
})

async function checkCode(page: Page, exercise: Locator, code: string): Promise<void> {
  const editor = exercise.getByRole('textbox', { name: /^Your js code/ })
  await editor.press('ControlOrMeta+a')
  await page.keyboard.insertText(code)
  await exercise.getByRole('button', { name: 'Check' }).click()
}

test('a group without modules and pages that say nothing of themselves are shown as what they are', async ({ page }) => {
  await open(page, '/en-US/curriculum/')
  await expect(page.getByRole('radio', { name: 'Nothing yet' })).toBeChecked()
  await expect(page.getByRole('link', { name: /^Let's begin/ })).toHaveCount(0)
  await page.getByRole('link', { name: 'Nothing yet overview' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing yet')
  await expect(page.getByRole('heading', { name: 'Module list' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Printable path' }).click()
  await expect(page.locator('.path-group')).toHaveCount(1)
  for (const name of ['Plain', 'Odd']) {
    await page.getByRole('main').getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.locator('.topic-icon, .curriculum-place')).toHaveCount(0)
    await page.goBack()
  }
  expect(await findViolations(page)).toEqual([])
})

test.describe('a page whose embedded data has no template', () => {
  test.use({ expectedProblems: /status of [45]/ })

  test('is asked for again, and a page that is whole is not', async ({ page }) => {
    let asked = 0
    await page.route(`**${PLAIN}index.json`, (route) => {
      asked += 1
      return route.continue()
    })
    await open(page, PLAIN)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plain')
    await page.waitForLoadState('networkidle')
    expect(asked).toBe(0)
    await withoutTemplate(page)
    await open(page, PLAIN)
    await expect.poll(() => asked).toBe(1)
    await expect(page).toHaveTitle(/^Plain/)
  })

  test('shows what is wrong when it can’t be loaded', async ({ page }) => {
    await withoutTemplate(page)
    const answer = { status: 404, contentType: 'application/json', body: '{}' }
    await page.route(`**${PLAIN}index.json`, (route) => route.fulfill(answer))
    await open(page, PLAIN)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
    await expect(page.getByRole('main')).toContainText(PLAIN)
    Object.assign(answer, { status: 503, body: '{"code":503,"error":"Busy","message":"The store is being moved."}' })
    await open(page, PLAIN)
    await expect(page.getByRole('main')).toContainText('503')
    await expect(page.getByRole('main')).toContainText(PLAIN)
    await expect(page.getByRole('main')).toContainText('The store is being moved.')
  })
})

/** The page as it would come from a builder that leaves the template out of its data. */
async function withoutTemplate(page: Page): Promise<void> {
  await page.route(`**${PLAIN}`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('"template":"default",', '') })
  })
}
