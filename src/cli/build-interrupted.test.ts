import type { ChildProcess } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { digestsOf } from '#content/testing/example-build.fixture.ts'
import { EXAMPLE_CONTENT, makeFolder, pageText, writeFiles } from '#content/testing/example-content.fixture.ts'
import { type CliRun, runCli } from './testing/run-cli.fixture.ts'

/** So many pages that a build is in its midst for a while. */
const MANY = 300
const LIMIT_MS = 60_000

const folder = makeFolder()
const content = join(folder.path, 'content')
/** A site with a small build, which each test begins with in a copy of its own. */
const built = join(folder.path, 'built')
let count = 0
let site: string
let args: readonly string[]
let served: { readonly current: string; readonly digests: ReadonlyMap<string, string> }

/** A small build is served; the next one has much to do. */
beforeAll(async () => {
  writeFiles(content, EXAMPLE_CONTENT)
  expect(await runCli({ args: ['build', '--content', content, '--site', built] })).toMatchObject({ code: 0, stderr: '' })
  writeFiles(content, manyPages())
}, LIMIT_MS)

beforeEach(() => {
  count += 1
  site = join(folder.path, `site-${count}`)
  args = ['build', '--content', content, '--site', site]
  cpSync(built, site, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true })
  served = readServed()
})

afterAll(() => folder[Symbol.dispose]())

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
    const killed = await runCli({ args, onStart: (child) => whenBuilding(() => child.kill('SIGKILL')) })
    expect(killed.code).toBeNull()
    expect(readServed()).toEqual(served)
    expect(listTraces()).toHaveLength(2)
    expect(await runCli({ args })).toMatchObject({ code: 0, stderr: '' })
    expect(listTraces()).toEqual([])
    await expectFullBuild()
  })
})

test(
  'a build completes, while a second one into the same folder is rejected in one line',
  async () => {
    let second: Promise<CliRun> | undefined
    const startSecond = (first: ChildProcess): void => {
      first.kill('SIGSTOP')
      second = runCli({ args }).finally(() => first.kill('SIGCONT'))
    }
    const run = await runCli({ args, onStart: (child) => whenBuilding(() => startSecond(child)) })
    expect(run).toMatchObject({ code: 0, stderr: '' })
    const rejected = await second
    expect(rejected?.code).toBe(1)
    expect(rejected?.stderr).toMatch(/^process \d+ is building into [^\n]+\n$/)
    expect(listTraces()).toEqual([])
    await expectFullBuild()
  },
  LIMIT_MS,
)

/** The site is the same as one that is built from nothing. */
async function expectFullBuild(): Promise<void> {
  const cold = join(folder.path, `cold-${count}`)
  expect((await runCli({ args: ['build', '--content', content, '--site', cold] })).code).toBe(0)
  expect(digestsOf(site)).toEqual(digestsOf(cold))
  expect([...digestsOf(site).keys()].filter((path) => /^public\/en-US\/docs\/Many\/P\d+\/index\.html$/.test(path))).toHaveLength(MANY)
}

function manyPages(): Readonly<Record<string, string>> {
  const body = 'See {{Glossary("Ink")}} and `code`.\n\n## Part\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n```js\nconst a = 1\n```\n\n'.repeat(10)
  const numbers = Array.from({ length: MANY }, (_, index) => index)
  return Object.fromEntries(
    numbers.map((number) => [`files/en-us/many/p${number}/index.md`, pageText(`Many/P${number}`, `Page ${number}`, body)]),
  )
}

/** Calls back once pages of a new build are on disk and more are to come. */
function whenBuilding(act: () => void): void {
  const check = (): void => {
    const staging = listTraces().find((name) => name.startsWith('.staging-'))
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
