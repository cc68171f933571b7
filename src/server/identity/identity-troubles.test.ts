import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { createTestApp } from '../http/testing/test-app.fixture.ts'
import { openStore } from '../store/open-store.ts'
import { startPostgresServer } from '../store/testing/postgres-server.fixture.ts'
import {
  actionOf,
  authorizationUrl,
  beginSignIn,
  createIdentityApp,
  exchangeCode,
  followToSite,
  PASSWORD,
  sendForm,
  tokenOf,
} from './testing/identity-app.fixture.ts'

test('a database that goes away in the middle of a sign-in is a 503; when it is back, the sign-in goes on', async () => {
  const server = await startPostgresServer()
  const place = { dataFolder: tmpdir(), databaseUrl: server.addressOf('postgres') }
  const store = await openStore({ ...place, now: Date.now })
  const site = await createIdentityApp({ kind: 'postgresql', sharedStore: { ...store, place } })
  const client = site.client()
  const { page, verifier } = await beginSignIn(client, { prompt: 'create' })

  await server.crash()
  expect((await client.get(`${page}/sign-up`)).statusCode).toBe(503)
  const begun = await client.get(authorizationUrl({ code_challenge: 'c'.repeat(43) }), { headers: { accept: 'text/html' } })
  expect([begun.statusCode, begun.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8'])
  const exchanged = await exchangeCode(site, 'any', verifier)
  expect([exchanged.statusCode, exchanged.json().error]).toEqual([503, 'server_error'])
  expect(exchanged.body).not.toContain('127.0.0.1')

  await server.restart()
  const callback = await followToSite(client, await sendForm(client, `${page}/sign-up`, { email: 'on@example.org', password: PASSWORD }))
  expect((await exchangeCode(site, callback.searchParams.get('code') ?? '', verifier)).statusCode).toBe(200)
  await site.close()
  await store.close()
  await server.stop()
})

test('what no browser sends from our forms is refused, and nobody signs in by it', async () => {
  const site = await createIdentityApp({ kind: 'sqlite' })
  const client = site.client()
  const { page } = await beginSignIn(client)
  const shown = await client.get(page)
  const token = tokenOf(shown.body)
  const send = async (payload: string, type = 'application/x-www-form-urlencoded'): Promise<number> =>
    (await client.post(actionOf(shown.body), { payload, headers: { 'content-type': type } })).statusCode
  expect(await send(`token=${token}&email=a%00@example.org&password=${PASSWORD}`)).toBe(400)
  expect(await send(`token=${token}&email=a@example.org&email=b@example.org&password=x`)).toBe(400)
  expect(await send(`token=${token}&email=%ff@example.org&password=x`)).toBe(400)
  expect(await send(`token=${token}&password=${'x'.repeat(3_000_000)}`)).toBe(413)
  expect(await send('<email>', 'application/xml')).toBe(415)
  expect(await send('')).toBe(400)
  await site.close()
})

test('what the library answers stands in the log at its own address, without codes and cookies', async () => {
  const lines: string[] = []
  const site = await createIdentityApp({ kind: 'sqlite', logger: { write: (line) => void lines.push(line) } })
  const client = site.client()
  const { page, verifier } = await beginSignIn(client, { prompt: 'create' })
  // The id of a sign-in is in its address; what makes its cookie good is the signature.
  const signatures = [...client.cookies].flatMap(([name, value]) => (name.endsWith('.sig') ? [value] : []))
  expect(signatures.length).toBeGreaterThan(0)
  const callback = await followToSite(client, await sendForm(client, `${page}/sign-up`, { email: 'log@example.org', password: PASSWORD }))
  const code = callback.searchParams.get('code') ?? ''
  const { access_token } = (await exchangeCode(site, code, verifier)).json()
  await site.close()
  const log = lines.join('')
  const paths = lines.flatMap((line) => /"path":"([^"]*)"/.exec(line)?.[1] ?? [])
  expect(paths).toContain('/identity/token')
  expect(paths).toContain('/identity/auth')
  for (const secret of [code, access_token, verifier, PASSWORD, 'log@example.org', site.keys.clientSecret, ...signatures]) {
    expect(log).not.toContain(secret)
  }
})

test('the id of a sign-in, which its address shows, opens nothing without the signature of its cookie', async () => {
  const site = await createIdentityApp({ kind: 'sqlite' })
  const { page } = await beginSignIn(site.client())
  const thief = site.client()
  thief.cookies.set('identity-interaction', page.split('/').at(-1) ?? '')
  expect((await thief.get(page)).statusCode).toBe(410)
  thief.cookies.set('identity-interaction', page.split('/').at(-1) ?? '')
  thief.cookies.set('identity-interaction.sig', 'x'.repeat(27))
  expect((await thief.get(page)).statusCode).toBe(410)
  await site.close()
})

test('on an http address that others can hear, there is a page that says why nobody signs in', async () => {
  const origin = 'http://docs.example.org'
  const site = await createIdentityApp({ kind: 'sqlite', origin })
  const reply = await site.client().get('/identity/password')
  expect(reply.statusCode).toBe(403)
  expect(reply.body).toContain(origin)
  await site.close()
})

test('one network begins so many sign-ins and then has to wait', async () => {
  const site = await createIdentityApp({ kind: 'sqlite', limitFactor: 0.05 })
  const begin = async (address: string): Promise<number> =>
    (await site.client(address).get(authorizationUrl({ code_challenge: 'c'.repeat(43) }))).statusCode
  const codes: number[] = []
  for (let number = 0; number < 7; number += 1) codes.push(await begin('203.0.113.7'))
  expect(codes).toEqual([303, 303, 303, 303, 303, 303, 429])
  expect(await begin('198.51.100.7')).toBe(303)
  await site.close()
})

test('with an outside provider there is none of our own', async () => {
  const provider = { issuer: 'https://provider.example', clientId: 'docs', clientSecret: 'secret', scopes: 'openid' }
  const site = await createTestApp({ kind: 'sqlite', signIn: { kind: 'outside', provider } })
  for (const path of ['/identity/password', '/identity/auth', '/identity/.well-known/openid-configuration', '/identity/jwks']) {
    expect((await site.client().get(path)).statusCode, path).toBe(404)
  }
  await site.close()
})

test('by https, cookies go by https only', async () => {
  const site = await createIdentityApp({ kind: 'sqlite', origin: 'https://docs.example.org' })
  const reply = await site.client().get(
    authorizationUrl({
      code_challenge: 'c'.repeat(43),
      redirect_uri: 'https://docs.example.org/users/fxa/login/callback/',
    }),
  )
  expect(reply.statusCode).toBe(303)
  const cookies = [reply.headers['set-cookie']].flat().map(String)
  expect(cookies.length).toBeGreaterThan(1)
  for (const cookie of cookies) expect(cookie).toMatch(/; path=\/identity\/(interaction|auth)\/.*; samesite=lax; secure; httponly$/i)
  await site.close()
})
