import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStore } from '#server/store/open-store.ts'
import { runCli } from './testing/run-cli.fixture.ts'

const folder = mkdtempSync(join(tmpdir(), 'lectern-digest-'))
beforeAll(async () => await (await openStore({ dataFolder: folder, now: Date.now })).close())
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

test('no mail is sent while the address of the site is a guess', { timeout: 60_000 }, async () => {
  const site = join(folder, 'other')
  mkdirSync(join(site, 'current'), { recursive: true })
  const environment = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'docs@example.org' }
  expect(await runCli({ args: ['updates', 'digest', '--data', folder, '--site', site], environment })).toEqual({
    code: 2,
    stdout: '',
    stderr: 'lectern updates digest needs the address of the site for the links in its mails: set SITE_ORIGIN\n',
  })
})
