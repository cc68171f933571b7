import { tmpdir } from 'node:os'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { IDENTITY_PATH } from '#contracts/account-paths.ts'
import { RATE_LIMITS } from '#contracts/rate-limits.ts'
import { createTestApp } from '../http/testing/test-app.fixture.ts'
import { createMailer } from '../mail/mailer.ts'
import { openStore } from '../store/open-store.ts'
import { DATABASES } from '../store/testing/open-test-store.fixture.ts'
import { startPostgresServer } from '../store/testing/postgres-server.fixture.ts'
import { createIdentity } from './create-identity.ts'
import { findIdentity } from './identities.ts'
import { makeResetToken } from './mailed-links.ts'
import { isPassword } from './password-hash.ts'
import {
  actionOf,
  authorizationUrl,
  beginSignIn,
  createIdentityApp,
  exchangeCode,
  followToSite,
  PASSWORD,
  pathOf,
  sendForm,
  signUp,
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
  expect([exchanged.statusCode, exchanged.json().error]).toEqual([503, 'Service Unavailable'])
  expect(exchanged.body).not.toContain('127.0.0.1')

  await server.restart()
  const callback = await followToSite(client, await sendForm(client, `${page}/sign-up`, { email: 'on@example.org', password: PASSWORD }))
  expect((await exchangeCode(site, callback.searchParams.get('code') ?? '', verifier)).statusCode).toBe(200)
  await site.close()
  await store.close()
  await server.stop()
})

test('what no browser sends from our forms is rejected, and no one signs in by it', async () => {
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
  // The id of a sign-in is in its address; without the sealed cookie it opens nothing.
  const sealed = [...client.cookies].flatMap(([name, value]) => (name.startsWith('sign-in-') ? [value] : []))
  expect(sealed.length).toBeGreaterThan(0)
  const callback = await followToSite(client, await sendForm(client, `${page}/sign-up`, { email: 'log@example.org', password: PASSWORD }))
  const code = callback.searchParams.get('code') ?? ''
  const { access_token } = (await exchangeCode(site, code, verifier)).json()
  await site.close()
  const log = lines.join('')
  const paths = lines.flatMap((line) => /"path":"([^"]*)"/.exec(line)?.[1] ?? [])
  expect(paths).toContain('/identity/token')
  expect(paths).toContain('/identity/auth')
  for (const secret of [code, access_token, verifier, PASSWORD, 'log@example.org', site.keys.clientSecret, ...sealed]) {
    expect(log).not.toContain(secret)
  }
})

test.each(DATABASES)('on %s a new password and the end of its sessions are stored together, or neither is', async (kind) => {
  const fail = async (): Promise<never> => {
    throw new Error('the server stops here')
  }
  const mailer = createMailer('smtp://127.0.0.1:9', 'herons@example.org')
  const site = await createIdentityApp({ kind, mailer, onPasswordChanged: fail })
  const id = (await createIdentity(site.services, { email: 'both@example.org', password: PASSWORD, isVerified: true })) ?? ''
  const link = `/identity/new-password?token=${await makeResetToken(site.services, id)}`
  expect((await sendForm(site.client(), link, { password: 'four white egrets' })).statusCode).toBe(500)
  expect(await isPassword(PASSWORD, (await findIdentity(site.store.db, id))?.password_hash)).toBe(true)
  expect((await site.client().get(link)).statusCode).toBe(200)

  const client = site.client()
  await client.signIn(await site.createAccount({ issuer: IDENTITY_PATH, subject: id, email: 'both@example.org' }))
  const changed = await sendForm(client, '/identity/password', { current: PASSWORD, password: 'four white egrets' })
  expect(changed.statusCode).toBe(500)
  expect(await isPassword(PASSWORD, (await findIdentity(site.store.db, id))?.password_hash)).toBe(true)
  await site.close()
})

test('on an http address that others can hear, there is a page that says why no one signs in', async () => {
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

test('one network makes a hundred accounts and then has to wait, while those who have one sign in', async () => {
  const site = await createIdentityApp({ kind: 'sqlite', limitFactor: 1 })
  const send = async (address: string, path: string, email: string) => {
    const client = site.client(address)
    const { page } = await beginSignIn(client)
    return await sendForm(client, `${page}${path}`, { email, password: PASSWORD })
  }
  for (let made = 0; made < RATE_LIMITS['sign-up'].address.burst - 1; made += 1) {
    await site.services.limits.take('sign-up', ['address:203.0.113.0/24'])
  }
  expect((await send('203.0.113.7', '/sign-up', 'last@example.org')).statusCode).toBe(303)
  const rejected = await send('203.0.113.8', '/sign-up', 'rejected@example.org')
  expect([rejected.statusCode, rejected.headers['retry-after']]).toEqual([429, expect.stringMatching(/^8\d\d$/)])
  expect((await send('203.0.113.8', '', 'last@example.org')).statusCode).toBe(303)
  expect((await send('198.51.100.7', '/sign-up', 'elsewhere@example.org')).statusCode).toBe(303)
  await site.close()
})

test('on a disk with too little space no one gets an account, while those who have one sign in', async () => {
  const storage = { folder: import.meta.dirname, minFreeBytes: 0 }
  const roomy = await createIdentityApp({ kind: 'sqlite', storage })
  await signUp(roomy.client(), 'there@example.org')
  const site = await createIdentityApp({
    kind: 'sqlite',
    sharedStore: roomy.store,
    storage: { ...storage, minFreeBytes: Number.MAX_SAFE_INTEGER },
  })
  const client = site.client()
  const { page } = await beginSignIn(client)
  const reply = await sendForm(client, `${page}/sign-up`, { email: 'new@example.org', password: PASSWORD })
  expect([reply.statusCode, reply.body.includes('No space left')]).toEqual([507, true])
  expect((await sendForm(client, page, { email: 'there@example.org', password: PASSWORD })).statusCode).toBe(303)
  await site.close()
  await roomy.close()
})

test('with an outside provider there is none of our own', async () => {
  const provider = { issuer: 'https://provider.example', clientId: 'docs', clientSecret: 'secret', scopes: 'openid' }
  const site = await createTestApp({ kind: 'sqlite', signIn: { kind: 'outside', provider } })
  for (const path of ['/identity/password', '/identity/auth', '/identity/.well-known/openid-configuration', '/identity/jwks']) {
    expect((await site.client().get(path)).statusCode, path).toBe(404)
  }
  await site.close()
})

test('where nothing can be written a sign-in is answered as everything else: 503, the one envelope, a page for browsers, the whole path in the log', async () => {
  const lines: string[] = []
  const site = await createIdentityApp({ kind: 'sqlite', logger: { write: (line) => void lines.push(line) } })
  const client = site.client()
  await signUp(client, 'full@example.org')
  const { page } = await beginSignIn(client)
  const sent = await sendForm(client, page, { email: 'full@example.org', password: PASSWORD })
  lines.length = 0
  // As on a full disk: what is stored can be read, and nothing can be written.
  await sql.raw('pragma query_only = on').execute(site.store.db)

  const resumed = await client.get(pathOf(sent), { headers: { accept: 'text/html' } })
  expect([resumed.statusCode, resumed.headers['retry-after']]).toEqual([503, '5'])
  expect(resumed.body).toContain('<h1>503')
  expect(resumed.body).toContain(resumed.headers['error-id'])
  const asked = await client.get(authorizationUrl({ code_challenge: 'c'.repeat(43) }), { headers: { accept: 'application/json' } })
  expect([asked.statusCode, asked.json()]).toEqual([503, expect.objectContaining({ code: 503, error: 'Service Unavailable' })])
  expect(asked.headers['cache-control']).toBe('no-store')
  await sql.raw('pragma query_only = off').execute(site.store.db)
  await site.close()
  const paths = lines.flatMap((line) => /"path":"([^"]*)"/.exec(line)?.[1] ?? [])
  expect(new Set(paths.filter((path) => path.includes('auth')))).toEqual(new Set(['/identity/auth', pathOf(sent)]))
  expect(lines.filter((line) => line.includes('request failed'))).toHaveLength(2)
})
