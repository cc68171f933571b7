import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createMailer } from '../mail/mailer.ts'
import { inParallel } from '../store/testing/in-parallel.fixture.ts'
import { DATABASES } from '../store/testing/open-test-store.fixture.ts'
import { makeLinkToken, sweepLinks } from './mailed-links.ts'
import { getsNewsletter } from './subscriptions.ts'
import { ASK, confirmAddress, createNewsletterApp, type NewsletterApp, SUBSCRIPTION, settingOf } from './testing/newsletter-app.fixture.ts'

const DAY_MS = 24 * 60 * 60_000
const ONE_CLICK = { 'content-type': 'application/x-www-form-urlencoded' }

describe.each(DATABASES)('an address without an account, on %s', (kind) => {
  let site: NewsletterApp
  beforeAll(async () => {
    site = await createNewsletterApp({ kind })
  })
  afterAll(() => site.close())

  const gets = (email: string): Promise<boolean> => getsNewsletter(site.store.db, email)

  test('it is subscribed by the button behind a mailed link, and not by opening the link', async () => {
    const reply = await site.client().post(ASK, { json: { email: 'New@example.org' } })
    expect([reply.statusCode, reply.json()]).toEqual([201, { subscribed: true }])
    const link = await site.linkTo('New@example.org')
    const page = await site.client().get(link)
    expect([page.statusCode, page.headers['cache-control'], page.headers['referrer-policy']]).toEqual([
      200,
      'private, no-store',
      'same-origin',
    ])
    expect(page.body).toContain('newsletter of Herons at New@example.org')
    expect(page.body).toContain(`<form class="fields" method="post" action="${link.replace('&', '&amp;')}"`)
    expect(await gets('new@example.org')).toBe(false)
    expect((await site.client().post(link)).body).toContain('You are subscribed')
    expect(await gets('new@example.org')).toBe(true)
  })

  test('the reply is the same for an address that gets the newsletter; the mail says so, with a link to stop it', async () => {
    await confirmAddress(site, 'known@example.org')
    const known = await site.client().post(ASK, { json: { email: 'known@example.org' } })
    const fresh = await site.client().post(ASK, { json: { email: 'fresh@example.org' } })
    expect([known.statusCode, known.body]).toEqual([fresh.statusCode, fresh.body])
    const link = await site.linkTo('known@example.org', 2)
    expect(link).toContain('/users/newsletter/unsubscribe?')
    await site.client().post(link)
    expect(await gets('known@example.org')).toBe(false)
  })

  test('a link is good once, also for twenty that use it at once, and says that it was used', async () => {
    await site.client().post(ASK, { json: { email: 'once@example.org' } })
    const link = await site.linkTo('once@example.org')
    const replies = await inParallel(20, () => site.client().post(link))
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(replies.filter(({ body }) => body.includes('This link was already used'))).toHaveLength(19)
    const again = await site.client().get(link)
    expect([again.statusCode, again.body.includes('This link was already used')]).toEqual([410, true])
  })

  test('a used link does not subscribe again who has unsubscribed since', async () => {
    await site.client().post(ASK, { json: { email: 'back@example.org' } })
    const link = await site.linkTo('back@example.org')
    await site.client().post(link)
    await site.client().post(ASK, { json: { email: 'back@example.org' } })
    await site.client().post(await site.linkTo('back@example.org', 2))
    expect((await site.client().post(link)).statusCode).toBe(410)
    expect(await gets('back@example.org')).toBe(false)
  })

  test('a link is good for two days, then says so, and is forgotten with its address', async () => {
    await site.client().post(ASK, { json: { email: 'late@example.org' } })
    const link = await site.linkTo('late@example.org')
    site.clock.move(2 * DAY_MS - 1)
    expect((await site.client().get(link)).statusCode).toBe(200)
    site.clock.move(1)
    const late = await site.client().post(link)
    expect([late.statusCode, late.body.includes('This link has expired'), await gets('late@example.org')]).toEqual([410, true, false])
    await sweepLinks(site.store.db, site.clock.now() + 5 * DAY_MS + 1)
    expect((await site.client().get(link)).body).toContain('This link is not valid')
    expect(await site.store.db.selectFrom('newsletter_links').select('email').where('email', '!=', '').execute()).toEqual([])
  })

  test.each(['', 'x', 'x'.repeat(43), `${'x'.repeat(42)}%00`])('a link with the token %j is not valid', async (token) => {
    for (const path of ['confirm', 'unsubscribe']) {
      const [page, sent] = [
        await site.client().get(`/users/newsletter/${path}?token=${token}`),
        await site.client().post(`/users/newsletter/${path}?token=${token}`),
      ]
      expect([page.statusCode, sent.statusCode]).toEqual([410, 410])
      expect(page.body).toContain('This link is not valid')
    }
  })

  test('only the hash of the token is stored, and a used link names no one', async () => {
    await site.client().post(ASK, { json: { email: 'hash@example.org' } })
    const link = await site.linkTo('hash@example.org')
    const token = new URL(link, 'http://localhost').searchParams.get('token') ?? 'x'
    expect(JSON.stringify(await site.store.db.selectFrom('newsletter_links').selectAll().execute())).not.toContain(token)
    await site.client().post(link)
    expect(JSON.stringify(await site.store.db.selectFrom('newsletter_links').selectAll().execute())).not.toContain('hash@example.org')
  })

  test('a mail and its page are in the language of the user', async () => {
    await site.client().post(ASK, { json: { email: 'deutsch@example.org' }, headers: { 'accept-language': 'de' } })
    const link = await site.linkTo('deutsch@example.org')
    expect((await site.mailsTo('deutsch@example.org'))[0]?.text).toContain('der Link gilt einmal und zwei Tage lang')
    expect((await site.client().get(link)).body).toContain('<html lang="de" dir="ltr">')
  })

  test('confirming an address shows in its account, and stopping it as well', async () => {
    const account = await site.createAccount({ email: 'both@example.org', email_key: 'both@example.org' })
    const client = site.client()
    await client.signIn(account)
    await confirmAddress(site, 'both@example.org')
    expect(await settingOf(client)).toBe(true)
    await site.client().post(ASK, { json: { email: 'both@example.org' } })
    const link = await site.linkTo('both@example.org', 2)
    for (const _ of [1, 2]) {
      const reply = await site.client().post(link)
      expect([reply.statusCode, reply.body.includes('You are unsubscribed')]).toEqual([200, true])
    }
    expect([await settingOf(client), (await client.get(SUBSCRIPTION)).json()]).toEqual([false, { subscribed: false }])
  })

  test('the link to stop it asks first, works without a sign-in, and for a mail program with one request in either form', async () => {
    for (const [email, request] of [
      ['form@example.org', { payload: 'List-Unsubscribe=One-Click', headers: ONE_CLICK }],
      [
        'parts@example.org',
        {
          payload: '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
          headers: { 'content-type': 'multipart/form-data; boundary=x', origin: 'https://mail.example' },
        },
      ],
    ] as const) {
      await confirmAddress(site, email)
      await site.client().post(ASK, { json: { email } })
      const link = await site.linkTo(email, 2)
      expect((await site.client().get(link)).body).toContain(`${email} will get no more issues`)
      expect(await gets(email)).toBe(true)
      const reply = await site.client().post(link, request)
      expect([reply.statusCode, reply.headers.location, await gets(email)]).toEqual([200, undefined, false])
    }
  })

  test.each([
    '',
    'ada',
    'ada@',
    'ada@example',
    'a b@example.org',
    'ada@example.org\r\nBcc: x@example.org',
    `${'a'.repeat(300)}@example.org`,
  ])('%j is no address', async (email) => {
    const reply = await site.client().post(ASK, { json: { email } })
    expect([reply.statusCode, reply.json().message]).toEqual([400, 'Error validating input email: must be an email address'])
  })

  test.each([[{}], [{ email: 1 }], [{ email: 'ada@example.org', name: 'x' }], [[]], ['x']])('%j is rejected', async (json) => {
    expect((await site.client().post(ASK, { json })).statusCode).toBe(400)
  })
})

test('a mailbox gets three mails and then has to wait, and so does a network that writes to many; passwords are still mailed', async () => {
  const site = await createNewsletterApp({ kind: 'sqlite', limitFactor: 1 })
  const ask = async (email: string, address: string): Promise<number> => {
    const reply = await site.client(address).post(ASK, { json: { email } })
    return reply.statusCode
  }
  const often: number[] = []
  for (let number = 0; number < 4; number += 1) often.push(await ask('often@example.org', `10.0.${number}.1`))
  expect(often).toEqual([201, 201, 201, 429])
  const many: number[] = []
  for (let number = 0; number < 21; number += 1) many.push(await ask(`m${number}@example.org`, '10.1.0.1'))
  expect(many.filter((status) => status === 201)).toHaveLength(20)
  expect(many.at(-1)).toBe(429)
  expect((await site.services.limits.take('mail', ['subject:often@example.org'])).ok).toBe(true)
  await site.close()
})

test('all networks together have a limit', async () => {
  const site = await createNewsletterApp({ kind: 'sqlite', limitFactor: 0.05 })
  const codes: number[] = []
  for (let number = 0; number < 11; number += 1) {
    codes.push((await site.client(`10.${number}.0.1`).post(ASK, { json: { email: `n${number}@example.org` } })).statusCode)
  }
  expect(codes.filter((status) => status === 201)).toHaveLength(10)
  expect(codes.at(-1)).toBe(429)
  await site.close()
})

test('a site without mail says so, and users who are signed in still subscribe', async () => {
  const site = await createNewsletterApp({ kind: 'sqlite', mailer: undefined })
  const reply = await site.client().post(ASK, { json: { email: 'ada@example.org' } })
  expect([reply.statusCode, reply.json().message]).toEqual([
    501,
    'This site sends no mail, so it cannot confirm an e-mail address. Log in to subscribe.',
  ])
  const client = site.client()
  await client.signIn(await site.createAccount())
  expect((await client.post(SUBSCRIPTION)).statusCode).toBe(201)
  await site.close()
})

test('expired links are deleted though no one calls and the site no longer sends mail', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const site = await createNewsletterApp({ kind: 'sqlite', mailer: undefined })
  await makeLinkToken(site.services, { email: 'old@example.org', locale: 'en-US' })
  site.clock.move(7 * DAY_MS + 1)
  await makeLinkToken(site.services, { email: 'new@example.org', locale: 'en-US' })
  vi.advanceTimersByTime(60 * 60_000)
  vi.useRealTimers()
  const links = () => site.store.db.selectFrom('newsletter_links').select('email').execute()
  await expect.poll(links, { timeout: 10_000 }).toEqual([{ email: 'new@example.org' }])
  await site.close()
})

test('a mail server that does not answer shows in no reply', async () => {
  const lines: string[] = []
  const mailer = createMailer('smtp://127.0.0.1:9', 'herons@example.org')
  const site = await createNewsletterApp({ kind: 'sqlite', mailer, report: (line) => lines.push(line) })
  expect((await site.client().post(ASK, { json: { email: 'ada@example.org' } })).statusCode).toBe(201)
  await site.close()
  expect(lines).toContain('a mail could not be sent: ESOCKET')
})

test.each([[[]], [['plus']], [['newsletter']]] as const)(
  'where only %j is on there is no newsletter, but who gets mail can still stop it',
  async (features) => {
    const site = await createNewsletterApp({ kind: 'sqlite', features })
    const client = site.client()
    const codes = [
      await client.get(SUBSCRIPTION),
      await client.post(ASK, { json: { email: 'ada@example.org' } }),
      await client.get('/users/newsletter/confirm?token=x'),
      await client.get('/users/newsletter/unsubscribe?token=x'),
    ].map(({ statusCode }) => statusCode)
    expect(codes).toEqual([404, 404, 404, 410])
    await site.close()
  },
)
