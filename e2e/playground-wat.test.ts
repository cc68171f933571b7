import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { consoleLines, editor, openPlayground, result, stateQuery, write } from './fixtures/playground-actions.ts'
import { test } from './fixtures/test.ts'

const WAT = '(module (func (export "add") (param i32 i32) (result i32) local.get 0 local.get 1 i32.add))'
const JS = `const { instance } = await WebAssembly.instantiateStreaming(fetch('{%wasm-url%}'));
document.body.append(instance.exports.add(20, 22));
console.log(instance.exports.add(1, 2));`

async function openWat(page: Page): Promise<void> {
  await page.goto(`/en-US/play${stateQuery({ html: '', css: '', js: JS, wat: WAT, isModule: true })}`)
  await expect(page.locator('.cm-content')).toHaveCount(4)
}

test('WebAssembly text has an editor when the code has such a text, and runs', async ({ page }) => {
  await openWat(page)
  await expect(editor(page, 'WAT')).toContainText('(module')
  await page.getByRole('button', { name: 'Run' }).first().click()
  await expect(result(page).locator('body')).toHaveText('42')
  await write(page, 'WAT', WAT.replace('i32.add', 'i32.mul'))
  await expect(result(page).locator('body')).toHaveText('440')
  await expect(consoleLines(page)).toHaveText([/^2/])
})

test('a problem of WebAssembly text is shown with its line and column', async ({ page }) => {
  await openWat(page)
  await write(page, 'WAT', '(module\n  (nonsense))')
  await page.getByRole('button', { name: 'Run' }).first().click()
  await expect(consoleLines(page)).toContainText(['The WebAssembly text could not be compiled: module.wat:2:4: error: unexpected token'])
})

test('the editor comes by a choice in the options, and goes when it is empty', async ({ page }) => {
  await openPlayground(page)
  await page.getByText('Options', { exact: true }).click()
  const choice = page.getByRole('checkbox', { name: 'Editor for WebAssembly text (WAT)' })
  await choice.check()
  await expect(editor(page, 'WAT')).toBeVisible()
  await write(page, 'WAT', '(module)')
  await page.getByText('Options', { exact: true }).click()
  await expect(choice).toBeDisabled()
  await write(page, 'WAT', '')
  await page.getByText('Options', { exact: true }).click()
  await choice.uncheck()
  await expect(page.locator('.cm-content')).toHaveCount(3)
})

test('it stays after a reload, in drafts, and in what is taken along', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openWat(page)
  await write(page, 'CSS', 'p {}')
  await page.reload()
  await expect(editor(page, 'WAT')).toContainText('i32.add')
  await page.getByRole('button', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog')
  const field = dialog.getByRole('textbox').first()
  await expect(field).toHaveValue(/\?state=/)
  const link = await field.inputValue()
  await dialog.getByRole('button', { name: 'Copy Markdown' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(`\`\`\`wat\n${WAT}\n`)
  const [download] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: 'Download as HTML' }).click()])
  const file = await readFile(await download.path(), 'utf8')
  expect(file).toContain("fetch('data:application/wasm;base64,AGFzbQ")
  expect(file).toContain(WAT)
  await page.goto(link)
  await expect(editor(page, 'WAT')).toContainText('i32.add')
})

test('on a phone it is one of the panels', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 })
  await openWat(page)
  await page.getByRole('tab', { name: 'WAT' }).click()
  await expect(editor(page, 'WAT')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Result' })).toBeFocused()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
})

test.describe('without a compiler', () => {
  test.use({ expectedProblems: /compiler|ERR_FAILED/ })

  test('it is said, and the next run tries again', async ({ page }) => {
    await page.route('**/runner.html?compiler', (route) => route.abort())
    await openWat(page)
    await page.getByRole('button', { name: 'Run' }).first().click()
    await expect(consoleLines(page)).toContainText([
      /The WebAssembly text could not be compiled: .*wat\.runner\.localhost:\d+ does not answer/,
    ])
    await page.unroute('**/runner.html?compiler')
    await page.getByRole('button', { name: 'Run' }).first().click()
    await expect(result(page).locator('body')).toHaveText('42')
  })
})
