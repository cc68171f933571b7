import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SIGN_IN_CALLBACK_PATH, SIGN_IN_PATH, SIGN_IN_SILENT_PATH, SIGN_OUT_PATH } from '#contracts/account-paths.ts'
import { createTestApp } from '../http/testing/test-app.fixture.ts'
import { inParallel } from '../store/testing/in-parallel.fixture.ts'
import { type AccountsApp, createAccountsApp, ORIGIN, PLACES } from './testing/accounts-app.fixture.ts'
import { TEST_CLIENT } from './testing/outside-provider.fixture.ts'

const ADA = { sub: 'ada', email: 'ada@example.org', picture: 'https://pictures.example/ada.png' }

/** The numbers of the tests are those of the rules in docs/behaviour/accounts.md. */
describe.each(PLACES)('signing in at another provider, on %s', (kind) => {
  let it: AccountsApp
  beforeAll(async () => {
    it = await createAccountsApp({ kind })
  })
  afterAll(() => it.close())

  /** A browser that has been at the provider and comes back with this address. */
  async function comeBack(path = SIGN_IN_PATH) {
    const client = it.client()
    const begun = await client.get(path)
    return { client, back: await it.provider.follow(String(begun.headers.location)) }
  }

  test('11: authenticate redirects to the provider with state, nonce, PKCE, scope and offline access, and keeps the attempt for 15 minutes', async () => {
    const reply = await it.client().get(`${SIGN_IN_PATH}?next=/foo`, { headers: { 'accept-language': 'de' } })
    expect(reply.statusCode).toBe(307)
    expect(reply.headers['cache-control']).toBe('private, no-store')
    const url = new URL(String(reply.headers.location))
    expect(url.origin).toBe(it.provider.settings.issuer)
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: TEST_CLIENT.id,
      response_type: 'code',
      scope: 'openid email profile offline_access',
      access_type: 'offline',
      redirect_uri: `${ORIGIN}${SIGN_IN_CALLBACK_PATH}`,
      code_challenge_method: 'S256',
      ui_locales: 'de',
    })
    for (const name of ['state', 'nonce', 'code_challenge']) expect(url.searchParams.get(name)).toMatch(/^[\w-]{43}$/)
    const [cookie] = reply.cookies
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', maxAge: 900 })
    expect(JSON.stringify(cookie)).not.toContain(url.searchParams.get('state'))
  })

  test('12: a good callback redirects to / with a session, and the cookie of the attempt goes', async () => {
    it.provider.person = ADA
    const { client, back } = await comeBack()
    const reply = await client.get(back)
    expect([reply.statusCode, reply.headers.location]).toEqual([307, `${ORIGIN}/`])
    expect([...client.cookies.keys()]).toEqual(['session'])
    expect((await client.get('/api/v1/whoami')).json()).toMatchObject({ username: 'ada', is_authenticated: true })
  })

  test.each([
    ['13: next=/foo', '/foo', '/foo'],
    ['14: next=https://other/…', 'https://other.example/foo', '/'],
    ['15: next=//other/…', '//other.example/foo', '/'],
    ['16: next=origin//other/…', `${ORIGIN}//other.example/foo`, '/other.example/foo'],
    ['a backslash', '/\\other.example', '/'],
  ])('%s stays on the site', async (_name, next, path) => {
    it.provider.person = ADA
    const { client, back } = await comeBack(`${SIGN_IN_PATH}?next=${encodeURIComponent(next)}`)
    expect((await client.get(back)).headers.location).toBe(`${ORIGIN}${path}`)
  })

  test('17: no-prompt carries prompt=none and the hint', async () => {
    const reply = await it.client().get(`${SIGN_IN_SILENT_PATH}?email=ada%40example.org&next=/foo`)
    const query = new URL(String(reply.headers.location)).searchParams
    expect([reply.statusCode, query.get('prompt'), query.get('login_hint')]).toEqual([307, 'none', 'ada@example.org'])
  })

  test('a hint that is no address is left out', async () => {
    const reply = await it.client().get(`${SIGN_IN_SILENT_PATH}?email=a%00b`)
    expect(new URL(String(reply.headers.location)).searchParams.has('login_hint')).toBe(false)
  })

  test('18: a callback without the cookie is 401, a page for users and JSON for programs', async () => {
    it.provider.person = ADA
    const { back } = await comeBack()
    const page = await it.client().get(back, { headers: { accept: 'text/html', 'accept-language': 'de' } })
    expect(page.statusCode).toBe(401)
    expect(page.body).toContain('Diese Anmeldung ist abgelaufen')
    expect(page.body).toContain(`href="${SIGN_IN_PATH}?next=%2F"`)
    const json = await it.client().get(back, { headers: { accept: 'application/json' } })
    expect([json.statusCode, json.json()]).toMatchObject([401, { code: 401, error: 'Unauthorized' }])
  })

  test('19: a callback with another state is 401, and so are none and two', async () => {
    it.provider.person = ADA
    const { client, back } = await comeBack()
    for (const change of [
      back.replace(/state=[^&]+/, 'state=another'),
      back.replace(/state=[^&]+/, ''),
      back.replace(/state=/, 'state=x&state='),
      SIGN_IN_CALLBACK_PATH,
    ]) {
      expect((await client.get(change)).statusCode).toBe(401)
    }
    expect((await client.get('/api/v1/whoami')).json().username).toBeNull()
  })

  test('20: an error of the provider with a good state redirects to next, without a session', async () => {
    it.provider.person = undefined
    const { client, back } = await comeBack(`${SIGN_IN_PATH}?next=/foo`)
    expect(back).toContain('error=access_denied')
    const reply = await client.get(back)
    expect([reply.statusCode, reply.headers.location, client.cookies.size]).toEqual([307, `${ORIGIN}/foo`, 0])
  })

  test('21: POST logout redirects to / or to next on this site, then whoami is anonymous; GET logout is 405', async () => {
    const client = await it.signInAs(ADA)
    const out = await client.post(SIGN_OUT_PATH, { form: {} })
    expect([out.statusCode, out.headers.location]).toEqual([302, `${ORIGIN}/`])
    expect((await client.get('/api/v1/whoami')).json().username).toBeNull()
    expect((await client.post(SIGN_OUT_PATH, { form: { next: '/de/' } })).headers.location).toBe(`${ORIGIN}/de/`)
    expect((await client.post(SIGN_OUT_PATH, { form: { next: '//other.example' } })).headers.location).toBe(`${ORIGIN}/`)
    expect((await client.get(SIGN_OUT_PATH)).statusCode).toBe(405)
  })

  test('38: scripts learn of a sign-out for a minute, until someone signs in', async () => {
    const client = await it.signInAs(ADA)
    expect(client.cookies.has('signed-out')).toBe(false)
    const out = await client.post(SIGN_OUT_PATH, { form: {} })
    expect(out.headers['set-cookie']).toContainEqual(
      expect.stringMatching(/^signed-out=1; Path=\/; SameSite=Lax(?:; Secure)?; Max-Age=60$/),
    )
    expect([...client.cookies.keys()]).toEqual(['signed-out'])
    const begun = await client.get(SIGN_IN_PATH)
    await client.get(await it.provider.follow(String(begun.headers.location)))
    expect([client.cookies.size, client.cookies.has('signed-out')]).toEqual([1, false])
  })

  test('another site can not sign a user out', async () => {
    const client = await it.signInAs(ADA)
    expect((await client.post(SIGN_OUT_PATH, { form: {}, headers: { origin: 'https://other.example' } })).statusCode).toBe(403)
    expect((await client.get('/api/v1/whoami')).json().username).toBe('ada')
  })

  test('two tabs sign in at once, and each ends where it began', async () => {
    it.provider.person = ADA
    const client = it.client()
    const begun = [await client.get(`${SIGN_IN_PATH}?next=/one`), await client.get(`${SIGN_IN_PATH}?next=/two`)]
    const backs = await Promise.all(begun.map(({ headers }) => it.provider.follow(String(headers.location))))
    const ends = [await client.get(backs[0] ?? ''), await client.get(backs[1] ?? '')]
    expect(ends.map(({ headers }) => headers.location)).toEqual([`${ORIGIN}/one`, `${ORIGIN}/two`])
  })

  test('a code works once', async () => {
    it.provider.person = ADA
    const { client, back } = await comeBack()
    const cookies = new Map(client.cookies)
    await client.get(back)
    const again = it.client()
    for (const [name, value] of cookies) again.cookies.set(name, value)
    const reply = await again.get(back)
    expect([reply.statusCode, again.cookies.has('session')]).toEqual([401, false])
    expect(reply.body).toContain('Login failed')
  })

  test('the code of one browser is worth nothing in another', async () => {
    it.provider.person = ADA
    const [mine, theirs] = [await comeBack(), await comeBack()]
    expect((await theirs.client.get(mine.back)).statusCode).toBe(401)
  })

  test('an attempt that took longer than 15 minutes is 401', async () => {
    it.provider.person = ADA
    const { client, back } = await comeBack()
    it.clock.move(15 * 60_000)
    expect((await client.get(back)).statusCode).toBe(401)
    it.clock.move(-15 * 60_000)
  })

  test('signing in begins a new session and ends the previous one', async () => {
    const client = await it.signInAs(ADA)
    const previous = client.cookies.get('session')
    await it.signInAs(ADA, client)
    expect(client.cookies.get('session')).not.toBe(previous)
    const other = it.client()
    other.cookies.set('session', previous ?? '')
    expect((await other.get('/api/v1/whoami')).json().username).toBeNull()
  })

  test('20 who sign in as the same person at once have one account', async () => {
    it.provider.person = { sub: 'grace', email: 'grace@example.org' }
    const visits: Awaited<ReturnType<typeof comeBack>>[] = []
    for (let visit = 0; visit < 20; visit++) visits.push(await comeBack())
    const replies = await inParallel(20, async (index) => visits[index]?.client.get(visits[index].back))
    expect(new Set(replies.map((reply) => reply?.statusCode))).toEqual(new Set([307]))
    const rows = await it.store.db.selectFrom('accounts').select('id').where('subject', '=', 'grace').execute()
    expect(rows).toHaveLength(1)
  })

  test('the same address at another provider, and the same person with another address, are known by issuer and subject', async () => {
    await it.signInAs({ sub: 'one', email: 'same@example.org' })
    await it.signInAs({ sub: 'two', email: 'same@example.org' })
    await it.signInAs({ sub: 'one', email: 'New@Example.org' })
    const rows = await it.store.db
      .selectFrom('accounts')
      .select(['subject', 'email', 'email_key'])
      .where('subject', 'in', ['one', 'two'])
      .orderBy('subject')
      .execute()
    expect(rows).toEqual([
      { subject: 'one', email: 'New@Example.org', email_key: 'new@example.org' },
      { subject: 'two', email: 'same@example.org', email_key: 'same@example.org' },
    ])
  })

  test('7, 8: of two plans the lower one counts, unknown ones are core; signing in again keeps staff and an enforced plan', async () => {
    const client = await it.signInAs({ sub: 'joan', email: 'j@example.org', subscriptions: ['mdn_plus_10y', 'mdn_plus_5y'] })
    expect((await client.get('/api/v1/whoami')).json()).toMatchObject({ subscription_type: 'mdn_plus_5y', is_subscriber: true })
    await it.store.db.updateTable('accounts').set({ is_staff: 1, enforced_plan: 'mdn_plus_10m' }).where('subject', '=', 'joan').execute()
    await it.signInAs({ sub: 'joan', email: 'j@example.org', subscriptions: ['something'] }, client)
    expect((await client.get('/api/v1/whoami')).json()).toMatchObject({ subscription_type: 'mdn_plus_10m', is_staff: true })
    const row = await it.store.db.selectFrom('accounts').select(['plan', 'enforced_plan']).where('subject', '=', 'joan').executeTakeFirst()
    expect(row).toEqual({ plan: 'core', enforced_plan: 'mdn_plus_10m' })
  })

  test('a refresh token rests encrypted', async () => {
    await it.signInAs(ADA)
    const row = await it.store.db.selectFrom('accounts').select('refresh_token').where('subject', '=', 'ada').executeTakeFirstOrThrow()
    expect(row.refresh_token).toMatch(/^[\w-]{1,16}\.[\w-]{60,}$/)
  })
})

test('a visit by another name of the host is sent to the site before it signs in', async () => {
  const it = await createAccountsApp({ kind: 'sqlite' })
  const reply = await it.client().get(`${SIGN_IN_PATH}?next=/foo`, { headers: { host: '127.0.0.1:3000' } })
  expect([reply.statusCode, String(reply.headers.location).startsWith(`${ORIGIN}${SIGN_IN_PATH}?next=`)]).toEqual([307, true])
  await it.close()
})

test('on a plain http origin that is not of this machine a page says why no one signs in', async () => {
  const it = await createAccountsApp({ kind: 'sqlite', origin: 'http://docs.example.org' })
  const reply = await it.client().get(SIGN_IN_PATH)
  expect(reply.statusCode).toBe(403)
  expect(reply.body).toContain('http://docs.example.org')
  await it.close()
})

test('a provider that is not there is 503 with a page, the operator reads which, and signing in works when it is back', async () => {
  const lines: string[] = []
  const provider = { issuer: 'http://127.0.0.1:1', clientId: TEST_CLIENT.id, clientSecret: TEST_CLIENT.secret, scopes: 'openid email' }
  let isBack = false
  const metadata = { issuer: provider.issuer, authorization_endpoint: `${provider.issuer}/auth`, response_types_supported: ['code'] }
  const fetchThere = async (): Promise<Response> => {
    if (!isBack) throw new TypeError('fetch failed', { cause: Object.assign(new Error('rejected'), { code: 'ECONNREFUSED' }) })
    return Response.json(metadata)
  }
  const it = await createTestApp({
    kind: 'sqlite',
    siteName: 'Herons',
    report: (line) => lines.push(line),
    signIn: { kind: 'outside', provider: { ...provider, fetch: fetchThere } },
  })
  const reply = await it.client().get(SIGN_IN_PATH, { headers: { accept: 'text/html' } })
  expect(reply.statusCode).toBe(503)
  expect(reply.body).toContain('Login is not possible right now')
  expect(lines.join('\n')).toContain('sign-in failed: the provider http://127.0.0.1:1 did not deliver its configuration')
  expect(lines.join('\n')).toContain('ECONNREFUSED')
  expect(lines.join('\n')).not.toContain(TEST_CLIENT.secret)
  isBack = true
  expect((await it.client().get(SIGN_IN_PATH)).statusCode).toBe(307)
  await it.close()
})
