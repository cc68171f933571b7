import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { IDENTITY_PATH } from '#contracts/account-paths.ts'
import { collectUpdates } from '#updates/collect-updates.ts'
import type { CompatSnapshot } from '#updates/compat-snapshot.ts'
import type { FeaturePages } from '#updates/feature-pages.ts'
import { SMALL_SNAPSHOT } from '#updates/small-snapshot.fixture.ts'
import { indexUpdates, type UpdatesIndex } from '#updates/updates-index.ts'
import { createTestApp, type TestApp } from '../http/testing/test-app.fixture.ts'
import { createMailer } from '../mail/mailer.ts'
import { type MailServer, startMailServer } from '../mail/testing/mail-server.fixture.ts'
import { DATABASES } from '../store/testing/open-test-store.fixture.ts'
import { startDigest } from './digest-rows.ts'
import { type DigestReport, type DigestSending, sendDigests } from './send-digests.ts'

const DAY_MS = 24 * 60 * 60_000
const provider = { issuer: 'https://provider.example', clientId: 'site', clientSecret: 'secret', scopes: 'openid' }
const PAGES: FeaturePages = {
  data: 'x',
  pages: [
    ['css.properties.gap', 'Web/CSS/gap', 'gap'],
    ['css.properties.zoom', 'Web/CSS/zoom', 'zoom'],
  ],
  translations: { de: { 'Web/CSS/gap': 'gap' } },
}
const indexOf = (snapshot: CompatSnapshot): UpdatesIndex =>
  indexUpdates(
    collectUpdates(snapshot, () => null),
    PAGES,
  )
const INDEX = indexOf(SMALL_SNAPSHOT)

/** The data of two weeks later, which knows one thing more of a release that was out before. */
function laterIndex(): UpdatesIndex {
  const { gap, zoom } = SMALL_SNAPSHOT.css.properties
  const flex_context = { __compat: { support: { chrome: { version_added: '3' }, firefox: { version_added: '3' } } } }
  const css = { properties: { gap: { ...gap, flex_context }, zoom } }
  return indexOf({ ...SMALL_SNAPSHOT, css, __meta: { version: '1.2.4', timestamp: '2026-06-29T10:00:00.000Z' } })
}

describe.each(DATABASES)('the weekly mail, on %s', (kind) => {
  let site: TestApp
  let mail: MailServer
  let busy: (to: string) => boolean
  let textStatus: number | undefined
  const lines: string[] = []
  beforeAll(async () => {
    site = await createTestApp({ kind, signIn: { kind: 'outside', provider } })
    mail = await startMailServer(
      (to) => (to.startsWith('gone') ? 550 : busy(to) ? 450 : undefined),
      () => textStatus,
    )
  })
  afterAll(async () => {
    await site.close()
    await mail.close()
  })
  beforeEach(async () => {
    busy = () => false
    textStatus = undefined
    mail.received.length = 0
    lines.length = 0
    await site.store.db.deleteFrom('accounts').execute()
    await site.store.db.deleteFrom('stored_updates').execute()
  })

  /** A user who follows the page about `gap` and gets mail about releases after a day. */
  async function follower(
    email: string,
    { day = '2026-03-01', locale = 'en-US', slug = 'web/css/gap', issuer = provider.issuer } = {},
  ): Promise<string> {
    const { id } = await site.createAccount({ email, email_key: email, issuer })
    await site.store.db
      .insertInto('follows')
      .values({ id: `f ${id}`, account_id: id, slug, collection_id: null, created_at: 1 })
      .execute()
    await startDigest(site.services, { accountId: id, locale, day })
    return id
  }

  async function send(more: Partial<Pick<DigestSending, 'index' | 'wait' | 'signal'>> & { url?: string } = {}): Promise<DigestReport> {
    const { url = mail.url, index = INDEX, wait = async () => {}, signal = new AbortController().signal } = more
    const mailer = createMailer(url, 'Herons <herons@example.org>')
    const { store, services, clock } = site
    const sealer = await services.sealer()
    const listSavedSlugs = async () => new Set<string>(['web/css/zoom'])
    try {
      return await sendDigests({
        store,
        mailer,
        sealer,
        index,
        origin: services.origin,
        siteName: 'Herons',
        now: clock.now,
        listSavedSlugs,
        wait,
        signal,
        report: (line) => lines.push(line),
      })
    } finally {
      mailer.close()
    }
  }
  const tos = () => mail.received.map(({ to }) => to).toSorted()

  test('has what is new on the pages that its user follows, in their language, and a link that stops it', async () => {
    const id = await follower('ada@example.org', { locale: 'de' })
    expect(await send()).toEqual({ sent: 1, skipped: 0, failed: 0 })
    const text = (mail.received[0]?.text ?? '').replaceAll(/\r\n[ \t]+/g, ' ')
    expect(text).toContain('Chrome 3 (10. Mai 2026)')
    expect(text).toContain('css.properties.gap.grid_context')
    expect(text).toContain('http://localhost:3000/de/docs/Web/CSS/gap')
    expect(text).not.toContain('zoom')
    expect(text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
    const link =
      /^List-Unsubscribe: ?<http:\/\/localhost:3000(\/users\/updates\/unsubscribe\?token=[\w.-]+&locale=de)>\r$/m.exec(text)?.[1] ?? ''
    expect((await site.client().post(link, { form: { 'List-Unsubscribe': 'One-Click' } })).statusCode).toBe(200)
    const row = await site.store.db.selectFrom('digests').select('account_id').where('account_id', '=', id).executeTakeFirst()
    expect(row).toBeUndefined()
  })

  test('is not sent when nothing is new, and not to an address that is not known to be the user’s', async () => {
    await follower('told@example.org', { day: '2026-06-15' })
    await follower('other@example.org', { slug: 'web/html' })
    await follower('unsure@example.org', { issuer: IDENTITY_PATH })
    expect(await send()).toEqual({ sent: 0, skipped: 3, failed: 0 })
  })

  test('has what is new in a collection that its user follows', async () => {
    const id = await follower('cleo@example.org', { slug: 'web/html' })
    const stamp = { created_at: 1, updated_at: 1 }
    await site.store.db
      .insertInto('collections')
      .values({ id: `c ${id}`, account_id: id, name: 'Mine', name_key: 'mine', description: '', is_default: 0, number: 1, ...stamp })
      .execute()
    await site.store.db
      .insertInto('follows')
      .values({ id: `g ${id}`, account_id: id, slug: null, collection_id: `c ${id}`, created_at: 2 })
      .execute()
    expect(await send()).toMatchObject({ sent: 1 })
    expect(mail.received[0]?.text).toContain('css.properties.zoom')
  })

  test('has what the data says late of a release that was out before the last mail, once', async () => {
    await follower('ada@example.org')
    expect(await send()).toMatchObject({ sent: 1 })
    for (const sent of [1, 0]) {
      site.clock.move(7 * DAY_MS)
      expect(await send({ index: laterIndex() })).toMatchObject({ sent })
    }
    const text = mail.received[1]?.text ?? ''
    expect([text.includes('Firefox 3 (May 20, 2026)'), text.includes('css.properties.gap.flex_context')]).toEqual([true, true])
    expect(text).not.toContain('Chrome 3')
  })

  test('is sent once in a week, by two programs at once and by one that goes on after an interruption', async () => {
    for (let number = 0; number < 20; number += 1) await follower(`n${number}@example.org`)
    const stop = new AbortController()
    let count = 0
    const wait = async () => {
      count += 1
      if (count === 5) stop.abort()
    }
    expect(await send({ wait, signal: stop.signal })).toMatchObject({ sent: 5, stopped: 'interrupted' })
    await Promise.all([send(), send()])
    expect(tos()).toHaveLength(20)
    expect(new Set(tos()).size).toBe(20)
    await site.store.db.updateTable('digests').set({ sent_until: '2026-03-01' }).execute()
    expect(await send()).toMatchObject({ sent: 0, skipped: 20 })
    site.clock.move(7 * DAY_MS)
    expect(await send()).toMatchObject({ sent: 20 })
  })

  test('is tried again when the mail server takes it later, and not when it knows no such mailbox', async () => {
    for (const email of ['gone@example.org', 'busy@example.org']) await follower(email)
    busy = (to) => to.startsWith('busy')
    expect(await send()).toEqual({ sent: 0, skipped: 0, failed: 2 })
    busy = () => false
    expect(await send()).toEqual({ sent: 1, skipped: 1, failed: 0 })
    expect(tos()).toEqual(['busy@example.org'])
  })

  test('is given up when the mail server wants it later for five days; the next one is sent', async () => {
    for (const email of ['busy@example.org', 'ada@example.org']) await follower(email)
    busy = (to) => to.startsWith('busy')
    expect(await send()).toEqual({ sent: 1, skipped: 0, failed: 1 })
    site.clock.move(5 * DAY_MS - 1)
    expect(await send()).toEqual({ sent: 0, skipped: 1, failed: 1 })
    expect(lines).toEqual([])
    site.clock.move(1)
    expect(await send()).toEqual({ sent: 0, skipped: 1, failed: 1 })
    expect(lines).toEqual(['weekly mails that the mail server has not accepted for 5 days: 1; they are not tried again'])
    expect(await send()).toEqual({ sent: 0, skipped: 2, failed: 0 })
    site.clock.move(7 * DAY_MS)
    await site.store.db.updateTable('digests').set({ sent_until: '2026-03-01' }).execute()
    expect(await send()).toEqual({ sent: 1, skipped: 0, failed: 1 })
    busy = () => false
    expect(await send()).toEqual({ sent: 1, skipped: 1, failed: 0 })
  })

  test('is tried once more when the mail server rejects its text for good, and then no more', async () => {
    await follower('ada@example.org')
    textStatus = 554
    expect(await send()).toEqual({ sent: 0, skipped: 0, failed: 1 })
    textStatus = 451
    expect(await send()).toEqual({ sent: 0, skipped: 0, failed: 1 })
    textStatus = 554
    expect(await send()).toEqual({ sent: 0, skipped: 0, failed: 1 })
    expect(await send()).toEqual({ sent: 0, skipped: 1, failed: 0 })
    expect(lines).toEqual([])
  })

  test('is not lost when the mail server does not answer', async () => {
    await follower('ada@example.org')
    expect(await send({ url: 'smtp://127.0.0.1:9' })).toMatchObject({ sent: 0, stopped: 'ESOCKET' })
    expect(await send()).toMatchObject({ sent: 1 })
  })
})
