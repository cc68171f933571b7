import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { CHECKS } from '#content/diagnostics/index.ts'
import { makeFolder, pageText, writeFiles } from '#content/testing/example-content.fixture.ts'
import type { Diagnostic } from '#contracts/diagnostics.ts'
import type { sarifOf } from './sarif.ts'
import { type CliOptions, type CliRun, PROJECT, runCli } from './testing/run-cli.fixture.ts'

const LIMIT_MS = 60_000
const folder = makeFolder()
const PAGE = 'files/en-us/web/index.md'
const page = join(folder.path, PAGE)
const BODY = 'See [the old](/en-US/docs/Old) and [nothing](/en-US/docs/Nothing).'

beforeEach(() => {
  writeFiles(folder.path, {
    'site.json': '{}',
    'files/en-us/_redirects.txt': '/en-US/docs/Old\t/en-US/docs/New\n',
    'files/en-us/new/index.md': pageText('New', 'New', 'Text.'),
    [PAGE]: pageText('Web', 'Web', BODY),
  })
})

afterAll(() => folder[Symbol.dispose]())

const check = (args: readonly string[] = [], options: Partial<CliOptions> = {}): Promise<CliRun> =>
  runCli({ args: ['check', '--content', folder.path, ...args], ...options })

describe('lectern check', { timeout: LIMIT_MS }, () => {
  test('prints every problem with its place and what there is of each severity', async () => {
    expect(await check()).toEqual({
      code: 0,
      stderr: '',
      stdout: [
        `${page}:6:15 info redirected-link: /en-US/docs/Old has moved to /en-US/docs/New (link the new address)`,
        `${page}:6:46 warning broken-link: no page /en-US/docs/Nothing (fix the URL or create the page)`,
        '2 problems: 0 errors, 1 warning, 1 hint; --fix fixes 1',
        '',
      ].join('\n'),
    })
  })

  test('reports the problems of named pages alone, also links to parts of pages that are not named', async () => {
    writeFiles(folder.path, { 'files/en-us/new/index.md': pageText('New', 'New', '[a](/en-US/docs/Web#nowhere) {{Nothing}}') })
    const { code, stdout } = await check(['files/en-us/new/index.md'], { cwd: folder.path })
    expect(stdout.split('\n').filter((line) => line !== '')).toEqual([
      expect.stringMatching(/index\.md:6:\d+ warning broken-fragment: no part of \/en-US\/docs\/Web has the id nowhere/),
      expect.stringMatching(/index\.md:6:\d+ \w+ unknown-macro/),
      expect.stringMatching(/^2 problems/),
    ])
    expect(code).toBe(stdout.includes(' error ') ? 1 : 0)
  })

  test('reports the problems of named sidebars, redirects and site.json, and of no other file', async () => {
    writeFiles(folder.path, {
      'site.json': '{"featured":["Nowhere"]}',
      'files/en-us/_redirects.txt': '/en-US/docs/Old\t/en-US/docs/New\nwrong\n',
      'files/en-us/side/index.md': '---\ntitle: Side\nslug: Side\nsidebar: side\n---\n\n{{Nothing}}\n',
      'files/sidebars/side.yaml': 'sidebar:\n  - /Nowhere\n',
    })
    const files = ['site.json', 'files/en-us/_redirects.txt', 'files/sidebars/side.yaml']
    const { stdout, stderr } = await check(files, { cwd: folder.path })
    expect(stdout.split('\n').filter((line) => line !== '')).toEqual([
      expect.stringMatching(/_redirects\.txt:2 \w+ redirect: /),
      expect.stringMatching(/side\.yaml:2 warning sidebar-broken-link: no page \/Nowhere/),
      expect.stringMatching(/site\.json:1 warning site-file: `featured\[0\]`: no document has the slug Nowhere/),
      expect.stringMatching(/^3 problems/),
    ])
    expect(stderr).toBe('')
    writeFiles(folder.path, { 'files/en-us/side/index.md': pageText('Side', 'Side', 'Text.'), 'files/sidebars/side.yaml': 'sidebar: []\n' })
  })

  test('skips images and files outside of the content with one line, and goes on', async () => {
    writeFiles(folder.path, { 'files/en-us/new/a.png': 'x', 'README.md': 'x' })
    const { code, stdout, stderr } = await check(['files/en-us/new/a.png', PAGE, 'README.md'], { cwd: folder.path })
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr: 'skipped files/en-us/new/a.png, README.md: check reads pages, sidebars, redirects and site.json of the content roots\n',
    })
    expect(stdout).toMatch(/\n2 problems: /)
    expect(await check(['README.md'], { cwd: folder.path })).toMatchObject({ code: 0, stdout: expect.stringMatching(/^0 problems/) })
  })

  test('says that a named page is replaced by an earlier root, and goes on', async () => {
    using earlier = makeFolder()
    writeFiles(earlier.path, { [PAGE]: pageText('Web', 'Web', 'Text.') })
    const args = ['check', '--content', earlier.path, '--content', folder.path, PAGE, 'files/en-us/new/index.md']
    const { code, stdout, stderr } = await runCli({ args, cwd: folder.path })
    expect({ code, stderr }).toEqual({ code: 0, stderr: `${PAGE} is not on the site: ${join(earlier.path, PAGE)} replaces it\n` })
    expect(stdout).toMatch(/^0 problems/)
  })

  test.each(['files/en-us/nowhere/index.md', 'files'])('says what it expects when %s is named, which is no file', async (word) => {
    expect(await check([word], { cwd: folder.path })).toEqual({
      code: 2,
      stdout: '',
      stderr: `${word} is not a file; expected the path of a file such as files/en-us/web/index.md\n`,
    })
  })

  test('ends with code 1 for an error, and a level makes one; the command line wins over site.json', async () => {
    writeFiles(folder.path, { 'site.json': '{"checks":{"broken-link":"error","redirected-link":"off"}}' })
    const strict = await check(['--format', 'json'])
    expect(strict.code).toBe(1)
    const found: Diagnostic[] = JSON.parse(strict.stdout)
    expect(found).toMatchObject([{ kind: 'broken-link', severity: 'error', file: page, line: 6, column: 46 }])
    const mild = await check(['--format', 'json', '--level', 'broken-link=warn', '--level', 'redirected-link=warn'])
    expect(mild.code).toBe(0)
    const both: Diagnostic[] = JSON.parse(mild.stdout)
    expect(both.map(({ kind, severity }) => `${kind} ${severity}`)).toEqual(['redirected-link warning', 'broken-link warning'])
    expect(both[0]?.fix).toEqual({
      start: readFileSync(page, 'utf8').indexOf('/en-US/docs/Old'),
      end: expect.any(Number),
      text: '/en-US/docs/New',
    })
  })

  test.each([
    [['--level', 'broken-lnik=off'], /^--level names the unknown kind "broken-lnik"[^\n]*\n$/],
    [['--level', 'broken-link=loud'], /^--level sets broken-link to "loud"; expected one of off, warn, error\n$/],
    [['--level', 'broken-link'], /^--level is "broken-link"; expected [^\n]*\n$/],
    [['--format', 'xml'], /^--format is "xml"; expected one of text, json, sarif\n$/],
  ])('%j is rejected with one line and code 2', async (args, line) => {
    const run = await check(args)
    expect(run).toMatchObject({ code: 2, stdout: '' })
    expect(run.stderr).toMatch(line)
  })

  test.each([
    ['{"checks":{"no-kind":"off"}}', /^site\.json: `checks` names the unknown kind "no-kind"[^\n]*\n$/],
    ['{"checks":{"broken-link":"info"}}', /^site\.json: `checks` sets broken-link to "info"; expected one of off, warn, error\n$/],
  ])('a site.json with %s is rejected with one line and code 2', async (site, line) => {
    writeFiles(folder.path, { 'site.json': site })
    const run = await check()
    expect(run).toMatchObject({ code: 2, stdout: '' })
    expect(run.stderr).toMatch(line)
  })

  test('--fix fixes the sources, says what, and prints what is left; a second run changes nothing', async () => {
    const first = await check(['--fix'])
    expect(first.stderr).toBe(`${page}:6:15 fixed redirected-link: /en-US/docs/Old -> /en-US/docs/New\n`)
    expect(first.stdout).toMatch(/^[^\n]*:6:46 warning broken-link[^\n]*\n1 problem: 0 errors, 1 warning, 0 hints\n$/)
    const fixed = pageText('Web', 'Web', BODY.replace('docs/Old', 'docs/New'))
    expect(readFileSync(page, 'utf8')).toBe(fixed)
    expect(await check(['--fix'])).toEqual({ ...first, stderr: '' })
    expect(readFileSync(page, 'utf8')).toBe(fixed)
  })

  test('--fix does not offer what it could not write, and leaves no file behind', async () => {
    const text = pageText('Web', 'Web', `${BODY}\n\n${'Text. '.repeat(20_000)}`)
    writeFiles(folder.path, { [PAGE]: text })
    const run = await check(['--fix'], { maxFileBlocks: 64 })
    expect(run.stderr).toMatch(/^[^\n]*index\.md not changed: EFBIG[^\n]*\n$/)
    expect(run.stdout).toMatch(/\n2 problems: 0 errors, 1 warning, 1 hint\n$/)
    expect(readFileSync(page, 'utf8')).toBe(text)
    expect(readdirSync(dirname(page))).toEqual(['index.md'])
  })

  test('prints no control characters of the content, also of what --fix fixes', async () => {
    writeFiles(folder.path, { [PAGE]: pageText('Web', 'Web', '<a href="#A\u001B[2J\u202E">x</a>') })
    const { stdout, stderr } = await check(['--fix'])
    expect(stderr).toContain('fixed ill-cased-link: #A\uFFFD[2J\uFFFD -> #a')
    expect(stdout).toContain(' broken-fragment: ')
    expect(stdout + stderr).not.toMatch(/(?!\n)[\p{Cc}\u202E]/u)
  })

  test('--fix leaves problems of kinds that are off', async () => {
    expect((await check(['--fix', '--level', 'redirected-link=off'])).stderr).toBe('')
    expect(readFileSync(page, 'utf8')).toContain('/en-US/docs/Old')
  })

  test('--format sarif gives SARIF 2.1.0: rules with help, relative addresses, regions, fixes', async () => {
    const run = await check(['--format', 'sarif'])
    const log: ReturnType<typeof sarifOf> = JSON.parse(run.stdout)
    const [sarif] = log.runs
    const { rules } = sarif.tool.driver
    expect(log).toMatchObject({ version: '2.1.0', $schema: expect.stringContaining('sarif-2.1.0') })
    expect(rules.map(({ id }) => id)).toEqual(CHECKS.map(({ kind }) => kind))
    for (const { shortDescription, help, defaultConfiguration } of rules) {
      expect(shortDescription.text.length * help.text.length).toBeGreaterThan(0)
      expect(['none', 'note', 'warning', 'error']).toContain(defaultConfiguration.level)
    }
    expect(sarif.originalUriBaseIds).toMatchObject({ CONTENT1: { uri: `${pathToFileURL(folder.path).href}/` } })
    const artifactLocation = { uri: PAGE, uriBaseId: 'CONTENT1' }
    const start = readFileSync(page, 'utf8').indexOf('/en-US/docs/Old')
    expect(sarif.results).toEqual([
      {
        ruleId: 'redirected-link',
        ruleIndex: rules.findIndex(({ id }) => id === 'redirected-link'),
        level: 'note',
        message: { text: '/en-US/docs/Old has moved to /en-US/docs/New (link the new address)' },
        locations: [{ physicalLocation: { artifactLocation, region: { startLine: 6, startColumn: 15 } } }],
        fixes: [
          {
            description: { text: 'write /en-US/docs/New' },
            artifactChanges: [
              {
                artifactLocation,
                replacements: [{ deletedRegion: { charOffset: start, charLength: 15 }, insertedContent: { text: '/en-US/docs/New' } }],
              },
            ],
          },
        ],
      },
      expect.objectContaining({ ruleId: 'broken-link', level: 'warning' }),
    ])
  })

  test('finds nothing in the content that comes with the program', async () => {
    expect(await runCli({ args: ['check'], cwd: PROJECT })).toEqual({
      code: 0,
      stderr: '',
      stdout: '0 problems: 0 errors, 0 warnings, 0 hints\n',
    })
  })

  test('files below the working directory are named from there', async () => {
    const run = await check(['--format', 'sarif'], { cwd: join(folder.path, 'files') })
    const log: ReturnType<typeof sarifOf> = JSON.parse(run.stdout)
    expect(log.runs[0].results[0]?.locations[0]?.physicalLocation.artifactLocation).toEqual({
      uri: 'en-us/web/index.md',
      uriBaseId: 'PROJECT',
    })
  })
})
