import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ACCOUNT_DELETION_PATH, ACCOUNT_PATH, SIGN_IN_PATH, SIGN_OUT_PATH } from '#contracts/account-paths.ts'
import { CHANGE_PASSWORD_PATH, DELETE_IDENTITY_PATH } from '#contracts/identity.ts'
import { createTestApp, createTestClock, type TestApp } from '../http/testing/test-app.fixture.ts'
import type { TestClient } from '../http/testing/test-client.fixture.ts'
import { createIdentity } from '../identity/create-identity.ts'
import { readIdentityKeys } from '../identity/identity-keys.ts'
import { DATABASES, openTestStore, type TestStore } from '../store/testing/open-test-store.fixture.ts'

const PASSWORD = 'three grey herons'

describe.each(DATABASES)('signing in at the site’s own provider, on %s', (kind) => {
  let it: TestApp
  let other: TestApp
  let store: TestStore
  let count = 0
  beforeAll(async () => {
    const clock = createTestClock()
    clock.move(Date.now() - clock.now())
    store = await openTestStore(kind, clock.now)
    const keys = await readIdentityKeys({ store, now: clock.now, randomBytes })
    const options = { kind, clock, sharedStore: store, siteName: 'Herons', signIn: { kind: 'own', keys } } as const
    it = await createTestApp(options)
    other = await createTestApp(options)
  })
  afterAll(async () => {
    await it.close()
    await other.close()
    await store.close()
  })

  test('it sends no events, so nothing is stored of those that strangers send', async () => {
    const token = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhIn0.c2lnbmF0dXJl'
    const bearer = await it.client().post('/events/fxa', { headers: { authorization: `Bearer ${token}` } })
    const pushed = await it.client().post('/events/fxa', { headers: { 'content-type': 'application/secevent+jwt' }, payload: token })
    expect([bearer.statusCode, pushed.statusCode]).toEqual([200, 400])
    expect(pushed.json()).toEqual({ err: 'invalid_request', description: 'this site accepts no events' })
    expect(await store.db.selectFrom('refused_events').select('id').execute()).toEqual([])
  })

  async function person() {
    count += 1
    const email = `person-${count}@example.org`
    const subject = await createIdentity(it.services, { email, password: PASSWORD, isVerified: false })
    return { email, subject }
  }

  /** Fills in the form of a page and sends it, as a browser without script does. */
  async function submit(client: TestClient, page: { readonly body: string }, fields: Readonly<Record<string, string>>, at: string) {
    const action = /<form[^>]* action="([^"]+)"/.exec(page.body)?.[1] ?? at
    const hidden = [...page.body.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ])
    return await client.post(action.replaceAll('&amp;', '&'), { form: { ...Object.fromEntries(hidden), ...fields } })
  }

  /** Follows redirects until there is a page, or the address that is asked for. */
  async function follow(client: TestClient, address: string, end = '') {
    let path = address
    for (let step = 0; step < 8; step++) {
      const reply = await client.get(path)
      const { location } = reply.headers
      if (location === undefined) return { reply, path }
      path = String(location).replace('http://localhost:3000', '')
      if (path === end) return { reply, path }
    }
    throw new Error('the redirects have no end')
  }

  async function signIn(client: TestClient, email: string, next = '/foo'): Promise<string> {
    const { reply, path } = await follow(client, `${SIGN_IN_PATH}?next=${next}`)
    const sent = await submit(client, reply, { email, password: PASSWORD }, path)
    const { path: end } = await follow(client, String(sent.headers.location).replace('http://localhost:3000', ''), next)
    return end
  }

  test('a user signs in with e-mail and password and ends where they began; the account is known by issuer and subject', async () => {
    const { email, subject } = await person()
    const client = it.client()
    expect(await signIn(client, email)).toBe('/foo')
    expect((await client.get('/api/v1/whoami')).json()).toMatchObject({
      username: subject,
      email,
      subscription_type: 'core',
      settings: null,
    })
    expect((await client.get(ACCOUNT_PATH)).body).toContain(CHANGE_PASSWORD_PATH)
  })

  test('signing out is not undone by one click: the provider asks for the password again', async () => {
    const { email } = await person()
    const client = it.client()
    await signIn(client, email)
    await client.post(SIGN_OUT_PATH, { form: {} })
    expect((await follow(client, SIGN_IN_PATH)).reply.body).toContain('type="password"')
  })

  test('sign-up links lead to the form for a new account', async () => {
    expect((await follow(it.client(), `${SIGN_IN_PATH}?action=signup`)).reply.body).toContain('autocomplete="new-password"')
  })

  test('what one process began another one finishes', async () => {
    const { email, subject } = await person()
    const [one, two] = [it.client(), other.client()]
    const { reply, path } = await follow(one, SIGN_IN_PATH)
    for (const [name, value] of one.cookies) two.cookies.set(name, value)
    const sent = await submit(two, reply, { email, password: PASSWORD }, path)
    for (const [name, value] of two.cookies) one.cookies.set(name, value)
    await follow(one, String(sent.headers.location).replace('http://localhost:3000', ''), '/')
    expect((await one.get('/api/v1/whoami')).json().username).toBe(subject)
  })

  test('a changed password ends the sessions elsewhere', async () => {
    const { email } = await person()
    const [here, elsewhere] = [it.client(), it.client()]
    await signIn(here, email)
    await signIn(elsewhere, email)
    const page = await here.get(CHANGE_PASSWORD_PATH)
    const done = await submit(here, page, { current: PASSWORD, password: 'four white herons' }, CHANGE_PASSWORD_PATH)
    expect(done.statusCode).toBe(200)
    const names = await Promise.all([here, elsewhere].map(async (client) => (await client.get('/api/v1/whoami')).json().username))
    expect(names).toEqual([expect.any(String), null])
  })

  test('the deletion of an account is that of its identity, for now: another provider may come', async () => {
    const client = it.client()
    await signIn(client, (await person()).email)
    const reply = await client.get(`${ACCOUNT_DELETION_PATH}?locale=fr`)
    expect([reply.statusCode, reply.headers.location]).toEqual([307, `${DELETE_IDENTITY_PATH}?locale=fr`])
  })

  test('who deletes their identity has no account any more', async () => {
    const { email, subject } = await person()
    const client = it.client()
    await signIn(client, email)
    const done = await submit(client, await client.get(DELETE_IDENTITY_PATH), { current: PASSWORD }, DELETE_IDENTITY_PATH)
    expect(done.statusCode).toBe(200)
    expect(await store.db.selectFrom('accounts').select('id').where('subject', '=', String(subject)).execute()).toEqual([])
  })
})
