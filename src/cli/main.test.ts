import { cpSync, mkdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { digestsOf } from '#content/testing/example-build.fixture.ts'
import { EXAMPLE_CONTENT, makeFolder, pageText, writeFiles } from '#content/testing/example-content.fixture.ts'
import { runCli } from './testing/run-cli.fixture.ts'

const LIMIT_MS = 60_000

const folder = makeFolder()
const content = join(folder.path, 'content')
const site = join(folder.path, 'site')
const args = ['build', '--content', content, '--site', site] as const

beforeAll(async () => {
  writeFiles(content, EXAMPLE_CONTENT)
  expect(await runCli({ args })).toMatchObject({ code: 0, stderr: '' })
}, LIMIT_MS)

afterAll(() => folder[Symbol.dispose]())

describe('a wrong call ends with code 2 and one line', { timeout: LIMIT_MS }, () => {
  test.each([
    [
      'an unknown command',
      ['bild'],
      {},
      /^lectern has no command "bild"; expected one of start, build, check, serve, dev, admin, newsletter, ads, insights, scan, updates, backup, restore, copy-database, help\n$/,
    ],
    ['an unknown option', ['build', '--sight', 'x'], {}, /^Unknown option '--sight'[^\n]*--site[^\n]*\n$/],
    [
      'an option of another command',
      ['build', '--level', 'broken-link=error'],
      {},
      /^lectern build does not take --level, which is an option of lectern check; [^\n]*\n$/,
    ],
    ['a word where options are', ['serve', 'here'], {}, /^lectern serve takes options only, not "here"; [^\n]*\n$/],
    ['a negative number', ['serve', '--port', '-1'], {}, /^--port is "-1"; expected a port: a whole number from 0 to 65535\n$/],
    ['a wrong value of a variable', ['serve'], { PORT: '70000' }, /^PORT is "70000"; expected a port: a whole number from 0 to 65535\n$/],
    [
      'a content root that is not there',
      ['build', '--content', join(folder.path, 'nowhere'), '--site', site],
      {},
      /^--content is "[^"\n]+nowhere"; expected an existing folder\n$/,
    ],
  ])('%s', async (_, words, environment, line) => {
    const run = await runCli({ args: words, environment })
    expect(run).toMatchObject({ code: 2, stdout: '' })
    expect(run.stderr).toMatch(line)
  })
})

describe('what cannot be done ends with code 1 and one line', { timeout: LIMIT_MS }, () => {
  test.each([
    ['a site folder below a file', ['build', '--content', content, '--site', join(content, 'site.json/site')]],
    ['a site that was never built', ['serve', '--site', join(folder.path, 'unbuilt')]],
  ])('%s', async (_, words) => {
    const run = await runCli({ args: words })
    expect(run.code).toBe(1)
    expect(run.stderr).toMatch(/^[^\n]+\n$/)
  })
})

describe('lectern build', { timeout: LIMIT_MS }, () => {
  test('reads the settings of its environment', async () => {
    const run = await runCli({ args: ['build'], environment: { LECTERN_CONTENT: content, LECTERN_SITE: site } })
    expect(run.code).toBe(0)
    expect(run.stdout).toMatch(/^12 pages in [\d.]+ s: 0 built, 12 unchanged\n/)
    expect(run.stdout).toMatch(/1 × broken-link\n.*index\.md:\d+:\d+ warning broken-link: no page \/en-US\/docs\/Web\/Paint\/Easel/)
  })

  test('--json prints one value and nothing else, with every diagnostic', async () => {
    using own = copyOfSite()
    const links = Array.from({ length: 20 }, (_, index) => `[${index}](/en-US/docs/None/${index})`).join('\n')
    writeFiles(own.content, { 'files/en-us/web/links/index.md': pageText('Web/Links', 'Links', links) })
    const run = await runCli({ args: [...own.args, '--json'] })
    const result: { pages: number; built: number; diagnostics: { kind: string; file: string }[] } = JSON.parse(run.stdout)
    expect(run).toMatchObject({ code: 0, stderr: '' })
    expect(result).toMatchObject({ pages: 13, built: 1 })
    expect(result.diagnostics.filter(({ kind, file }) => kind === 'broken-link' && file.endsWith('links/index.md'))).toHaveLength(20)
  })

  test('--strict fails for errors in the content, which are counted, and for nothing less; then the site stays as it was', async () => {
    using own = copyOfSite()
    const warnings = await runCli({ args: [...own.args, '--strict'] })
    expect(warnings.code).toBe(0)
    const published = readlinkSync(join(own.site, 'current'))
    expect(warnings.stdout).toMatch(/\n\d+ problems?, 0 of them errors\n$/)
    writeFiles(own.content, {
      'files/en-us/web/links/index.md': 'no front matter',
      'files/en-us/web/more/index.md': pageText('Web/More', 'More', 'Text.'),
    })
    const errors = await runCli({ args: [...own.args, '--strict'] })
    expect(errors.code).toBe(1)
    expect(errors.stdout).toMatch(/\n\d+ problems, 1 of them an error\nnot published, because of --strict: the site is as it was before\n$/)
    expect(readlinkSync(join(own.site, 'current'))).toBe(published)
    expect(JSON.parse((await runCli({ args: [...own.args, '--strict', '--json'] })).stdout)).toMatchObject({ isPublished: false })
    expect(await runCli({ args: own.args })).toMatchObject({ code: 0 })
    expect(readlinkSync(join(own.site, 'current'))).not.toBe(published)
  })

  test.each(['', 'files'])('a folder that is no content root (%j) ends with code 2, and the site stays as it was', async (inner) => {
    using own = copyOfSite()
    const published = readlinkSync(join(own.site, 'current'))
    const wrong = inner === '' ? join(own.content, '../empty') : join(own.content, inner)
    mkdirSync(wrong, { recursive: true })
    expect(await runCli({ args: ['build', '--content', wrong, '--site', own.site] })).toEqual({
      code: 2,
      stdout: '',
      stderr: `--content is ${JSON.stringify(wrong)}; expected a content root: a folder with one of files, blog, curriculum, pages, site.json\n`,
    })
    expect(readlinkSync(join(own.site, 'current'))).toBe(published)
  })

  test('--compress writes .br and .gz next to texts, of the same content and listed in the manifest', async () => {
    using own = copyOfSite()
    const readSite = (path: string): Buffer => readFileSync(join(own.site, 'current', path))
    expect((await runCli({ args: [...own.args, '--compress'] })).code).toBe(0)
    const paths = [...digestsOf(own.site).keys()].filter((path) => path.startsWith('public/'))
    const texts = paths.filter((path) => /\.(?:html|json|css|js|svg|xml|txt)$/.test(path))
    expect(paths.filter((path) => path.endsWith('.br')).sort()).toEqual(texts.map((path) => `${path}.br`).sort())
    expect(paths.filter((path) => path.endsWith('.gz')).sort()).toEqual(texts.map((path) => `${path}.gz`).sort())
    const { files }: { files: Record<string, string> } = JSON.parse(readSite('manifest.json').toString())
    for (const path of texts) {
      expect(brotliDecompressSync(readSite(`${path}.br`)).equals(readSite(path)), path).toBe(true)
      expect(gunzipSync(readSite(`${path}.gz`)).equals(readSite(path)), path).toBe(true)
      expect(Object.keys(files)).toEqual(expect.arrayContaining([`${path.slice('public'.length)}.br`, `${path.slice('public'.length)}.gz`]))
    }
  })
})

test.each([
  [['build', '--help'], /^lectern build \[options\]\n[\s\S]*\n {2}--strict\n[\s\S]*\nExample\n/],
  [['check', '-h'], /^lectern check \[FILE\.\.\.\] \[options\]\n[\s\S]*\n {2}--level KIND=LEVEL\n/],
  [['help', 'backup'], /^lectern backup FILE \[options\]\n[\s\S]*\n {2}DATABASE_URL\n/],
])('lectern %j is the help of that command', { timeout: LIMIT_MS }, async (words, help) => {
  const run = await runCli({ args: words })
  expect(run).toMatchObject({ code: 0, stderr: '' })
  expect(run.stdout).toMatch(help)
})

test('lectern help names every command', { timeout: LIMIT_MS }, async () => {
  const run = await runCli({ args: ['help'] })
  expect(run).toMatchObject({ code: 0, stderr: '' })
  for (const command of ['start', 'build', 'check \\[FILE...\\]', 'serve', 'dev', 'admin', 'backup FILE', 'restore FILE', 'copy-database'])
    expect(run.stdout).toMatch(new RegExp(`^  ${command} `, 'm'))
})

test.skipIf(process.platform !== 'linux').each([[['help']], [['build', '--content', content, '--site', site, '--json']]])(
  'lectern %j on a full disk says so, with code 1',
  { timeout: LIMIT_MS },
  async (words) => {
    const run = await runCli({ args: words, outputFile: '/dev/full' })
    expect(run).toEqual({ code: 1, stdout: '', stderr: "the output can't be written: ENOSPC: no space left on device, write\n" })
  },
)

test('a program that reads no more ends a command without a message', { timeout: LIMIT_MS }, async () => {
  const run = await runCli({ args: ['help'], onStart: (child) => child.stdout?.destroy() })
  expect(run).toEqual({ code: 1, stdout: '', stderr: '' })
})

/** The content and its built site, copied for a test that changes them. */
function copyOfSite(): Disposable & { readonly content: string; readonly site: string; readonly args: readonly string[] } {
  const copy = makeFolder()
  cpSync(folder.path, copy.path, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true })
  const own = { content: join(copy.path, 'content'), site: join(copy.path, 'site') }
  return { ...own, args: ['build', '--content', own.content, '--site', own.site], [Symbol.dispose]: () => copy[Symbol.dispose]() }
}
