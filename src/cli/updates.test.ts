import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStore } from '#server/store/open-store.ts'
import { SMALL_SNAPSHOT } from '#updates/small-snapshot.fixture.ts'
import { runCli } from './testing/run-cli.fixture.ts'

const LIMIT_MS = 60_000
const folder = mkdtempSync(join(tmpdir(), 'lectern-updates-'))
beforeAll(async () => await (await openStore({ dataFolder: join(folder, 'data'), now: Date.now })).close())
afterAll(() => rmSync(folder, { recursive: true }))

const updates = (...words: readonly string[]) =>
  runCli({ args: ['updates', ...words, '--data', join(folder, 'data'), '--site', join(folder, 'site')] })

/** A file with the small snapshot of a day in June. */
function write(day: number, more: object = {}): string {
  const file = join(folder, `${day}.json`)
  const __meta = { version: `1.2.${day}`, timestamp: `2026-06-${day}T10:00:00.000Z` }
  writeFileSync(file, JSON.stringify({ ...SMALL_SNAPSHOT, __meta, ...more }))
  return file
}

test('a refresh stores the updates of a file, says what is new, and rejects older data', { timeout: LIMIT_MS }, async () => {
  const { nodejs, ...browsers } = SMALL_SNAPSHOT.browsers
  expect(await updates('refresh', write(15, { browsers }))).toEqual({
    code: 0,
    stdout: 'stored: compatibility data 1.2.15 of 2026-06-15: 6 releases, 4 features, 9 events\nno updates were shown before\n',
    stderr: '',
  })
  expect(await updates('refresh', write(20, { browsers: { ...browsers, nodejs } }))).toEqual({
    code: 0,
    stdout:
      'stored: compatibility data 1.2.20 of 2026-06-20: 7 releases, 5 features, 10 events\ncompared with 1.2.15: new releases: 1, new events: 1, events gone: 0\n  Node.js 2\n',
    stderr: '',
  })
  const older = await updates('refresh', write(19))
  expect([older.code, older.stderr]).toEqual([1, expect.stringMatching(/^not stored: compatibility data 1\.2\.19 .* is older than/)])
  expect(JSON.parse((await updates('status', '--json')).stdout)).toMatchObject({
    build: null,
    stored: { version: '1.2.20' },
    shown: 'stored',
  })
  expect((await updates('reset')).stdout).toBe('the stored updates are deleted\nbuild: none, shown\n')
})

test('the installed data is stored when no file is named', { timeout: LIMIT_MS }, async () => {
  const { code, stdout } = await updates('refresh', '--json')
  expect(code).toBe(0)
  expect(JSON.parse(stdout)).toMatchObject({ version: expect.stringMatching(/^\d+\.\d+\.\d+$/), before: '', releases: expect.any(Number) })
  await updates('reset')
})

test('what is no compatibility data is rejected with what was expected', { timeout: LIMIT_MS }, async () => {
  writeFileSync(join(folder, 'text.json'), 'no JSON')
  writeFileSync(join(folder, 'other.json'), '{"browsers":{},"__meta":{"version":"1","timestamp":"yesterday"}}')
  const future = write(16, { __meta: { version: '9', timestamp: '2999-01-01T00:00:00.000Z' } })
  const messages = [
    await updates('refresh', join(folder, 'missing.json')),
    await updates('refresh', join(folder, 'text.json')),
    await updates('refresh', join(folder, 'other.json')),
    await updates('refresh', future),
    await updates('refresh', write(17, { css: { gap: 'x' }, javascript: [{}] })),
    await updates('refresh', 'a', 'b'),
    await updates('renew'),
  ]
  expect(messages.map(({ code }) => code)).toEqual([2, 2, 2, 2, 2, 2, 2])
  expect(messages.map(({ stderr }) => stderr)).toEqual([
    expect.stringContaining("missing.json can't be read"),
    expect.stringContaining('expected the data.json'),
    expect.stringMatching(/other\.json is no data\.json .* at \/__meta\/timestamp/),
    expect.stringContaining('made in the future: 2999-01-01'),
    expect.stringContaining('has no feature that a known release added or removed'),
    expect.stringContaining('expected lectern updates refresh [FILE]'),
    expect.stringContaining('expected one of status, refresh, reset, digest, help'),
  ])
})
