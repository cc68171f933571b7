import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { makeFolder, writeFiles } from '#content/testing/example-content.fixture.ts'
import { exampleRecording } from '#scanner/testing/recording.fixture.ts'
import { type CliRun, PROJECT, runCli } from './testing/run-cli.fixture.ts'

const folder = makeFolder()
const file = join(folder.path, 'site.json')
const headers = { 'x-content-type-options': 'nosniff', 'set-cookie': 'login=' }

beforeEach(() => writeFiles(folder.path, { 'site.json': JSON.stringify(exampleRecording({ headers })) }))
afterAll(() => folder[Symbol.dispose]())

const scan = (...args: readonly string[]): Promise<CliRun> => runCli({ args: ['scan', ...args] })

describe('lectern scan', { timeout: 60_000 }, () => {
  test('prints the grade and the tests, the worst first, with what to do', async () => {
    const { code, stdout, stderr } = await scan('--recorded', file)
    const lines = stdout.split('\n')
    expect([code, stderr, lines[0]]).toEqual([0, '', 'https://site.example/: F (0), 8 of 12 tests passed'])
    expect(lines[1]).toBe(' -40 fail Cookies: cookies-session-without-secure-flag')
    expect(lines[3]).toBe('          Add Secure to the cookies of sessions.')
  })

  test('ends with 1 when the grade is worse than the one that is asked for', async () => {
    expect((await scan('--recorded', file, '--min-grade', 'f')).code).toBe(0)
    expect((await scan('--recorded', file, '--min-grade', 'D-')).code).toBe(1)
    const { code, stderr } = await scan('--recorded', file, '--min-grade', 'E')
    expect([code, stderr]).toEqual([2, '--min-grade is "E"; expected one of A+, A, A-, B+, B, B-, C+, C, C-, D+, D, D-, F\n'])
  })

  test('prints JSON with advice for servers', async () => {
    const report = JSON.parse((await scan('--recorded', file, '--format', 'json')).stdout)
    expect(report).toMatchObject({ grade: 'F', score: 0, host: 'site.example', scoringVersion: 1 })
    expect(report.tests[1]).toMatchObject({
      name: 'cookies',
      servers: expect.arrayContaining([expect.objectContaining({ server: 'nginx' })]),
    })
  })

  test('prints SARIF with a rule for each failure', async () => {
    const { runs } = JSON.parse((await scan('--recorded', file, '--format', 'sarif')).stdout)
    const [{ tool, results }] = runs
    expect(results).toHaveLength(4)
    expect(tool.driver.rules.map(({ id }: { id: string }) => id)).toContain('csp-not-implemented')
    expect(results[0]).toMatchObject({
      level: 'error',
      locations: [{ physicalLocation: { artifactLocation: { uri: 'https://site.example/' } } }],
    })
  })

  test('the recording of the guide can be graded', async () => {
    const guide = readFileSync(join(PROJECT, 'docs/guides/observatory.md'), 'utf8')
    writeFiles(folder.path, { 'site.json': /```json\n(.*?)```/s.exec(guide)?.[1] ?? '' })
    expect(await scan('--recorded', file)).toMatchObject({ code: 0, stdout: expect.stringContaining('https://site.example/: C (50)') })
  })

  test.each([
    ['[]', 'body expected object'],
    [JSON.stringify({ ...exampleRecording(), version: 2 }), 'version expected 1'],
    [JSON.stringify({ ...exampleRecording(), more: 1 }), 'more is not known here'],
    [
      JSON.stringify(exampleRecording()).replaceAll('http://site.example/', 'file:///etc/passwd'),
      '"file:///etc/passwd" is no address; expected https://host/',
    ],
  ])('rejects the file %s', async (text, expected) => {
    writeFiles(folder.path, { 'site.json': text })
    expect(await scan('--recorded', file)).toEqual({ code: 2, stdout: '', stderr: `${file} is no recording: ${expected}\n` })
  })

  test('rejects to record a recording', async () => {
    const target = join(folder.path, 'again.json')
    expect(await scan('--recorded', file, '--record', target)).toEqual({
      code: 2,
      stdout: '',
      stderr: 'lectern scan takes --recorded or --record, not both; expected a host with --record\n',
    })
  })

  test('rejects a file without JSON', async () => {
    writeFiles(folder.path, { 'site.json': '{' })
    expect(await scan('--recorded', file)).toEqual({
      code: 2,
      stdout: '',
      stderr: expect.stringMatching(/^[^\n]+ can't be read: [^\n]+; expected a recording \(docs\/guides\/observatory.md\)\n$/),
    })
  })

  test.each([
    [['127.0.0.1'], 1, 'Cannot scan IP addresses'],
    [['localhost'], 1, 'localhost is invalid: hostname must have at least a host and TLD (e.g., site.com)'],
    [['printer.local'], 1, 'Invalid hostname: .local is no known top-level domain'],
    [[], 2, 'lectern scan takes one host, as in lectern scan www.example.org, or --recorded FILE'],
    [['a.example.org', 'b.example.org'], 2, 'lectern scan takes one host, as in lectern scan www.example.org, or --recorded FILE'],
    [['--recorded', '/nowhere/site.json'], 2, '--recorded is "/nowhere/site.json"; expected an existing file'],
    [['a.example.org', '--scan-networks', '10.0.0.0'], 2, '--scan-networks is "10.0.0.0"; expected networks such as 10.1.0.0/16,fd00::/8'],
    [['a.example.org', '--scan-dns', 'localhost'], 2, '--scan-dns is "localhost"; expected addresses such as 10.1.0.53,10.1.1.53'],
    [
      ['a.example.org', '--hsts-preload', file],
      2,
      `${file} is no HSTS preload list: expected {"entries": [{"name": "example.org", "mode": "force-https", "include_subdomains": true}]}`,
    ],
  ])('the words %j end with %i', async (words, code, line) => {
    expect(await scan(...words)).toEqual({ code, stdout: '', stderr: `${line}\n` })
  })

  test('says when nothing answered', async () => {
    writeFiles(folder.path, { 'site.json': JSON.stringify(exampleRecording({ http: null, https: null })) })
    expect(await scan('--recorded', file)).toMatchObject({
      code: 1,
      stdout: '',
      stderr: `${file}: The site seems to be down.\n`,
    })
  })
})
