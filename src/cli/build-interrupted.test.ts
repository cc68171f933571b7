import type { ChildProcess } from 'node:child_process'
import { existsSync, readdirSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { digestsOf } from '#content/testing/example-build.fixture.ts'
import { EXAMPLE_CONTENT, makeFolder, pageText, writeFiles } from '#content/testing/example-content.fixture.ts'
import { type CliRun, runCli } from './testing/run-cli.fixture.ts'

/** So many pages that a build is in its midst for a while. */
const MANY = 300
const LIMIT_MS = 60_000

const folder = makeFolder()
const content = join(folder.path, 'content')
const site = join(folder.path, 'site')
const args = ['build', '--content', content, '--site', site] as const
let served: { readonly current: string; readonly digests: ReadonlyMap<string, string> }

/** A small build is served; the next one has much to do. */
beforeAll(async () => {
  writeFiles(content, EXAMPLE_CONTENT)
  expect(await runCli({ args })).toMatchObject({ code: 0, stderr: '' })
  served = readServed()
  writeFiles(content, manyPages())
}, LIMIT_MS)

afterAll(() => folder[Symbol.dispose]())

/** One after the other into one folder: each begins with what the one before has left. */
describe('a build that is cut off leaves what was served as it was', { timeout: LIMIT_MS }, () => {
  test('by a full disk: code 1, one line with the path and the reason, no trace', async () => {
    const run = await runCli({ args, maxFileBlocks: 1 })
    expect(run.code).toBe(1)
    expect(run.stderr).toMatch(new RegExp(`^cannot write ${site}/builds/[^\\n]+: EFBIG: file too large[^\\n]*\\n$`))
    expect(readServed()).toEqual(served)
    expect(listTraces()).toEqual([])
  })

  test('by Ctrl-C: code 130, one line, no trace', async () => {
    const run = await runCli({ args, onStart: (child) => whenBuilding(() => child.kill('SIGINT')) })
    expect(run).toMatchObject({ code: 130, stderr: 'stopped; the site that was built before is unchanged\n' })
    expect(readServed()).toEqual(served)
    expect(listTraces()).toEqual([])
  })

  test('by being killed: a half-made folder and a lock stay, which the next build removes', async () => {
    const run = await runCli({ args, onStart: (child) => whenBuilding(() => child.kill('SIGKILL')) })
    expect(run.code).toBeNull()
    expect(readServed()).toEqual(served)
    expect(listTraces()).toHaveLength(2)
  })

  test('and the next build completes, while a second one into the same folder is rejected in one line', async () => {
    let second: Promise<CliRun> | undefined
    const startSecond = (first: ChildProcess): void => {
      first.kill('SIGSTOP')
      second = runCli({ args }).finally(() => first.kill('SIGCONT'))
    }
    const leftovers = listTraces().filter((name) => name.startsWith('.staging-'))
    const run = await runCli({ args, onStart: (child) => whenBuilding(() => startSecond(child), leftovers) })
    expect(run).toMatchObject({ code: 0, stderr: '' })
    const rejected = await second
    expect(rejected?.code).toBe(1)
    expect(rejected?.stderr).toMatch(/^process \d+ is building into [^\n]+\n$/)
    expect(listTraces()).toEqual([])
    const cold = join(folder.path, 'cold')
    expect((await runCli({ args: ['build', '--content', content, '--site', cold] })).code).toBe(0)
    expect(digestsOf(site)).toEqual(digestsOf(cold))
    expect([...digestsOf(site).keys()].filter((path) => /^public\/en-US\/docs\/Many\/P\d+\/index\.html$/.test(path))).toHaveLength(MANY)
  })
})

function manyPages(): Readonly<Record<string, string>> {
  const body = 'See {{Glossary("Ink")}} and `code`.\n\n## Part\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n```js\nconst a = 1\n```\n\n'.repeat(10)
  const numbers = Array.from({ length: MANY }, (_, index) => index)
  return Object.fromEntries(
    numbers.map((number) => [`files/en-us/many/p${number}/index.md`, pageText(`Many/P${number}`, `Page ${number}`, body)]),
  )
}

/**
 * Calls back once pages of a new build are on disk and more are to come.
 *
 * @param leftovers folders of builds that were cut off before
 */
function whenBuilding(act: () => void, leftovers: readonly string[] = []): void {
  const check = (): void => {
    const staging = listTraces().find((name) => name.startsWith('.staging-') && !leftovers.includes(name))
    if (staging === undefined || !existsSync(join(site, 'builds', staging, 'public/en-US/docs/Many'))) return
    clearInterval(timer)
    act()
  }
  const timer = setInterval(check, 2).unref()
}

function readServed(): typeof served {
  return { current: readlinkSync(join(site, 'current')), digests: digestsOf(site) }
}

/** Files that only a running build may have on disk. */
function listTraces(): readonly string[] {
  return [...readdirSync(site), ...readdirSync(join(site, 'builds'))].filter((name) => name.includes('staging') || name.includes('lock'))
}
