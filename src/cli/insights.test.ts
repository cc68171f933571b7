import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openStore } from '#server/store/open-store.ts'
import { utcDay } from '#server/store/utc-day.ts'
import { runCli } from './testing/run-cli.fixture.ts'

const LIMIT_MS = 60_000
const folder = mkdtempSync(join(tmpdir(), 'lectern-insights-'))
afterAll(() => rmSync(folder, { recursive: true }))

const run = (...args: readonly string[]) => runCli({ args: ['insights', ...args, '--data', join(folder, 'data')] })

test('what users say of pages goes from the store to a check of the content', { timeout: LIMIT_MS }, async () => {
  const store = await openStore({ dataFolder: join(folder, 'data'), now: Date.now, report: () => undefined })
  const now = Date.now()
  const page = '/en-US/docs/Web/CSS'
  for (let index = 0; index < 6; index += 1)
    await store.db
      .insertInto('feedback_votes')
      .values({
        id: `vote-${index}`,
        kind: 'page',
        about: page,
        locale: 'en-US',
        is_helpful: index === 0 ? 1 : 0,
        reason: index === 0 ? null : 'outdated',
        comment: 'my name is Ada',
        voted_at: now,
      })
      .execute()
  const count = { day: utcDay(now), measure: 'not_found', locale: 'en-US', count: 3 }
  await store.db
    .insertInto('telemetry_days')
    .values([
      { ...count, about: '/en-US/docs/Flexbxo' },
      { ...count, about: '/en-US/docs/ada', count: 2 },
    ])
    .execute()
  await store.close()

  const { code, stdout, stderr } = await run('export', '7')
  expect([code, stderr]).toEqual([0, ''])
  expect(stdout).not.toMatch(/my name|ada/)
  expect(JSON.parse(stdout)).toMatchObject({
    version: 1,
    votes: [{ page, votes: 6, helpful: 1, reasons: { outdated: 5 } }],
    notFound: [{ address: '/en-US/docs/Flexbxo', count: 3 }],
  })

  const file = join(folder, 'insights.json')
  writeFileSync(file, stdout)
  const checked = await runCli({ args: ['check', '--content', 'starter', '--insights', file] })
  expect(checked.stdout).toMatch(/web\/css\/index\.md.* warning unhelpful-page: the page helped 1 of 6 users/)
  expect(checked.stdout).toMatch(/en-us\/_redirects\.txt.* warning missing-address: users asked 3 times for \/en-US\/docs\/Flexbxo/)
  const other = await runCli({ args: ['check', '--content', 'starter', '--insights', file, 'starter/files/en-us/web/html/index.md'] })
  expect(other.stdout).toBe('0 problems: 0 errors, 0 warnings, 0 hints\n')
})

test('wrong words and files end with code 2 and one line', { timeout: LIMIT_MS }, async () => {
  expect(await run('sell')).toEqual({
    code: 2,
    stdout: '',
    stderr: 'lectern insights has no command "sell"; expected one of export, help\n',
  })
  expect(await run('export', '8')).toEqual({
    code: 2,
    stdout: '',
    stderr: 'expected one number of days after export, 7, 28, 90; found "8"\n',
  })
  expect((await run('help')).stdout).toContain('export [DAYS]')
  for (const text of ['{', '{}', '[]', '{"version":2}']) {
    const file = join(folder, 'wrong.json')
    writeFileSync(file, text)
    expect(await runCli({ args: ['check', '--content', 'starter', '--insights', file] })).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringMatching(/^[^\n]+lectern insights export[^\n]*\n$/),
    })
  }
})
