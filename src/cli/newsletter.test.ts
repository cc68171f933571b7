import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MailServer, startMailServer } from '#server/mail/testing/mail-server.fixture.ts'
import { subscribeAddress } from '#server/newsletter/subscriptions.ts'
import { openStore } from '#server/store/open-store.ts'
import type { Store } from '#server/store/store.ts'
import { readIssue } from './read-issue.ts'
import { runCli } from './testing/run-cli.fixture.ts'

const LIMIT_MS = 60_000
const ORIGIN = 'https://docs.example.org'
const folder = mkdtempSync(join(tmpdir(), 'lectern-newsletter-'))
let store: Store
let mail: MailServer

beforeAll(async () => {
  store = await openStore({ dataFolder: folder, now: Date.now })
  for (const email of ['ada@example.org', 'bob@example.org'])
    await store.transact((transaction) => subscribeAddress(transaction, { email, locale: 'en-US', now: 1 }))
  mail = await startMailServer()
})
afterAll(async () => {
  await store.close()
  await mail.close()
  rmSync(folder, { recursive: true })
})

const newsletter = (line: string, environment: Readonly<Record<string, string>> = {}) =>
  runCli({ args: ['newsletter', ...line.split(' '), '--data', folder, '--origin', ORIGIN], environment })

function write(name: string, text: string | Buffer): string {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

test('subscribers are counted and exported, as text and as JSON', { timeout: LIMIT_MS }, async () => {
  expect(await newsletter('count')).toEqual({
    code: 0,
    stdout: '2 get the newsletter: 2 confirmed by mail, 0 by their account. 0 not confirmed yet\n',
    stderr: '',
  })
  expect(await newsletter('export')).toMatchObject({ code: 0, stdout: 'ada@example.org\nbob@example.org\n' })
  expect(JSON.parse((await newsletter('export --json')).stdout)).toEqual(['ada@example.org', 'bob@example.org'])
})

test('an issue is sent once, and the audit log says so', { timeout: LIMIT_MS }, async () => {
  const file = write('2026-11.md', '# News of November\n\nSee [the blog](/en-US/blog/) & <b>more</b>.\n')
  const settings = { SMTP_URL: mail.url, MAIL_FROM: 'Docs <docs@example.org>' }
  expect(await newsletter(`send ${file} --rate 6000`, settings)).toEqual({
    code: 0,
    stdout: 'sent the issue 2026-11 to 2 addresses\nthe issue is finished\n',
    stderr: '',
  })
  expect(mail.received.map(({ to }) => to)).toEqual(['ada@example.org', 'bob@example.org'])
  expect(mail.received[0]?.text).toContain('Subject: News of November')
  expect(mail.received[0]?.text).toContain('<a href="https://docs.example.org/en-US/blog/">the blog</a> &amp; &lt;b&gt;more&lt;/b&gt;')
  expect(await newsletter(`send ${file}`, settings)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^the issue 2026-11 was sent on .*Z; give the file of a new issue a name of its own\n$/),
  })
  const log = await store.db.selectFrom('audit_log').select('action').orderBy('at').execute()
  expect(log.map(({ action }) => action)).toContain('newsletter.send')
})

test('a mail server that does not answer is named', { timeout: LIMIT_MS }, async () => {
  const settings = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'Docs <docs@example.org>' }
  expect(await newsletter(`send ${write('unreachable.md', 'Subject\n\nText')}`, settings)).toMatchObject({
    code: 1,
    stdout: expect.stringContaining("\nstopped: the mail server of SMTP_URL can't be reached (ESOCKET)\n"),
  })
})

test('wrong words and a missing mail server end with code 2 and one line', { timeout: LIMIT_MS }, async () => {
  expect(await newsletter('list')).toEqual({
    code: 2,
    stdout: '',
    stderr: 'lectern newsletter has no command "list"; expected one of count, export, send, help\n',
  })
  expect(await newsletter('send')).toMatchObject({ code: 2, stderr: 'expected lectern newsletter send FILE\n' })
  const file = write('next.md', 'Subject\n\nText')
  expect(await newsletter(`send ${file}`)).toMatchObject({
    code: 2,
    stderr: 'lectern newsletter send needs a mail server: set SMTP_URL and MAIL_FROM\n',
  })
  expect(await newsletter(`send ${file} --rate 0`)).toMatchObject({ code: 2 })
  expect(await newsletter('help')).toMatchObject({ code: 0, stderr: '' })
})

test('an issue that is not there is a wrong word, and so is a folder', { timeout: LIMIT_MS }, async () => {
  mkdirSync(join(folder, 'folder.md'))
  for (const file of [join(folder, 'none.md'), join(folder, 'folder.md')])
    expect(await newsletter(`send ${file}`)).toEqual({
      code: 2,
      stdout: '',
      stderr: expect.stringMatching(/^[^\n]+ can't be read: E[A-Z]+: [^\n]+; expected a Markdown or text file\n$/),
    })
})

test('nothing is sent while the address of the site is a guess', { timeout: LIMIT_MS }, async () => {
  const file = write('guess.md', 'Subject\n\nText')
  const before = mail.received.length
  const environment = { SMTP_URL: mail.url, MAIL_FROM: 'Docs <docs@example.org>' }
  expect(await runCli({ args: ['newsletter', 'send', file, '--data', folder], environment })).toEqual({
    code: 2,
    stdout: '',
    stderr: 'lectern newsletter send needs the address of the site for the links in its mails: set SITE_ORIGIN\n',
  })
  expect(mail.received).toHaveLength(before)
})

test.skipIf(process.platform !== 'linux')(
  'an export that does not fit on the disk ends with code 1 and one line',
  { timeout: LIMIT_MS },
  async () => {
    expect(await runCli({ args: ['newsletter', 'export', '--data', folder], outputFile: '/dev/full' })).toEqual({
      code: 1,
      stdout: '',
      stderr: "the output can't be written: ENOSPC: no space left on device, write\n",
    })
  },
)

test.each([
  ['empty.md', '', 'the first line of an issue is its subject'],
  ['long.md', `${'x'.repeat(201)}\n\ntext`, 'the first line of an issue is its subject'],
  ['short.md', 'Subject only', 'an issue has a text after its first line'],
  ['a b.md', 'Subject\n\ntext', 'the name of an issue has letters'],
  ['passwd', 'root:x:0:0\n\ntext', 'passwd is no issue; expected a file whose name ends in .md or .txt'],
  ['issue.html', 'Subject\n\ntext', 'issue.html is no issue; expected a file whose name ends in .md or .txt'],
  ['latin.md', Buffer.from('Subject\n\ncaf\u00e9', 'latin1'), 'latin.md is not in UTF-8; expected a Markdown or text file'],
  ['program.txt', 'ELF\n\n\u0000\u0001', 'program.txt contains the control character U+0000; expected a Markdown or text file'],
])('the file %s is no issue', async (name, text, message) => {
  await expect(readIssue(write(name, text), ORIGIN)).rejects.toThrow(message)
})

test('a subject has no mark of a heading, and a dangerous link is no link', async () => {
  const issue = await readIssue(write('x.txt', '\r\n## Hello\r\n\r\n[a](javascript:alert(1)) [b](//other.example/)'), ORIGIN)
  expect([issue.name, issue.subject]).toEqual(['x', 'Hello'])
  expect(issue.html).toBe('<p>[a](javascript:alert(1)) <a href="//other.example/">b</a></p>\n')
})
