import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { IDENTITY_PATH } from '#contracts/account-paths.ts'
import { createTestApp, type TestApp } from '../http/testing/test-app.fixture.ts'
import { createMailer, type Mailer } from '../mail/mailer.ts'
import { type MailServer, startMailServer } from '../mail/testing/mail-server.fixture.ts'
import { DATABASES } from '../store/testing/open-test-store.fixture.ts'
import { countRecipients, everyRecipient } from './list-recipients.ts'
import { type Issue, type SendReport, sendIssue } from './send-issue.ts'
import { getsNewsletter, subscribeAccount, subscribeAddress, unsubscribeAddress } from './subscriptions.ts'

const provider = { issuer: 'https://provider.example', clientId: 'site', clientSecret: 'secret', scopes: 'openid' }
const DAY_MS = 24 * 60 * 60_000
const ISSUE: Issue = { name: '2026-11', subject: 'November', text: 'Read *this*.', html: '<p>Read <em>this</em>.</p>' }

describe.each(DATABASES)('an issue of the newsletter, on %s', (kind) => {
  let site: TestApp
  let mail: MailServer
  let busy: (to: string) => boolean
  let textStatusOf: (to: string) => number | undefined
  const lines: string[] = []
  beforeAll(async () => {
    site = await createTestApp({ kind, signIn: { kind: 'outside', provider } })
    mail = await startMailServer(
      (to) => (to.startsWith('gone') ? 550 : busy(to) ? 450 : undefined),
      (to) => textStatusOf(to),
    )
  })
  afterAll(async () => {
    await site.close()
    await mail.close()
  })
  beforeEach(async () => {
    busy = () => false
    textStatusOf = () => undefined
    mail.received.length = 0
    lines.length = 0
    for (const table of ['newsletter_issues', 'newsletter_addresses', 'accounts'] as const) await site.store.db.deleteFrom(table).execute()
  })

  const subscribe = (email: string, locale = 'en-US') =>
    site.store.transact((transaction) => subscribeAddress(transaction, { email, locale, now: site.clock.now() }))
  const tos = () => mail.received.map(({ to }) => to).toSorted()

  interface SendOptions {
    readonly issue?: Issue
    readonly url?: string
    readonly wait?: () => Promise<void>
    readonly signal?: AbortSignal
    /** Before a mail to this address is handed to the mail server. */
    readonly before?: (to: string) => Promise<void>
  }

  async function send(more: SendOptions = {}): Promise<SendReport> {
    const { issue = ISSUE, url = mail.url, wait = async () => {}, signal = new AbortController().signal, before = async () => {} } = more
    const transport = createMailer(url, 'Herons <herons@example.org>')
    const mailer: Mailer = {
      close: () => transport.close(),
      async send(letter) {
        await before(letter.to)
        await transport.send(letter)
      },
    }
    const { store, services, clock } = site
    const options = { store, mailer, sealer: await services.sealer(), origin: services.origin, siteName: 'Herons', now: clock.now }
    try {
      return await sendIssue({ ...options, wait, signal, report: (line) => lines.push(line) }, issue)
    } finally {
      mailer.close()
    }
  }

  test('goes to each address once, of accounts only to verified ones, and not to a user who has unsubscribed', async () => {
    await subscribe('ada@example.org')
    await subscribe('bob@example.org')
    const accounts = [
      { email: 'Ada@example.org', email_key: 'ada@example.org' },
      { email: 'cleo@example.org', email_key: 'cleo@example.org' },
      { email: 'cleo@example.org', email_key: 'cleo@example.org' },
      { email: 'dan@example.org', email_key: 'dan@example.org', issuer: `https://accounts.example${IDENTITY_PATH}` },
      { email: 'unsure@example.org', email_key: 'unsure@example.org', issuer: IDENTITY_PATH },
    ]
    for (const account of accounts)
      await subscribeAccount({ store: site.store, now: site.clock.now }, (await site.createAccount(account)).id)
    await site.createAccount({ email: 'none@example.org', email_key: 'none@example.org' })
    await site.store.transact((transaction) => unsubscribeAddress(transaction, 'bob@example.org', site.clock.now()))
    expect(await countRecipients(site.store.db, site.clock.now())).toEqual({ addresses: 1, accounts: 2, unconfirmed: 0 })
    const listed: string[] = []
    for await (const { email } of everyRecipient(site.store.db)) listed.push(email)
    expect(listed).toEqual(['ada@example.org', 'cleo@example.org', 'dan@example.org'])
    expect(await send()).toEqual({ sent: 3, rejected: 0, givenUp: 0, postponed: 0, unknown: 0, isFinished: true })
    expect(tos()).toEqual(['ada@example.org', 'cleo@example.org', 'dan@example.org'])
  })

  test('an address whose mail is postponed gets it the next time, though another program came to the end meanwhile', async () => {
    await subscribe('ada@example.org')
    busy = () => true
    const [underWay, other] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const first = send({
      before: async () => {
        underWay.resolve()
        await other.promise
      },
    })
    await underWay.promise
    expect((await send()).isFinished).toBe(true)
    other.resolve()
    expect(await first).toMatchObject({ postponed: 1, isFinished: false })
    busy = () => false
    expect(await send()).toMatchObject({ sent: 1, isFinished: true })
  })

  test('an address that another program gave back after this one had passed it is left: the issue is not finished', async () => {
    for (const email of ['ada@example.org', 'bob@example.org']) await subscribe(email)
    busy = (to) => to.startsWith('ada')
    const [underWay, passed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const first = send({
      before: async (to) => {
        if (!to.startsWith('ada')) return
        underWay.resolve()
        await passed.promise
      },
    })
    await underWay.promise
    const second = await send({
      before: async () => {
        passed.resolve()
        expect(await first).toMatchObject({ postponed: 1, isFinished: false })
      },
    })
    expect(second).toEqual({ sent: 1, rejected: 0, givenUp: 0, postponed: 0, unknown: 0, isFinished: false })
    busy = () => false
    expect(await send()).toMatchObject({ sent: 1, isFinished: true })
    expect(tos()).toEqual(['ada@example.org', 'bob@example.org'])
  })

  test('has both forms of its text, and the headers with which a mail program unsubscribes', async () => {
    await subscribe('ada@example.org', 'de')
    await send()
    const text = (mail.received[0]?.text ?? '').replaceAll(/\r\n[ \t]+/g, ' ')
    const link =
      /^List-Unsubscribe: ?<http:\/\/localhost:3000(\/users\/newsletter\/unsubscribe\?token=[\w.-]+&locale=de)>\r$/m.exec(text)?.[1] ?? ''
    expect(text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
    expect(text).toContain('Read *this*.')
    expect(text).toContain('<p>Read <em>this</em>.</p>')
    expect(text).toContain('weil diese Adresse den Newsletter von Herons abonniert hat')
    expect((await site.client().post(link, { form: { 'List-Unsubscribe': 'One-Click' } })).statusCode).toBe(200)
    expect(await getsNewsletter(site.store.db, 'ada@example.org')).toBe(false)
  })

  test('is sent once under its name, and another text is not sent under it', async () => {
    await subscribe('ada@example.org')
    await send()
    await expect(send()).rejects.toThrow('the issue 2026-11 was sent on 2026-11-21T12:00:00.000Z')
    await subscribe('bob@example.org')
    busy = () => true
    await send({ issue: { ...ISSUE, name: 'next' } })
    await expect(send({ issue: { ...ISSUE, name: 'next', text: 'Other' } })).rejects.toThrow('the issue next was begun with another text')
  })

  test('two programs that send it at once, and one that is interrupted, send it to no one twice', async () => {
    for (let number = 0; number < 30; number += 1) await subscribe(`n${number}@example.org`)
    const stop = new AbortController()
    let count = 0
    const wait = async () => {
      count += 1
      if (count === 10) stop.abort()
    }
    expect(await send({ wait, signal: stop.signal })).toMatchObject({ sent: 10, stopped: 'interrupted', isFinished: false })
    const reports = await Promise.allSettled([send(), send()])
    expect(reports.map(({ status }) => status)).toContain('fulfilled')
    expect(tos()).toHaveLength(30)
    expect(new Set(tos()).size).toBe(30)
  })

  test('a mailbox that does not exist is not tried again, a busy one is', async () => {
    for (const email of ['gone@example.org', 'busy@example.org', 'ada@example.org']) await subscribe(email)
    busy = (to) => to.startsWith('busy')
    expect(await send()).toMatchObject({ sent: 1, rejected: 1, postponed: 1, isFinished: false })
    busy = () => false
    expect(await send()).toEqual({ sent: 1, rejected: 0, givenUp: 0, postponed: 0, unknown: 0, isFinished: true })
    expect(tos()).toEqual(['ada@example.org', 'busy@example.org'])
  })

  test('a text that the mail server rejects for good is tried once more, the next time: the issue ends with failures that are reported', async () => {
    for (const email of ['ada@example.org', 'bob@example.org', 'cleo@example.org']) await subscribe(email)
    textStatusOf = () => 554
    expect(await send()).toMatchObject({ sent: 0, rejected: 0, postponed: 3, isFinished: false })
    textStatusOf = (to) => (to.startsWith('cleo') ? undefined : 554)
    // Between both attempts the mail server may be busy: that does not begin a new count.
    busy = (to) => to.startsWith('bob')
    expect(await send()).toMatchObject({ sent: 1, rejected: 1, postponed: 1, isFinished: false })
    busy = () => false
    expect(await send()).toEqual({ sent: 0, rejected: 1, givenUp: 0, postponed: 0, unknown: 0, isFinished: true })
    expect(tos()).toEqual(['cleo@example.org'])
  })

  test.each(['address', 'text'])(
    'a mail whose %s the mail server wants later is given up after five days, and the issue ends',
    async (what) => {
      for (const email of ['ada@example.org', 'busy@example.org']) await subscribe(email)
      if (what === 'address') busy = (to) => to.startsWith('busy')
      else textStatusOf = (to) => (to.startsWith('busy') ? 451 : undefined)
      expect(await send()).toMatchObject({ sent: 1, postponed: 1, isFinished: false })
      site.clock.move(5 * DAY_MS - 1)
      expect(await send()).toMatchObject({ postponed: 1, givenUp: 0, isFinished: false })
      expect(lines).toEqual([])
      site.clock.move(1)
      expect(await send()).toEqual({ sent: 0, rejected: 0, givenUp: 1, postponed: 0, unknown: 0, isFinished: true })
      expect(lines).toEqual(['mails of the issue 2026-11 that the mail server has not accepted for 5 days: 1; they are not tried again'])
      expect(tos()).toEqual(['ada@example.org'])
    },
  )

  test('days in which the mail server does not answer count as no attempt', async () => {
    await subscribe('ada@example.org')
    await send({ url: 'smtp://127.0.0.1:9' })
    site.clock.move(6 * DAY_MS)
    expect(await send({ url: 'smtp://127.0.0.1:9' })).toMatchObject({ givenUp: 0, stopped: 'ESOCKET' })
    busy = () => true
    expect(await send()).toMatchObject({ postponed: 1, givenUp: 0 })
    busy = () => false
    expect(await send()).toMatchObject({ sent: 1, isFinished: true })
  })

  test('a text that the mail server rejects for now is tried again each time', async () => {
    await subscribe('ada@example.org')
    textStatusOf = () => 451
    for (let time = 0; time < 3; time += 1) expect(await send()).toMatchObject({ rejected: 0, postponed: 1, isFinished: false })
    textStatusOf = () => undefined
    expect(await send()).toMatchObject({ sent: 1, isFinished: true })
  })

  test('a text that is rejected for good while another program comes to the end is tried once more', async () => {
    await subscribe('ada@example.org')
    textStatusOf = () => 554
    const [underWay, other] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const first = send({
      before: async () => {
        underWay.resolve()
        await other.promise
      },
    })
    await underWay.promise
    expect((await send()).isFinished).toBe(true)
    other.resolve()
    expect(await first).toMatchObject({ postponed: 1, isFinished: false })
    expect(await send()).toMatchObject({ rejected: 1, isFinished: true })
  })

  test('a mail server that does not answer ends the sending, and nothing is lost', async () => {
    await subscribe('ada@example.org')
    expect(await send({ url: 'smtp://127.0.0.1:9' })).toMatchObject({ sent: 0, stopped: 'ESOCKET', unknown: 0, isFinished: false })
    expect(await send()).toMatchObject({ sent: 1, isFinished: true })
  })

  test('a mail whose connection broke may have arrived: it is counted and not sent again', async () => {
    await subscribe('ada@example.org')
    const breaking = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, session) => breakOff(stream, session),
    })
    const sockets = new Set<{ destroy(): void }>()
    breaking.server.on('connection', (socket) => sockets.add(socket))
    function breakOff(stream: NodeJS.ReadableStream, _session: unknown): void {
      stream.on('data', () => {})
      stream.on('end', () => {
        for (const socket of sockets) socket.destroy()
      })
    }
    await new Promise<void>((resolve) => breaking.listen(0, '127.0.0.1', resolve))
    const address = breaking.server.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    expect(await send({ url: `smtp://127.0.0.1:${port}` })).toMatchObject({ sent: 0, unknown: 1, isFinished: false })
    expect(await send()).toEqual({ sent: 0, rejected: 0, givenUp: 0, postponed: 0, unknown: 1, isFinished: true })
    expect(tos()).toEqual([])
    await new Promise<void>((resolve) => breaking.close(() => resolve()))
  })
})
