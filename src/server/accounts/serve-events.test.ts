import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestClient } from '../http/testing/test-client.fixture.ts'
import { inParallel } from '../store/testing/in-parallel.fixture.ts'
import { hashToken } from './read-event.ts'
import { type AccountsApp, createAccountsApp, PLACES } from './testing/accounts-app.fixture.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** The numbers of the tests are those of the rules in docs/behaviour/account-events.md. */
describe.each(PLACES)('events of the provider, on %s', (kind) => {
  let it: AccountsApp
  let client: TestClient
  let subject: string
  let count = 0
  beforeAll(async () => {
    it = await createAccountsApp({ kind })
  })
  afterAll(() => it.close())
  beforeEach(async () => {
    count += 1
    subject = `person-${count}`
    client = await it.signInAs({ sub: subject, email: `${subject}@example.org`, subscriptions: ['mdn_plus_5m'] })
  })

  const send = (token: string) =>
    it.client().post('/events/fxa', { headers: { authorization: `Bearer ${token}`, origin: 'https://provider.example' } })
  const tell = async (events: Readonly<Record<string, unknown>>, claims = {}) => await send(await it.provider.event(events, claims))
  const subscription = (capabilities: readonly string[], changeTime: number, isActive = true) => ({
    'subscription-state-change': { capabilities, isActive, changeTime },
  })
  const whoami = async () => (await client.get('/api/v1/whoami')).json()
  const plan = async () => (await whoami()).subscription_type
  const statuses = async () =>
    (await it.store.db.selectFrom('account_events').select('status').where('subject', '=', subject).orderBy('received_at').execute()).map(
      ({ status }) => status,
    )
  const transitions = async () =>
    await it.store.db
      .selectFrom('plan_transitions')
      .innerJoin('accounts', 'accounts.id', 'plan_transitions.account_id')
      .select(['old_plan', 'new_plan', 'changed_at'])
      .where('subject', '=', subject)
      .orderBy('changed_at')
      .execute()
  const rejected = async (token: string) =>
    await it.store.db.selectFrom('refused_events').select('reason').where('token_hash', '=', hashToken(token)).execute()

  test('1: a change from 5m to 10m shows in whoami; the same change again is ignored', async () => {
    const at = it.clock.now()
    const reply = await tell(subscription(['mdn_plus_10m'], at))
    expect([reply.statusCode, reply.body, await plan()]).toEqual([200, '', 'mdn_plus_10m'])
    await tell(subscription(['mdn_plus_5y'], at))
    expect([await plan(), (await statuses()).toSorted()]).toEqual(['mdn_plus_10m', ['ignored', 'processed']])
  })

  test('a change that happened before one that is known does nothing', async () => {
    const at = it.clock.now()
    await tell(subscription(['mdn_plus_10y'], at))
    await tell(subscription(['mdn_plus_5y'], at - 1))
    expect(await plan()).toBe('mdn_plus_10y')
  })

  test('2, 3: no capabilities, or a subscription that is not active, are core', async () => {
    const at = it.clock.now()
    await tell(subscription([], at))
    expect(await plan()).toBe('core')
    await tell(subscription(['mdn_plus_10m'], at + 1))
    await tell(subscription(['mdn_plus_10m'], at + 2, false))
    expect(await plan()).toBe('core')
  })

  test('4: of unknown and 10m, 10m counts', async () => {
    await tell(subscription(['something', 'mdn_plus_10m'], it.clock.now()))
    expect(await plan()).toBe('mdn_plus_10m')
  })

  test('5: transitions are recorded when the plan that counts changes, with the time of the change', async () => {
    const at = it.clock.now()
    await tell(subscription(['mdn_plus_5m'], at))
    expect(await transitions()).toEqual([])
    await tell(subscription(['mdn_plus_10m'], at + 1))
    expect(await transitions()).toEqual([{ old_plan: 'mdn_plus_5m', new_plan: 'mdn_plus_10m', changed_at: at + 1 }])
    await it.store.db.updateTable('accounts').set({ enforced_plan: 'mdn_plus_10y' }).where('subject', '=', subject).execute()
    await tell(subscription([], at + 2))
    expect([await transitions(), await plan()]).toMatchObject([{ length: 1 }, 'mdn_plus_10y'])
  })

  test('6: a token with a wrong signature is 200, changes nothing, and of it a hash is stored', async () => {
    const token = await it.provider.forged(subscription(['mdn_plus_10y'], it.clock.now()))
    expect([(await send(token)).statusCode, await plan()]).toEqual([200, 'mdn_plus_5m'])
    expect(await rejected(token)).toEqual([{ reason: 'ERR_JWS_SIGNATURE_VERIFICATION_FAILED' }])
    const all = JSON.stringify(await it.store.db.selectFrom('refused_events').selectAll().execute())
    expect(all).not.toContain(token.slice(0, 40))
    expect(all).not.toContain(subject)
  })

  test('7: another audience or none is rejected; a list with ours is taken', async () => {
    const at = it.clock.now()
    await tell(subscription(['mdn_plus_10y'], at), { aud: 'another-site' })
    await tell(subscription(['mdn_plus_10y'], at), { aud: undefined })
    expect([await plan(), await statuses()]).toEqual(['mdn_plus_5m', []])
    await tell(subscription(['mdn_plus_10y'], at), { aud: ['another-site', 'the-site'] })
    expect(await plan()).toBe('mdn_plus_10y')
  })

  test.each([
    ['another issuer', { iss: 'https://other.example' }],
    ['no id', { jti: undefined }],
    ['no subject', { sub: undefined }],
    ['no time', { iat: undefined }],
    ['a NUL in the id', { jti: 'a\0b' }],
    ['an id of 300 characters', { jti: 'a'.repeat(300) }],
  ])('a token with %s is rejected', async (_name, claims) => {
    const token = await it.provider.event(subscription(['mdn_plus_10y'], it.clock.now()), { sub: subject, ...claims })
    expect([(await send(token)).statusCode, await plan()]).toEqual([200, 'mdn_plus_5m'])
    expect(await rejected(token)).toHaveLength(1)
  })

  test('a token from the future or older than a week is rejected; clocks may differ by minutes', async () => {
    const at = it.clock.now()
    for (const iat of [at + 6 * MINUTE_MS, at - 8 * DAY_MS]) await tell(subscription(['mdn_plus_10y'], at), { iat: iat / 1000 })
    expect(await plan()).toBe('mdn_plus_5m')
    await tell(subscription(['mdn_plus_10m'], at), { iat: (at - 6 * DAY_MS) / 1000 })
    expect(await plan()).toBe('mdn_plus_10m')
    await tell(subscription(['mdn_plus_10y'], at + 1), { iat: (at + 4 * MINUTE_MS) / 1000 })
    expect(await plan()).toBe('mdn_plus_10y')
  })

  test.each(['', 'Basic YTpi', 'Bearer', 'Bearer a.b', 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJhIn0.'])(
    'without a token that can be read: "%.40s"',
    async (authorization) => {
      const reply = await it.client().post('/events/fxa', { headers: authorization === '' ? {} : { authorization } })
      expect(reply.statusCode).toBe(authorization === '' ? 401 : 200)
      expect(reply.body === '' ? undefined : reply.json().error).toBe(authorization === '' ? 'Unauthorized' : undefined)
    },
  )

  const push = (payload: string) => it.client().post('/events/fxa', { headers: { 'content-type': 'application/secevent+jwt' }, payload })

  test('a token that is pushed in the body (RFC 8935) is 202 and counts', async () => {
    const token = await it.provider.event(subscription(['mdn_plus_10m'], it.clock.now()))
    const reply = await push(token)
    expect([reply.statusCode, reply.body, await plan(), await statuses()]).toEqual([202, '', 'mdn_plus_10m', ['processed']])
    expect((await push(`${token}\n`)).statusCode).toBe(202)
    expect(await statuses()).toEqual(['processed'])
  })

  test('a pushed token that is rejected gets 400 with the reason, in the words of RFC 8935', async () => {
    const token = await it.provider.forged(subscription(['mdn_plus_10y'], it.clock.now()))
    const reply = await push(token)
    expect([reply.statusCode, reply.json(), await plan()]).toEqual([
      400,
      { err: 'invalid_request', description: 'ERR_JWS_SIGNATURE_VERIFICATION_FAILED' },
      'mdn_plus_5m',
    ])
    expect(reply.headers['content-language']).toBe('en')
    for (const none of ['no token', `${'a'.repeat(20_000)}.a.a`])
      expect((await push(none)).json()).toMatchObject({ description: 'not a signed token' })
    expect(await rejected(token)).toHaveLength(1)
  })

  test('a bearer next to an empty body of that type is a bearer; without one, it is 401', async () => {
    const headers = { 'content-type': 'application/secevent+jwt' }
    const authorization = `Bearer ${await it.provider.event(subscription(['mdn_plus_10m'], it.clock.now()))}`
    const reply = await it.client().post('/events/fxa', { headers: { ...headers, authorization }, payload: '' })
    expect([reply.statusCode, await plan()]).toEqual([200, 'mdn_plus_10m'])
    expect((await it.client().post('/events/fxa', { headers, payload: '' })).statusCode).toBe(401)
  })

  test('no other call takes such a body', async () => {
    const headers = { 'content-type': 'application/secevent+jwt' }
    for (const path of ['/api/v1/plus/settings/', '/api/v1/ping', '/users/account/sessions/'])
      expect((await client.post(path, { headers, payload: 'a.b.c' })).statusCode, path).toBe(415)
  })

  test.each([
    ['none', undefined],
    ['HS256', 'first'],
    ['RS256', 'another'],
    ['PS256', 'first'],
  ])('a token by the algorithm %s with the key %s is rejected', async (alg, kid) => {
    const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
    const token = `${part({ alg, kid })}.${part({ sub: subject, iss: it.provider.settings.issuer, aud: 'the-site' })}.${alg === 'none' ? '' : part(1)}`
    expect((await send(token)).statusCode).toBe(200)
    expect(await rejected(token)).toMatchObject([{ reason: expect.stringMatching(/^ERR_J/) }])
  })

  test('the same token 20 times at once is processed once', async () => {
    const token = await it.provider.event(subscription(['mdn_plus_10m'], it.clock.now()))
    const replies = await inParallel(20, () => send(token))
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect([await statuses(), (await transitions()).length]).toEqual([['processed'], 1])
  })

  test('20 different events at once end with the one that happened last', async () => {
    const at = it.clock.now()
    const tokens = await inParallel(20, (index) =>
      it.provider.event(subscription([index === 19 ? 'mdn_plus_10y' : 'mdn_plus_10m'], at + index)),
    )
    await inParallel(20, (index) => send(tokens[index] ?? ''))
    expect(await plan()).toBe('mdn_plus_10y')
  })

  test('8: a deleted user is gone with all that belongs to them, and their cookie is 400 afterwards', async () => {
    await client.post('/api/v1/plus/settings/', { json: { ai_help_history: true } })
    await client.post('/api/v1/ping', { form: {} })
    const { id } = await it.store.db.selectFrom('accounts').select('id').where('subject', '=', subject).executeTakeFirstOrThrow()
    const token = await it.provider.event({ 'delete-user': {} })
    await send(token)
    const reply = await client.get('/api/v1/whoami')
    expect([reply.statusCode, reply.json()]).toMatchObject([400, { error: 'Invalid Session' }])
    for (const table of ['account_settings', 'activity_pings', 'plan_transitions'] as const) {
      expect(await it.store.db.selectFrom(table).select('account_id').where('account_id', '=', id).execute()).toEqual([])
    }
    expect(await statuses()).toEqual([])
    const audit = await it.store.db.selectFrom('audit_log').selectAll().where('target', '=', id).execute()
    expect(audit).toMatchObject([{ actor: 'provider', action: 'account.delete', details: '{}' }])
    await it.signInAs({ sub: subject, email: 'again@example.org' }, client)
    await send(token)
    expect((await whoami()).email).toBe('again@example.org')
  })

  test('9: a profile that changed with its new address shows it at once', async () => {
    await tell({ 'profile-change': { email: 'new@example.org' } })
    expect([(await whoami()).email, await statuses()]).toEqual(['new@example.org', ['processed']])
  })

  test('9: a profile that changed in a way the event does not say is asked for', async () => {
    it.provider.people.set(subject, { sub: subject, email: 'asked@example.org', picture: 'https://pictures.example/b.png' })
    expect((await tell({ 'profile-change': {} })).statusCode).toBe(200)
    await expect.poll(async () => (await whoami()).email).toBe('asked@example.org')
    await expect.poll(statuses).toEqual(['processed'])
  })

  test('a profile that can not be asked for is left as it is, and the event has failed', async () => {
    it.provider.people.delete(subject)
    await tell({ 'profile-change': {} })
    await expect.poll(statuses).toEqual(['failed'])
    expect((await whoami()).email).toBe(`${subject}@example.org`)
  })

  test('10: who becomes core sees ads again, and keeps their history', async () => {
    await client.post('/api/v1/plus/settings/', { json: { no_ads: true, ai_help_history: true } })
    await tell(subscription([], it.clock.now()))
    expect((await whoami()).settings).toMatchObject({ no_ads: false, ai_help_history: true })
  })

  test('a changed password ends the sessions that were there, not those after it', async () => {
    const before = it.clock.now()
    it.clock.move(1000)
    const after = await it.signInAs({ sub: subject, email: `${subject}@example.org` })
    await tell({ 'password-change': { changeTime: before } })
    expect([(await whoami()).username, (await after.get('/api/v1/whoami')).json().username]).toEqual([null, subject])
  })

  test('an event of someone who is not known is ignored', async () => {
    const reply = await tell(subscription(['mdn_plus_10m'], it.clock.now()), { sub: 'nobody' })
    expect(reply.statusCode).toBe(200)
    expect(await it.store.db.selectFrom('account_events').select('status').where('subject', '=', 'nobody').execute()).toEqual([
      { status: 'ignored' },
    ])
  })

  test('a token with an event that no one knows, and one with several, are taken', async () => {
    expect((await tell({ 'something-else': {} })).statusCode).toBe(200)
    await tell({ ...subscription(['mdn_plus_10m'], it.clock.now()), 'profile-change': { email: 'both@example.org' } })
    expect(await whoami()).toMatchObject({ email: 'both@example.org', subscription_type: 'mdn_plus_10m' })
  })

  test('GET is 405', async () => {
    expect((await it.client().get('/events/fxa')).statusCode).toBe(405)
  })
})

test('while the keys of the provider can not be loaded, an event is 503, so that it is sent again', async () => {
  const it = await createAccountsApp({ kind: 'sqlite' })
  const { provider } = it
  provider.person = { sub: 'ada', email: 'ada@example.org' }
  const headers = { authorization: `Bearer ${await provider.event({ 'delete-user': {} })}` }
  const { settings } = provider
  await provider.stop()
  const reply = await it.client().post('/events/fxa', { headers })
  expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '60'])
  expect(reply.body).not.toContain(settings.issuer)
  await it.close()
})
