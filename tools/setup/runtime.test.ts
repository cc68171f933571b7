import { chmodSync, existsSync, mkdirSync, mkdtempSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ensureRuntime } from './runtime.mjs'

const LINK = 'node_modules/.bin/node'
let project: string

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'lectern-runtime-'))
  writeFileSync(
    join(project, 'package-lock.json'),
    JSON.stringify({ packages: { 'node_modules/packaged': { bin: { node: 'bin/node' } } } }),
  )
})
afterEach(() => rmSync(project, { recursive: true }))

// The programs are shell scripts, which Windows doesn't run.
describe.skipIf(process.platform === 'win32')('the Node that npm scripts find', () => {
  test('a packaged one that npm left without its link gets it', () => {
    writeProgram('node_modules/packaged/bin/node', 'echo v24.21.0')
    ensureRuntime(project, 'v20.19.0')
    expect(readlinkSync(join(project, LINK))).toBe('../packaged/bin/node')
  })

  test("one that doesn't run is taken out of the way of the machine's own", () => {
    writeProgram('node_modules/packaged/bin/node', 'exit 127')
    ensureRuntime(project, 'v24.0.0')
    expect(existsSync(join(project, LINK))).toBe(false)
  })

  test('no Node that is new enough is one line that says what to do', () => {
    expect(() => ensureRuntime(project, 'v22.12.0')).toThrow(
      /^there is no packaged Node 24 .* yours is v22\.12\.0\. Install Node 24 or newer/,
    )
  })
})

function writeProgram(path: string, command: string): void {
  const file = join(project, path)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, `#!/bin/sh\n${command}\n`)
  chmodSync(file, 0o755)
}
