import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { digestsOf } from '#content/testing/example-build.fixture.ts'
import { EXAMPLE_CONTENT, makeFolder, writeFiles } from '#content/testing/example-content.fixture.ts'
import { runCli } from './testing/run-cli.fixture.ts'

/** Makes a process and its threads live at another time. */
const OTHER_TIME = `const Original = Date
const SHIFT_MS = 400 * 24 * 60 * 60 * 1000
globalThis.Date = class extends Original {
  constructor(...args) {
    if (args.length === 0) super(Original.now() + SHIFT_MS)
    else super(...args)
  }
  static now() {
    return Original.now() + SHIFT_MS
  }
}
`
const LIMIT_MS = 60_000

const folder = makeFolder()
const content = join(folder.path, 'content')
const clock = join(folder.path, 'other-time.mjs')

beforeAll(() => {
  writeFiles(content, EXAMPLE_CONTENT)
  writeFiles(folder.path, { 'other-time.mjs': OTHER_TIME })
})

afterAll(() => folder[Symbol.dispose]())

test('two builds at two dates, in two time zones and two languages of the machine give the same bytes', { timeout: LIMIT_MS }, async () => {
  const here = join(folder.path, 'here')
  const there = join(folder.path, 'there')
  const first = await runCli({
    args: ['build', '--content', content, '--site', here],
    environment: { TZ: 'Pacific/Honolulu', LC_ALL: 'C' },
  })
  const second = await runCli({
    args: ['build', '--content', content, '--site', there],
    environment: { TZ: 'Pacific/Kiritimati', LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8' },
    nodeOptions: ['--import', clock],
    cwd: folder.path,
  })
  expect([first.code, second.code]).toEqual([0, 0])
  expect(digestsOf(there)).toEqual(digestsOf(here))
  expect(digestsOf(here).size).toBeGreaterThan(50)
})
