import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { runCli } from './testing/run-cli.fixture.ts'

const folder = mkdtempSync(join(tmpdir(), 'lectern-digest-'))
afterAll(() => rmSync(folder, { recursive: true }))

const digest = (...words: readonly string[]) =>
  runCli({ args: ['updates', 'digest', ...words, '--data', folder, '--site', join(folder, 'site'), '--origin', 'https://herons.example'] })

test('the weekly mail needs a site that was built, and no more words', { timeout: 60_000 }, async () => {
  expect(await digest()).toMatchObject({
    code: 2,
    stderr: `lectern updates digest needs the site that is served; there is no build in ${join(folder, 'site')}\n`,
  })
  expect(await digest('now')).toMatchObject({ code: 2, stderr: 'expected lectern updates digest, without more words\n' })
})
