import { createLocalJWKSet, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASES } from '../store/testing/open-test-store.fixture.ts'
import {
  actionOf,
  authorizationUrl,
  beginSignIn,
  createIdentityApp,
  exchangeCode,
  followToSite,
  type IdentityApp,
  ISSUER,
  PASSWORD,
  pathOf,
  sendForm,
  signUp,
  subjectOf,
  tokenOf,
} from './testing/identity-app.fixture.ts'

describe.each(DATABASES)('the provider on %s', (kind) => {
  let site: IdentityApp
  beforeAll(async () => {
    site = await createIdentityApp({ kind })
  })
  afterAll(async () => await site.close())

  test('a sign-up ends at the site with a code that is good for an ID token and claims', async () => {
    const client = site.client()
    const { page, verifier } = await beginSignIn(client, { prompt: 'create' })
    const answer = await sendForm(client, `${page}/sign-up`, { email: 'Ada@Example.org', password: PASSWORD })
    const callback = await followToSite(client, answer)
    expect(callback.pathname).toBe('/users/fxa/login/callback/')
    expect(callback.searchParams.get('state')).toBe('state-1')
    expect(callback.searchParams.get('iss')).toBe(ISSUER)

    const tokens = (await exchangeCode(site, callback.searchParams.get('code') ?? '', verifier)).json()
    const keys = createLocalJWKSet((await site.app.inject('/identity/jwks')).json())
    const { payload } = await jwtVerify(tokens.id_token, keys, { issuer: ISSUER, audience: 'site' })
    expect(payload).toMatchObject({ sub: await subjectOf(site.store, 'ada@example.org'), nonce: 'nonce-1' })
    expect(tokens.refresh_token).toBeUndefined()

    const claims = await site.app.inject({ url: '/identity/userinfo', headers: { authorization: `Bearer ${tokens.access_token}` } })
    expect(claims.json()).toEqual({ sub: payload.sub, email: 'Ada@Example.org', email_verified: false })
  })

  test('who signs in gives the password each time', async () => {
    const client = site.client()
    await signUp(client, 'each@example.org')
    const again = await beginSignIn(client)
    expect(again.page).toMatch(/^\/identity\/interaction\/[\w-]+$/)
    const callback = await followToSite(client, await sendForm(client, again.page, { email: 'each@example.org', password: PASSWORD }))
    expect(callback.searchParams.get('code')).not.toBeNull()
    expect([...client.cookies.keys()].filter((name) => name.startsWith('identity-session'))).toEqual([])
  })

  test('a silent sign-in is answered with login_required', async () => {
    const reply = await site.client().get(authorizationUrl({ prompt: 'none', code_challenge: 'c'.repeat(43) }))
    expect(new URL(reply.headers.location ?? '').searchParams.get('error')).toBe('login_required')
  })

  test('a sign-in without PKCE is rejected', async () => {
    const reply = await site.client().get(authorizationUrl({ code_challenge_method: '' }))
    expect(new URL(reply.headers.location ?? '').searchParams.get('error')).toBe('invalid_request')
  })

  test('a code works once, and not with another verifier', async () => {
    const client = site.client()
    await signUp(client, 'code@example.org')
    const { page, verifier } = await beginSignIn(client)
    const callback = await followToSite(client, await sendForm(client, page, { email: 'code@example.org', password: PASSWORD }))
    const code = callback.searchParams.get('code') ?? ''
    expect((await exchangeCode(site, code, 'x'.repeat(43))).json()).toMatchObject({ error: 'invalid_grant' })
    const answers = await Promise.all(Array.from({ length: 5 }, async () => (await exchangeCode(site, code, verifier)).statusCode))
    expect(answers.toSorted()).toEqual([200, 400, 400, 400, 400])
  })

  test('a wrong password and an unknown address are distinguished by nothing', async () => {
    const client = site.client()
    await signUp(client, 'known@example.org')
    const { page } = await beginSignIn(client)
    const wrong = await sendForm(client, page, { email: 'known@example.org', password: 'not the one' })
    const unknown = await sendForm(client, page, { email: 'other@example.org', password: 'not the one' })
    expect([wrong.statusCode, unknown.statusCode]).toEqual([400, 400])
    expect(wrong.body).toContain('The e-mail address or the password is not right.')
    expect(wrong.body).toContain('<title>Error: Log in')
    expect(wrong.body.replaceAll('known@', '')).toBe(unknown.body.replaceAll('other@', ''))
  })

  test('the title of the page is marked as wrong for each thing that is, and not before', async () => {
    const client = site.client()
    const { page } = await beginSignIn(client)
    expect((await client.get(page)).body).toContain('<title>Log in')
    const noAddress = await sendForm(client, page, { email: 'ada', password: PASSWORD })
    const noPassword = await sendForm(client, page, { email: 'ada@example.org', password: '' })
    expect([noAddress, noPassword].map(({ body }) => /<title>Error: Log in/.test(body))).toEqual([true, true])
  })

  test('a form from nowhere is not taken, and the user may send it again', async () => {
    const client = site.client()
    await signUp(client, 'forged@example.org')
    const { page } = await beginSignIn(client)
    const reply = await client.post(`${page}/sign-in`, { form: { email: 'forged@example.org', password: PASSWORD, token: 'x' } })
    expect(reply.statusCode).toBe(400)
    expect(reply.body).toContain('This form was open for too long.')
  })

  test('a form that another site sends is rejected', async () => {
    const client = site.client()
    const { page } = await beginSignIn(client)
    const shown = await client.get(page)
    const form = { email: 'a@example.org', password: PASSWORD, token: tokenOf(shown.body) }
    const reply = await client.post(actionOf(shown.body), { form, headers: { origin: 'https://evil.example' } })
    expect(reply.statusCode).toBe(403)
  })

  test('another browser has no part in a sign-in', async () => {
    const { page } = await beginSignIn(site.client())
    expect((await site.client().get(page)).statusCode).toBe(410)
  })

  test('two sign-ins of one browser stand next to each other', async () => {
    const [one, two] = [site.client(), site.client()]
    await signUp(one, 'tabs@example.org')
    const first = await beginSignIn(one)
    const second = await beginSignIn(two)
    expect(pathOf(await sendForm(two, second.page, { email: 'tabs@example.org', password: PASSWORD }))).toMatch(/^\/identity\/auth\//)
    expect(pathOf(await sendForm(one, first.page, { email: 'tabs@example.org', password: PASSWORD }))).toMatch(/^\/identity\/auth\//)
  })

  test('a finished sign-in can be neither opened nor sent again', async () => {
    const client = site.client()
    await signUp(client, 'replay@example.org')
    const { page } = await beginSignIn(client)
    const shown = await client.get(page)
    const cookies = new Map(client.cookies)
    const form = { token: tokenOf(shown.body), email: 'replay@example.org', password: PASSWORD }
    const sent = await client.post(actionOf(shown.body), { form })
    await followToSite(client, sent)
    for (const [name, value] of cookies) client.cookies.set(name, value)
    const opened = await client.get(page)
    expect(opened.statusCode).toBe(410)
    expect(opened.body).toContain('This login has ended')
    expect((await client.post(actionOf(shown.body), { form })).statusCode).toBe(410)
    const resumed = await client.get(pathOf(sent), { headers: { accept: 'text/html' } })
    expect(resumed.statusCode).toBe(400)
    expect(resumed.body).toContain('href="/users/fxa/login/authenticate/"')
  })

  test('by the back button, a user who is signed in by now sees that', async () => {
    const client = site.client()
    const { page } = await beginSignIn(client)
    const account = await site.createAccount({ email: 'back@example.org' })
    await client.signIn(account)
    site.clock.move(900_001)
    const reply = await client.get(page)
    expect(reply.statusCode).toBe(200)
    expect(reply.body).toContain('Your account is back@example.org.')
  })

  test('a sign-in that stays open for more than a quarter of an hour has expired, and another begins with one click', async () => {
    const client = site.client()
    const { page } = await beginSignIn(client)
    site.clock.move(900_001)
    const reply = await client.get(page)
    expect(reply.statusCode).toBe(410)
    expect(reply.body).toContain('href="/users/fxa/login/authenticate/"')
  })

  test('who goes back is sent to the site without a code', async () => {
    const client = site.client()
    const { page } = await beginSignIn(client)
    const { body } = await client.get(page)
    const callback = await followToSite(client, await client.post(`${page}/cancel`, { form: { token: tokenOf(body) } }))
    expect(callback.searchParams.get('error')).toBe('access_denied')
    expect(callback.searchParams.get('state')).toBe('state-1')
  })

  test('a sign-up sent twenty times at once makes one account, and every one of them gets in', async () => {
    const client = site.client()
    const { page } = await beginSignIn(client, { prompt: 'create' })
    const shown = await client.get(`${page}/sign-up`)
    const form = { token: tokenOf(shown.body), email: 'twenty@example.org', password: PASSWORD }
    const replies = await Promise.all(Array.from({ length: 20 }, async () => await client.post(actionOf(shown.body), { form })))
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([303]))
    const { count } = await site.store.db
      .selectFrom('identities')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('email_key', '=', 'twenty@example.org')
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(1)
  })

  test('without mail, an address that has an account is rejected in words', async () => {
    await signUp(site.client(), 'taken@example.org')
    const client = site.client()
    const { page } = await beginSignIn(client, { prompt: 'create' })
    const reply = await sendForm(client, `${page}/sign-up`, { email: 'TAKEN@example.org', password: 'another sentence' })
    expect(reply.statusCode).toBe(409)
    expect(reply.body).toContain('There is already an account with this address.')
  })

  test.each([
    ['no address', 'ada', PASSWORD, 'Enter an e-mail address'],
    ['a short password', 'new@example.org', 'vbkqzw tpm', 'Use at least 15 characters.'],
    ['a common password', 'new@example.org', 'Password1!', 'This is a common password'],
    ['a season and a year', 'new@example.org', 'Summer2026', 'This is a common password'],
    ['the name of the product', 'new@example.org', 'lectern1', 'This is a common password'],
    ['a common password of another language', 'new@example.org', 'пароль12', 'This is a common password'],
    ['a part of the address', 'rules@example.org', 'rules123', 'This password is made from your e-mail address'],
    ['the address as the password', 'new@example.org', 'new@example.org', 'This password is made from your e-mail address'],
    ['a sequence', 'new@example.org', '123456789012345', 'This password is a sequence'],
    ['a giant password', 'new@example.org', 'ü'.repeat(600), 'This password is too long.'],
  ])('a sign-up with %s comes back with what is wrong, tied to its field', async (_what, email, password, words) => {
    const client = site.client()
    const { page } = await beginSignIn(client, { prompt: 'create' })
    const reply = await sendForm(client, `${page}/sign-up`, { email, password })
    expect(reply.statusCode).toBe(400)
    expect(reply.body).toContain('<title>Error: Sign up')
    expect(reply.body).toMatch(new RegExp(`id="(email|password)-error">[^<]*${words}`))
    expect(reply.body).toMatch(/aria-describedby="(email|password)-error[^"]*" aria-invalid="true" autofocus/)
  })

  test("a page is in the language that the site asked for, else in the user's", async () => {
    const client = site.client()
    const asked = await beginSignIn(client, { ui_locales: 'xx zh-Hant de' })
    expect((await client.get(asked.page)).body).toContain('<html lang="zh-TW" dir="ltr">')
    const free = await beginSignIn(client)
    expect((await client.get(free.page, { headers: { 'accept-language': 'fr-CA' } })).body).toContain('<h1>Se connecter</h1>')
  })

  test('a page keeps to itself: not stored, in no frame, without script and style of its own', async () => {
    const client = site.client()
    const { page } = await beginSignIn(client)
    const { headers, body } = await client.get(page)
    expect(headers['cache-control']).toBe('private, no-store')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['x-frame-options']).toBe('DENY')
    expect(headers['content-security-policy']).toMatch(/; script-src 'sha256-[^' ]+'$/)
    expect(body).not.toMatch(/<script[^>]|\sstyle=|\son\w+=/)
  })

  test('whatever a request says of its host, the provider speaks of the site', async () => {
    const reply = await site.app.inject({
      url: '/identity/.well-known/openid-configuration',
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'gopher' },
    })
    expect(reply.json()).toMatchObject({
      issuer: ISSUER,
      authorization_endpoint: `${ISSUER}/auth`,
      token_endpoint: `${ISSUER}/token`,
      userinfo_endpoint: `${ISSUER}/userinfo`,
      code_challenge_methods_supported: ['S256'],
      response_types_supported: ['code'],
    })
    expect(reply.body).not.toContain('evil')
    expect(reply.headers['x-content-type-options']).toBe('nosniff')
  })

  test('a redirect to another site than this is rejected with a page', async () => {
    const reply = await site.client().get(authorizationUrl({ redirect_uri: 'https://evil.example/', code_challenge: 'c'.repeat(43) }), {
      headers: { accept: 'text/html' },
    })
    expect(reply.statusCode).toBe(400)
    expect(reply.headers.location).toBeUndefined()
    expect(reply.body).toContain('Login failed')
    expect(reply.body).toContain('invalid_redirect_uri')
  })

  test('what one process began another finishes', async () => {
    const other = await createIdentityApp({ kind, sharedStore: site.store, clock: site.clock })
    expect(other.keys).toEqual(site.keys)
    const [here, there] = [site.client(), other.client()]
    const { page, verifier } = await beginSignIn(here, { prompt: 'create' })
    for (const [name, value] of here.cookies) there.cookies.set(name, value)
    const answer = await sendForm(there, `${page}/sign-up`, { email: `pair@example.org`, password: PASSWORD })
    const callback = await followToSite(here, answer)
    const tokens = await exchangeCode(other, callback.searchParams.get('code') ?? '', verifier)
    expect(tokens.statusCode).toBe(200)
    await other.close()
  })
})
