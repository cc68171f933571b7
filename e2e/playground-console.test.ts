import { expect, type Page } from '@playwright/test'
import { consoleLines, openPlayground, result, write } from './fixtures/playground-actions.ts'
import { test } from './fixtures/test.ts'

/** What the code of these tests says to the browser's own console as well. */
test.use({ expectedProblems: /\.runner\.localhost|uncaught: / })

async function runScript(page: Page, code: string): Promise<void> {
  await openPlayground(page)
  await write(page, 'JavaScript', code)
  await page.keyboard.press('ControlOrMeta+Enter')
}

test('lines have their level and their place, and can be chosen by both level and text', async ({ page }) => {
  await runScript(page, 'console.log("plain");\nconsole.warn("careful");\nconsole.error("wrong");\nconsole.debug("deep");\nnull.field')
  await expect(consoleLines(page)).toHaveText([
    /plain.*JavaScript:1/,
    /Warning: careful.*JavaScript:2/,
    /Error: wrong.*JavaScript:3/,
    /Debug: deep/,
    /Error: .*TypeError.*JavaScript:5/s,
  ])
  await page.getByLabel('Levels').selectOption('Errors')
  await expect(consoleLines(page)).toHaveCount(2)
  await page.getByLabel('Filter', { exact: true }).fill('WRONG')
  await expect(consoleLines(page)).toHaveCount(1)
  await page.getByLabel('Filter', { exact: true }).fill('nothing like it')
  await expect(page.getByText('No line matches the filter.')).toBeVisible()
})

test('values are shown faithfully and unfold', async ({ page }) => {
  await runScript(
    page,
    'const a = { list: [1, -0, 5n, "x", null, undefined, Symbol("s")] }; a.self = a;\nconsole.log("%s has %d%%", "it", 50, a);\nconsole.log(new Map([["k", { v: 1 }]]), new Set([1]), /x/g)',
  )
  await expect(consoleLines(page).first()).toContainText('it has 50% {list: […], self: ')
  const first = consoleLines(page).first()
  await first.locator('summary').first().click()
  await first.locator('summary').nth(1).click()
  await expect(first).toContainText('[1, -0, 5n, "x", null, undefined, Symbol(s)]')
  await expect(consoleLines(page).last()).toContainText(/Map.*\{"k" → \{…\}\} .*Set.*\{1\} \/x\/g/)
})

test('tables, groups and counts have their shapes', async ({ page }) => {
  await runScript(
    page,
    'console.table([{ a: 1, b: 2 }, { a: 3 }], ["a"]);\nconsole.group("outer");\nconsole.log("inner");\nconsole.groupEnd();\nfor (let i = 0; i < 5; i += 1) console.log("again")',
  )
  const log = page.getByRole('log', { name: 'Console' })
  await expect(log.getByRole('columnheader')).toHaveText(['(index)', 'a'])
  await expect(log.getByRole('cell')).toHaveText(['1', '3'])
  await expect(log.locator('details', { hasText: 'outer' }).getByRole('listitem')).toContainText(['inner'])
  await expect(log.locator('.console-count')).toHaveText(/^5/)
})

test('a line of input is evaluated where the code runs, and the arrow keys bring it back', async ({ page }) => {
  await runScript(page, 'globalThis.known = 20; document.title = "there"; document.body.id = "ran"')
  await expect(result(page).locator('#ran')).toBeAttached()
  const input = page.getByLabel('JavaScript to run in the result')
  await input.fill('known * 2 + 2')
  await input.press('Enter')
  await expect(consoleLines(page)).toHaveText([/known \* 2 \+ 2/, /42/])
  await input.fill('document.title')
  await input.press('Enter')
  await expect(consoleLines(page).last()).toContainText('"there"')
  await input.fill('missing')
  await input.press('Enter')
  await expect(consoleLines(page).last()).toContainText('ReferenceError')
  for (const line of ['missing', 'document.title', 'known * 2 + 2']) {
    await input.press('ArrowUp')
    await expect(input).toHaveValue(line)
  }
  await input.press('ArrowDown')
  await expect(input).toHaveValue('document.title')
})

test('the console is empty after Clear and after another run', async ({ page }) => {
  await runScript(page, 'console.log("one")')
  await expect(consoleLines(page)).toHaveText([/one/])
  await page.getByRole('button', { name: 'Clear console' }).click()
  await expect(page.getByText('What the code writes to the console appears here.')).toBeVisible()
  await write(page, 'JavaScript', 'console.log("two")')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(consoleLines(page)).toHaveText([/two/])
})

test('what strangers print in the runner’s name is not shown', async ({ page }) => {
  const message = JSON.stringify({
    typ: 'console',
    lines: [{ method: 'log', level: 'log', args: [{ kind: 'string', text: 'forged' }], depth: 0, count: 1 }],
  })
  const script = `<script>top.postMessage(${message}, '*')</script>`
  await runScript(
    page,
    `const frame = document.createElement('iframe')
frame.srcdoc = ${JSON.stringify(script).replaceAll('</', '<\\/')}
frame.onload = () => console.log('from the code')
document.body.append(frame)`,
  )
  await page.evaluate((text) => window.postMessage(JSON.parse(text), '*'), message)
  await expect(consoleLines(page)).toHaveText([/from the code/])
  await page.evaluate((text) => frames[0]?.postMessage({ typ: 'input', id: 7, code: `parent.postMessage(${text}, '*')` }, '*'), message)
  await expect(consoleLines(page)).toHaveText([/from the code/, /forged/])
})

test('a hundred thousand lines leave the page alive', async ({ page }) => {
  await runScript(page, 'for (let i = 0; i < 100_000; i += 1) console.log(i)')
  await expect(consoleLines(page).last()).toBeVisible()
  await page.getByLabel('Levels').selectOption('Errors')
  await expect(page.getByLabel('Levels')).toHaveValue('error')
  expect(await consoleLines(page).count()).toBeLessThanOrEqual(1000)
})
