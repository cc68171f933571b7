import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMailer } from '../mail/mailer.ts'
import { type MailServer, startMailServer } from '../mail/testing/mail-server.fixture.ts'
import { DATABASES } from '../store/testing/open-test-store.fixture.ts'
import {
  beginSignIn,
  createIdentityApp,
  followToSite,
  type IdentityApp,
  PASSWORD,
  sendForm,
  subjectOf,
} from './testing/identity-app.fixture.ts'

describe.each(DATABASES)('where mail is sent, on %s', (kind) => {
  let site: IdentityApp
  let mail: MailServer
  beforeAll(async () => {
    mail = await startMailServer()
    site = await createIdentityApp({ kind, mailer: createMailer(mail.url, 'Herons <herons@example.org>') })
  })
  afterAll(async () => {
    await site.close()
    await mail.close()
  })

  /** The link in the next mail to an address. */
  async function nextLink(to: string, after = 0): Promise<string> {
    await expect.poll(() => mail.received.filter((one) => one.to === to).length).toBeGreaterThan(after)
    return (
      /http:\/\/localhost:3000(\/identity\/new-password\?token=[\w-]{43}&locale=[\w-]+)/.exec(
        mail.received.findLast((one) => one.to === to)?.text ?? '',
      )?.[1] ?? ''
    )
  }

  async function askForAccount(email: string, more: Readonly<Record<string, string>> = {}) {
    const client = site.client()
    const { page } = await beginSignIn(client, { prompt: 'create', ...more })
    return await sendForm(client, `${page}/sign-up`, { email })
  }

  async function makeAccount(email: string): Promise<void> {
    await askForAccount(email)
    await sendForm(site.client(), await nextLink(email), { password: PASSWORD })
  }

  test('a sign-up is finished by the link in a mail, and the address is verified', async () => {
    expect((await askForAccount('new@example.org')).body).toContain('A mail to new@example.org is on its way.')
    expect(await subjectOf(site.store, 'new@example.org')).toBe('')
    const link = await nextLink('new@example.org')
    const done = await sendForm(site.client(), link, { password: PASSWORD })
    expect(done.body).toContain('Your account is ready')
    const row = await site.store.db
      .selectFrom('identities')
      .selectAll()
      .where('email_key', '=', 'new@example.org')
      .executeTakeFirstOrThrow()
    expect(row.email_verified).toBe(1)

    const client = site.client()
    const { page } = await beginSignIn(client)
    const callback = await followToSite(client, await sendForm(client, page, { email: 'new@example.org', password: PASSWORD }))
    expect(callback.searchParams.get('code')).not.toBeNull()
  })

  test('a sign-up with an address that has an account is answered as any other; the mail says it', async () => {
    await makeAccount('known@example.org')
    const known = await askForAccount('known@example.org')
    const fresh = await askForAccount('fresh@example.org')
    const same = (body: string): string => body.replace(/(known|fresh)@/g, '').replace(/interaction\/[\w-]+/g, '')
    expect([known.statusCode, same(known.body)]).toEqual([fresh.statusCode, same(fresh.body)])
    await nextLink('known@example.org', 1)
    expect(mail.received.findLast(({ to }) => to === 'known@example.org')?.text).toContain('this address has one already')
  })

  test('a link is good once, also for twenty that use it at once', async () => {
    await askForAccount('once@example.org')
    const link = await nextLink('once@example.org')
    const shown = await site.client().get(link)
    const form = { token: /name="token" value="([^"]*)"/.exec(shown.body)?.[1] ?? '', password: PASSWORD }
    const replies = await Promise.all(Array.from({ length: 20 }, async () => await site.client().post(link, { form })))
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(replies.filter(({ statusCode }) => statusCode === 410)).toHaveLength(19)
    expect((await site.client().get(link)).statusCode).toBe(410)
  })

  test('a link is good for thirty minutes', async () => {
    await askForAccount('late@example.org')
    const link = await nextLink('late@example.org')
    site.clock.move(30 * 60_000 - 1)
    expect((await site.client().get(link)).statusCode).toBe(200)
    site.clock.move(1)
    const late = await site.client().get(link)
    expect(late.statusCode).toBe(410)
    expect(late.body).toContain('href="/identity/forgotten?locale=en-US"')
  })

  test('a forgotten password is replaced by a mailed link, and the user is signed out everywhere', async () => {
    await makeAccount('forgot@example.org')
    const asked = await sendForm(site.client(), '/identity/forgotten', { email: 'Forgot@example.org' })
    expect(asked.body).toContain('If there is an account for Forgot@example.org')
    const link = await nextLink('forgot@example.org', 1)
    const bad = await sendForm(site.client(), link, { password: 'vbkqzw' })
    expect(bad.body).toContain('id="password-error">Use at least 15 characters.')
    const done = await sendForm(site.client(), link, { password: 'four white egrets' })
    expect(done.body).toContain('Your password is saved')
    expect(site.notified).toContain(`changed ${await subjectOf(site.store, 'forgot@example.org')}`)
    expect((await site.client().get(link)).statusCode).toBe(410)
  })

  test('an address without an account gets the same response, and no mail', async () => {
    await makeAccount('someone@example.org')
    const before = mail.received.length
    const known = await sendForm(site.client(), '/identity/forgotten', { email: 'someone@example.org' })
    const unknown = await sendForm(site.client(), '/identity/forgotten', { email: 'nobody@example.org' })
    expect(known.body.replaceAll('someone@', '')).toBe(unknown.body.replaceAll('nobody@', ''))
    await nextLink('someone@example.org', 1)
    expect(mail.received.slice(before).map(({ to }) => to)).toEqual(['someone@example.org'])
  })

  test('a mail is in the language of the page, and its link opens a page in it', async () => {
    await askForAccount('deutsch@example.org', { ui_locales: 'de' })
    const link = await nextLink('deutsch@example.org')
    expect(mail.received.findLast(({ to }) => to === 'deutsch@example.org')?.text).toContain('der Link gilt einmal')
    expect((await site.client().get(link)).body).toContain('<html lang="de" dir="ltr">')
  })

  test('only the hash of what is in a link is stored', async () => {
    await askForAccount('hash@example.org')
    const token = new URL(await nextLink('hash@example.org'), 'http://localhost').searchParams.get('token') ?? 'x'
    await sendForm(site.client(), '/identity/forgotten', { email: 'new@example.org' })
    const rows = [
      await site.store.db.selectFrom('provider_records').selectAll().execute(),
      await site.store.db.selectFrom('password_resets').selectAll().execute(),
    ]
    expect(rows.flat().length).toBeGreaterThan(1)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test.each(['', 'x', 'x'.repeat(43), `${'x'.repeat(42)}%00`])('a link with the token %j is a dead one', async (token) => {
    expect((await site.client().get(`/identity/new-password?token=${token}`)).statusCode).toBe(410)
  })
})

test('one address gets three mails and then has to wait, and no response shows that a mail server does not answer', async () => {
  const lines: string[] = []
  const site = await createIdentityApp({
    kind: 'sqlite',
    limitFactor: 1,
    report: (line) => lines.push(line),
    mailer: createMailer('smtp://127.0.0.1:9', 'herons@example.org'),
  })
  const codes: number[] = []
  for (let number = 0; number < 4; number += 1) {
    const client = site.client(`10.0.${number}.1`)
    const { page } = await beginSignIn(client, { prompt: 'create' })
    codes.push((await sendForm(client, `${page}/sign-up`, { email: 'often@example.org' })).statusCode)
  }
  expect(codes).toEqual([200, 200, 200, 429])
  await site.close()
  expect(lines).toContain('a mail could not be sent: ESOCKET')
  expect(lines.join()).not.toContain('often@example.org')
})

test('without mail there is no page that promises one', async () => {
  const site = await createIdentityApp({ kind: 'sqlite' })
  expect((await site.client().get('/identity/forgotten')).statusCode).toBe(404)
  await site.close()
})
