import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { checkScript, readCheckResults } from '#contracts/check-script.ts'
import { PLAY_SANDBOX } from '#contracts/play-state.ts'
import { open } from './fixtures/page-actions.ts'
import { codeOf, type RunnerCode } from './fixtures/runner-frame.ts'
import { test } from './fixtures/test.ts'

const CURRICULUM = join(import.meta.dirname, '../starter/curriculum')
const LANGUAGES = ['html', 'css', 'js'] as const
/** Whether the checks are to pass. */
const VERSIONS = { start: false, 'wrong-1': false, 'wrong-2': false, solution: true } as const

// Wrong answers may well throw.
test.use({ expectedProblems: /./ })

test('each exercise of the starter begins unsolved, rejects two common mistakes, and takes its solution', async ({ page, site }) => {
  test.setTimeout(180_000)
  const exercises = globSync('*/*/exercises/*/exercise.yaml', { cwd: CURRICULUM }).map(dirname).toSorted()
  expect(exercises.length).toBeGreaterThanOrEqual(40)
  await open(page, '/en-US/curriculum/about/')
  const problems: string[] = []
  for (const exercise of exercises) {
    const check = readFileSync(join(CURRICULUM, exercise, 'check.js'), 'utf8')
    for (const [version, isRight] of Object.entries(VERSIONS)) {
      const text = await resultIn(page, codeOf(site, codeFor(exercise, version)), checkScript(check))
      const results = readCheckResults(text)
      const failed = results?.filter(({ result }) => result !== true)
      if (failed === undefined) problems.push(`${exercise} ${version}: ${text}`)
      else if ((failed.length === 0) !== isRight) problems.push(`${exercise} ${version}: ${JSON.stringify(failed)}`)
    }
  }
  expect(problems).toEqual([])
})

test('code that never ends is reported, and the page stays usable', async ({ page }) => {
  await open(page, '/en-US/curriculum/scripting/values-and-functions/#exercises')
  const exercise = page.locator('curriculum-exercise').first()
  const editor = exercise.getByRole('textbox', { name: /^Your js code/ })
  await editor.press('ControlOrMeta+a')
  await page.keyboard.insertText('function ticketPrice() {\n  for (;;) {}\n}')
  await exercise.getByRole('button', { name: 'Check' }).click()
  await expect(exercise.getByRole('listitem').filter({ hasText: 'Not yet:' }).first()).toContainText('2 seconds')
  await exercise.getByRole('button', { name: 'Reset' }).click()
  await expect(exercise.getByRole('status')).toHaveText('The code is as it was at the beginning.')
})

/** The code of a version; a language that it has not is that of the start. */
function codeFor(exercise: string, version: string): Record<(typeof LANGUAGES)[number], string> {
  const [html = '', css = '', js = ''] = LANGUAGES.map((language) => {
    const path = [version, 'start'].map((name) => join(CURRICULUM, exercise, `${name}.${language}`)).find(existsSync)
    return path === undefined ? '' : readFileSync(path, 'utf8')
  })
  return { html, css, js }
}

/** Runs code in a frame of the runner, as large as pages have it, and gives what a line of input gives there. */
function resultIn(page: Page, { url, origin }: RunnerCode, input: string): Promise<string> {
  return page.evaluate(
    async ({ address, runner, code, sandbox }) => {
      const frame = document.createElement('iframe')
      frame.setAttribute('sandbox', sandbox)
      frame.title = 'Exercise'
      frame.width = '700'
      frame.height = '256'
      const { promise, resolve } = Promise.withResolvers<string>()
      const hear = ({ source, origin: from, data }: MessageEvent): void => {
        if (source !== frame.contentWindow || from !== runner) return
        if (data.typ === 'loaded') frame.contentWindow?.postMessage({ typ: 'input', id: 1, code }, runner)
        if (data.typ === 'result') resolve(String(data.value.text))
      }
      addEventListener('message', hear)
      const timer = setTimeout(() => resolve('no answer'), 15_000)
      frame.src = address
      document.body.append(frame)
      const text = await promise
      clearTimeout(timer)
      removeEventListener('message', hear)
      frame.remove()
      return text
    },
    { address: url, runner: origin, code: input, sandbox: PLAY_SANDBOX },
  )
}
