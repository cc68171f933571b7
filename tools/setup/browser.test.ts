import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findBrowser, findHeadlessShell } from './browser.mjs'

const PROJECT = join(import.meta.dirname, '../..')
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-browser-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

// The programs are shell scripts, which Windows doesn't run.
describe.skipIf(process.platform === 'win32')('the browser of the tests', () => {
  test('is the one that LECTERN_BROWSER names', () => {
    const chosen = writeProgram('mine', 'echo Chromium 150')
    writeProgram('chromium', 'echo Chromium 150')
    expect(findBrowser(PROJECT, { LECTERN_BROWSER: chosen, PATH: folder })).toBe(chosen)
  })

  test('is an installed one', () => {
    const installed = writeProgram('google-chrome', 'echo Google Chrome 150')
    expect(findBrowser(PROJECT, { PATH: `/nowhere:${folder}` })).toBe(installed)
  })

  test('is no script that only says what to install', () => {
    writeProgram('chromium', 'echo "install it with snap"; exit 1')
    expect(findBrowser(PROJECT, { PATH: folder })).not.toBe(join(folder, 'chromium'))
  })

  test('has a fellow without a window, where one is installed', () => {
    expect(findHeadlessShell({ PATH: folder })).toBeUndefined()
    const shell = writeProgram('chromium-headless-shell', 'echo Chromium 150')
    expect(findHeadlessShell({ PATH: folder })).toBe(shell)
  })

  test('that LECTERN_BROWSER names in vain is a message, not another browser', () => {
    expect(() => findBrowser(PROJECT, { LECTERN_BROWSER: '/nowhere/chrome' })).toThrow('LECTERN_BROWSER is "/nowhere/chrome"')
  })
})

function writeProgram(name: string, command: string): string {
  const file = join(folder, name)
  writeFileSync(file, `#!/bin/sh\n${command}\n`)
  chmodSync(file, 0o755)
  return file
}
