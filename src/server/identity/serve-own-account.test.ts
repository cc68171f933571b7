import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { IDENTITY_PATH } from '#contracts/account-paths.ts'
import type { TestClient } from '../http/testing/test-client.fixture.ts'
import { DATABASES } from '../store/testing/open-test-store.fixture.ts'
import {
  actionOf,
  beginSignIn,
  createIdentityApp,
  followToSite,
  type IdentityApp,
  PASSWORD,
  sendForm,
  signUp,
  subjectOf,
} from './testing/identity-app.fixture.ts'

describe.each(DATABASES)('the account of a user on %s', (kind) => {
  let site: IdentityApp
  beforeAll(async () => {
    site = await createIdentityApp({ kind })
  })
  afterAll(async () => await site.close())

  async function enter(email: string): Promise<{ readonly client: TestClient; readonly subject: string }> {
    const client = site.client()
    await signUp(client, email)
    const subject = await subjectOf(site.store, email)
    await client.signIn(await site.createAccount({ issuer: IDENTITY_PATH, subject, email }))
    return { client, subject }
  }

  test('an anonymous user is sent to sign in, and comes back', async () => {
    const reply = await site.client().get('/identity/password')
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/users/fxa/login/authenticate/?next=%2Fidentity%2Fpassword'])
  })

  test.each([
    ['/identity/password', 'Nouveau mot de passe', { current: 'not the one', password: 'four white egrets' }],
    ['/identity/delete', 'Supprimer', { current: 'not the one' }],
  ])(
    'the language that a link to %s names stays, in the form and its response, on the way back and to sign in',
    async (path, words, fields) => {
      const asked = `${path}?locale=fr`
      const stranger = await site.client().get(asked)
      expect(stranger.headers.location).toBe(`/users/fxa/login/authenticate/?next=${encodeURIComponent(asked)}`)
      const { client } = await enter(`${words.toLowerCase().replaceAll(' ', '-')}@example.org`)
      const shown = await client.get(asked)
      expect(shown.body).toContain(words)
      expect(actionOf(shown.body)).toBe(asked)
      expect(shown.body).toContain('href="/users/account/?locale=fr"')
      const answered = await sendForm(client, asked, fields)
      expect([answered.statusCode, actionOf(answered.body)]).toEqual([400, asked])
      expect(answered.body).toContain('<html lang="fr"')
      expect(actionOf((await client.get(path)).body)).toBe(path)
    },
  )

  test('who came from another provider has no password here', async () => {
    const client = site.client()
    await client.signIn(await site.createAccount())
    expect((await client.get('/identity/password')).statusCode).toBe(404)
  })

  test.each([0, 30, 60, 90])('a sign-in with the old password that comes %i ms after the new one was sent opens no session', async (ms) => {
    const email = `late-${ms}@example.org`
    const { client } = await enter(email)
    const other = site.client()
    const { page } = await beginSignIn(other)
    const changing = sendForm(client, '/identity/password', { current: PASSWORD, password: 'four white egrets' })
    await setTimeout(ms)
    const [changed, signed] = await Promise.all([changing, sendForm(other, page, { email, password: PASSWORD })])
    expect(changed.statusCode).toBe(200)
    const code =
      signed.statusCode === 303
        ? await followToSite(other, signed).then(
            ({ searchParams }) => searchParams.get('code'),
            () => null,
          )
        : null
    expect(code).toBeNull()
  })

  test('a changed password is the only one that is good; everywhere else the user is signed out, here is a new session', async () => {
    const { client, subject } = await enter('change@example.org')
    const session = client.cookies.get('session')
    const other = await beginSignIn(site.client())
    const reply = await sendForm(client, '/identity/password', { current: PASSWORD, password: 'four white egrets' })
    expect(reply.statusCode).toBe(200)
    expect(reply.body).toContain('Your password is changed')
    expect(site.notified).toContain(`changed ${subject}`)
    expect(client.cookies.get('session')).not.toBe(session)
    expect(other.page).not.toBe('')

    const again = site.client()
    const { page } = await beginSignIn(again)
    expect((await sendForm(again, page, { email: 'change@example.org', password: PASSWORD })).statusCode).toBe(400)
    const callback = await followToSite(again, await sendForm(again, page, { email: 'change@example.org', password: 'four white egrets' }))
    expect(callback.searchParams.get('code')).not.toBeNull()
  })

  test('a code that was on its way when the password changed is good for nothing', async () => {
    const { client } = await enter('race@example.org')
    const thief = site.client()
    const { page } = await beginSignIn(thief)
    const sent = await sendForm(thief, page, { email: 'race@example.org', password: PASSWORD })
    await sendForm(client, '/identity/password', { current: PASSWORD, password: 'four white egrets' })
    const callback = await followToSite(thief, sent)
    expect(callback.searchParams.get('code')).toBeNull()
  })

  test.each([
    ['without the current password', { current: '', password: 'four white egrets' }, 'id="current-error">Enter your password.'],
    [
      'with a wrong one',
      { current: 'not the one', password: 'four white egrets' },
      'id="current-error">This is not your current password.',
    ],
    ['to a short one', { current: PASSWORD, password: 'vbkqzw' }, 'id="password-error">Use at least 15 characters.'],
    ['with a forged form', { current: PASSWORD, password: 'four white egrets', token: 'x' }, 'This form was open for too long.'],
  ])('a password is not changed %s', async (what, fields, words) => {
    const { client, subject } = await enter(`${what.replaceAll(' ', '-')}@example.org`)
    const reply = await sendForm(client, '/identity/password', fields)
    expect(reply.statusCode).toBe(400)
    expect(reply.body).toContain(words)
    expect(site.notified).not.toContain(`changed ${subject}`)
  })

  test('a deleted account is gone here, at the provider and in the browser', async () => {
    const { client, subject } = await enter('gone@example.org')
    const shown = await client.get('/identity/delete')
    expect(shown.body).toContain('Delete your account')
    expect((await sendForm(client, '/identity/delete', { current: 'not the one' })).statusCode).toBe(400)
    const reply = await sendForm(client, '/identity/delete', { current: PASSWORD })
    expect(reply.body).toContain('Your account is deleted')
    expect(site.notified.filter((line) => line === `deleted ${subject}`)).toHaveLength(1)
    expect(client.cookies.has('session')).toBe(false)
    expect(await subjectOf(site.store, 'gone@example.org')).toBe('')
    const left = await site.store.db.selectFrom('provider_records').select('id').where('identity_id', '=', subject).execute()
    expect(left).toEqual([])
    const again = site.client()
    const { page } = await beginSignIn(again)
    expect((await sendForm(again, page, { email: 'gone@example.org', password: PASSWORD })).statusCode).toBe(400)
  })
})
