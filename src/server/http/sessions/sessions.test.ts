import Type from 'typebox'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoint } from '#contracts/endpoint.ts'
import { DATABASES } from '../../store/testing/open-test-store.fixture.ts'
import { createTestApp, type TestApp } from '../testing/test-app.fixture.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

const me = endpoint(
  { method: 'GET', path: '/api/test/me' },
  { summary: 'Who calls', access: 'anyone', reply: Type.Union([Type.String(), Type.Null()]) },
)
const mine = endpoint({ method: 'GET', path: '/api/test/mine' }, { summary: 'Who calls', access: 'account', reply: Type.String() })

describe.each(DATABASES)('sessions on %s', (kind) => {
  let it: TestApp
  beforeAll(async () => {
    it = await createTestApp({
      kind,
      join(_app, serve) {
        serve(me, ({ account }) => account?.id ?? null)
        serve(mine, ({ account }) => account.id)
      },
    })
  })
  afterAll(() => it.close())

  async function signedIn(address?: string) {
    const account = await it.createAccount()
    const client = it.client(address)
    await client.signIn(account)
    return { account, client }
  }

  test('a user without a cookie is anonymous, and is asked to sign in where an account is needed', async () => {
    const client = it.client()
    expect((await client.get('/api/test/me')).json()).toBeNull()
    const reply = await client.get('/api/test/mine')
    expect([reply.statusCode, reply.json().error]).toEqual([401, 'Unauthorized'])
  })

  test('a session is known by its cookie, and responses that depend on it are not cached', async () => {
    const { account, client } = await signedIn()
    const reply = await client.get('/api/test/mine')
    expect(reply.json()).toBe(account.id)
    expect(reply.headers['cache-control']).toBe('private, no-store')
  })

  test('on http the cookie is HttpOnly and Lax, without Secure and without the prefix that would need it', async () => {
    const account = await it.createAccount()
    const { headers } = await it.client().get(`/test/sign-in/${account.id}`)
    expect(headers['set-cookie']).toMatch(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=7776000$/)
  })

  test('the id in the cookie is nowhere in the store', async () => {
    const { client } = await signedIn()
    const rows = await it.store.db.selectFrom('sessions').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(client.cookies.get('session'))
  })

  test.each([
    ['forged', `session=${'A'.repeat(43)}`],
    ['of another length', 'session=short'],
    ['as long as a header may be', `session=${'x'.repeat(8000)}`],
    ['with characters that no id has', `session=${'.'.repeat(43)}`],
    ['empty', 'session='],
    ['of an older kind', 'session=s%3Aabc.def; id=eyJhbGciOiJIUzI1NiJ9.e30.x'],
    ['no cookie at all', ';;;=;'],
  ])('a cookie that is %s is anonymous', async (_, cookie) => {
    const reply = await it.client().get('/api/test/me', { headers: { cookie } })
    expect([reply.statusCode, reply.json()]).toEqual([200, null])
  })

  test('a cookie with a part of an id is anonymous', async () => {
    const { client } = await signedIn()
    const id = client.cookies.get('session') ?? ''
    const reply = await it.client().get('/api/test/me', { headers: { cookie: `session=${id.slice(0, -1)}` } })
    expect(reply.json()).toBeNull()
  })

  test('signing in ends the session that the browser had', async () => {
    const { account, client } = await signedIn()
    const before = client.cookies.get('session') ?? ''
    await client.signIn(account)
    expect(client.cookies.get('session')).not.toBe(before)
    const old = await it.client().get('/api/test/me', { headers: { cookie: `session=${before}` } })
    expect(old.json()).toBeNull()
    expect(await it.services.sessions.list(account.id)).toHaveLength(1)
  })

  test('a session that is used lives longer than one that is not, but no longer than 90 days', async () => {
    const used = await signedIn()
    const unused = await signedIn()
    for (let days = 0; days < 87; days += 29) {
      it.clock.move(29 * DAY_MS)
      expect((await used.client.get('/api/test/me')).json(), `after ${days + 29} days`).toBe(used.account.id)
    }
    expect((await unused.client.get('/api/test/me')).json()).toBeNull()
    it.clock.move(3 * DAY_MS)
    expect((await used.client.get('/api/test/me')).json()).toBeNull()
  })

  test('that a session was used is written at most once in five minutes', async () => {
    const { account, client } = await signedIn()
    const seenAt = async () => (await it.services.sessions.list(account.id))[0]?.last_seen_at
    const start = await seenAt()
    it.clock.move(4 * MINUTE_MS)
    await client.get('/api/test/me')
    expect(await seenAt()).toBe(start)
    it.clock.move(MINUTE_MS)
    await client.get('/api/test/me')
    expect(await seenAt()).toBe((start ?? 0) + 5 * MINUTE_MS)
  })

  test('a clock that goes back ends no session', async () => {
    const { account, client } = await signedIn()
    it.clock.move(-40 * DAY_MS)
    expect((await client.get('/api/test/me')).json()).toBe(account.id)
    it.clock.move(40 * DAY_MS)
    expect((await client.get('/api/test/me')).json()).toBe(account.id)
  })

  test('a clock that goes back brings no session back that was found too old', async () => {
    const { client } = await signedIn()
    it.clock.move(31 * DAY_MS)
    expect((await client.get('/api/test/me')).json()).toBeNull()
    it.clock.move(-31 * DAY_MS)
    expect((await client.get('/api/test/me')).json()).toBeNull()
  })

  test('a clock that is a month ahead for a while takes no session of others with it', async () => {
    const { account, client } = await signedIn()
    it.clock.move(31 * DAY_MS)
    await signedIn()
    it.clock.move(-31 * DAY_MS)
    expect((await client.get('/api/test/me')).json()).toBe(account.id)
  })

  test('the cookie of a deleted account is an invalid session, and is removed (docs/behaviour/accounts.md 10)', async () => {
    const { account, client } = await signedIn()
    await it.store.db.deleteFrom('accounts').where('id', '=', account.id).execute()
    const reply = await client.get('/api/test/me')
    expect([reply.statusCode, reply.json().error]).toEqual([400, 'Invalid Session'])
    expect(reply.headers['set-cookie']).toContain('Max-Age=0')
    expect((await client.get('/api/test/me')).json()).toBeNull()
  })

  test('sessions are listed, the newest first, and ended one by one or all but one', async () => {
    const account = await it.createAccount()
    const clients = [it.client(), it.client(), it.client()] as const
    for (const client of clients) {
      it.clock.move(MINUTE_MS)
      await client.signIn(account)
    }
    const [newest, second] = await it.services.sessions.list(account.id)
    expect(newest?.created_at).toBe(it.clock.now())
    expect(await it.services.sessions.revoke(account.id, second?.name ?? '')).toBe(true)
    expect(await it.services.sessions.revoke(account.id, second?.name ?? '')).toBe(false)
    expect((await clients[1].get('/api/test/me')).json()).toBeNull()
    await it.services.sessions.revokeAll(account.id, newest?.name)
    expect((await clients[0].get('/api/test/me')).json()).toBeNull()
    expect((await clients[2].get('/api/test/me')).json()).toBe(account.id)
    await it.services.sessions.revokeAll(account.id)
    expect((await clients[2].get('/api/test/me')).json()).toBeNull()
  })

  test('a session of another account can not be ended by its name', async () => {
    const { account, client } = await signedIn()
    const [session] = await it.services.sessions.list(account.id)
    expect(await it.services.sessions.revoke('somebody', session?.name ?? '')).toBe(false)
    expect((await client.get('/api/test/me')).json()).toBe(account.id)
  })
})

test('on https the cookie is Secure and has the prefix that no other host can set', async () => {
  const it = await createTestApp({ kind: 'sqlite', origin: 'https://example.org' })
  const account = await it.createAccount()
  const { headers } = await it.client().get(`/test/sign-in/${account.id}`)
  expect(headers['set-cookie']).toMatch(/^__Host-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=7776000$/)
  await it.close()
})
