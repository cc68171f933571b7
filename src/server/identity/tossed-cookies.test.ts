import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestClient } from '../http/testing/test-client.fixture.ts'
import {
  actionOf,
  authorizationUrl,
  beginSignIn,
  createIdentityApp,
  followToSite,
  type IdentityApp,
  PASSWORD,
  pathOf,
  sendForm,
  signUp,
  tokenOf,
} from './testing/identity-app.fixture.ts'

let site: IdentityApp
beforeAll(async () => {
  site = await createIdentityApp({ kind: 'sqlite' })
  await signUp(site.client(), 'victim@example.org')
})
afterAll(async () => await site.close())

/** The cookies that another host of the same domain can set: all whose names have no `__Host-`, which on loopback stands for nothing. */
function toss(from: TestClient, to: TestClient, page: string): void {
  const uid = page.split('/').at(-1) ?? ''
  for (const [name, value] of from.cookies) if (!name.startsWith('sign-in-')) to.cookies.set(name, value)
  for (const name of ['identity-interaction', 'identity-resume', 'identity-session']) {
    to.cookies.set(name, uid)
    to.cookies.set(`${name}.sig`, 'x'.repeat(27))
  }
}

test('a victim who is led to the sign-in of an attacker is shown no form, and what the victim sends signs no one in', async () => {
  const [attacker, victim] = [site.client(), site.client()]
  const { page } = await beginSignIn(attacker, { state: 'attackers-state' })
  const form = await attacker.get(page)
  await beginSignIn(victim, { state: 'victims-state' })
  toss(attacker, victim, page)

  expect((await victim.get(page)).statusCode).toBe(410)
  expect((await victim.get(`${page}/sign-in`)).statusCode).toBe(410)
  const fields = { token: tokenOf(form.body), email: 'victim@example.org', password: PASSWORD }
  expect((await victim.post(actionOf(form.body), { form: fields })).statusCode).toBe(410)
  expect((await victim.post(`${page}/sign-up`, { form: fields })).statusCode).toBe(410)
  expect((await victim.post(`${page}/cancel`, { form: fields })).statusCode).toBe(410)

  const resumed = await attacker.get(page.replace('/interaction/', '/auth/'))
  expect(resumed.headers.location ?? '').not.toContain('code=')
})

test('a victim does not finish the sign-in of an attacker, who is signed in already', async () => {
  const [attacker, victim] = [site.client(), site.client()]
  const { page } = await beginSignIn(attacker, { state: 'attackers-state' })
  const sent = await sendForm(attacker, page, { email: 'victim@example.org', password: PASSWORD })
  toss(attacker, victim, page)
  const stopped = await victim.get(pathOf(sent), { headers: { accept: 'text/html' } })
  expect([stopped.statusCode, stopped.headers.location]).toEqual([400, undefined])
  expect(stopped.body).toContain('This login has ended')
  expect((await followToSite(attacker, sent)).searchParams.get('code')).not.toBeNull()
})

test('the cookie of another sign-in of the same browser opens no page of this one', async () => {
  const [one, two] = [site.client(), site.client()]
  const first = await beginSignIn(one, { state: 'first' })
  const second = await beginSignIn(two, { state: 'second' })
  expect((await two.get(first.page)).statusCode).toBe(410)
  for (const [name, value] of one.cookies) two.cookies.set(name, value)
  expect([(await two.get(first.page)).statusCode, (await two.get(second.page)).statusCode]).toEqual([200, 200])
})

test('a sign-in that the site did not begin has no state, and no browser', async () => {
  const client = site.client()
  const { page } = await beginSignIn(client, { state: '' })
  expect((await client.get(page)).statusCode).toBe(410)
})

test('the provider sets no cookie, and finishes a sign-in without any of its own', async () => {
  const client = site.client()
  const begun = await client.get(authorizationUrl({ code_challenge: 'c'.repeat(43) }))
  expect([begun.statusCode, begun.headers['set-cookie']]).toEqual([303, undefined])
  const { page } = await beginSignIn(client)
  const sent = await sendForm(client, page, { email: 'victim@example.org', password: PASSWORD })
  const resumed = await client.get(pathOf(sent))
  expect(resumed.headers['set-cookie']).toBeUndefined()
  expect([...client.cookies.keys()].filter((name) => name.startsWith('identity'))).toEqual([])
})
