import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { IDENTITY_PATH } from '#contracts/account-paths.ts'
import { RATE_LIMITS } from '#contracts/rate-limits.ts'
import type { TestClient } from '../http/testing/test-client.fixture.ts'
import { createMailer } from '../mail/mailer.ts'
import { DATABASES } from '../store/testing/open-test-store.fixture.ts'
import { createIdentity } from './create-identity.ts'
import { makeResetToken } from './mailed-links.ts'
import { beginSignIn, createIdentityApp, type IdentityApp, PASSWORD, sendForm, subjectOf } from './testing/identity-app.fixture.ts'

const OWNER = 'owner@example.org'
const NEW_PASSWORD = 'four white egrets'
const { address: ofNetwork, subject: ofAccount, session: ofDevice } = RATE_LIMITS.guess

describe.each(DATABASES)('guesses, on %s', (kind) => {
  let site: IdentityApp
  beforeEach(async () => {
    const mailer = createMailer('smtp://127.0.0.1:9', 'herons@example.org')
    site = await createIdentityApp({ kind, limitFactor: 1, mailer })
    await createIdentity(site.services, { email: OWNER, password: PASSWORD, isVerified: true })
  })
  afterEach(async () => await site.close())

  async function signIn(client: TestClient, password = PASSWORD, email = OWNER): Promise<number> {
    const { page } = await beginSignIn(client)
    return (await sendForm(client, page, { email, password })).statusCode
  }

  /** Tries passwords from one network until it has to wait. @returns how many were looked at */
  async function guessUntilStopped(network: number, email = OWNER, client = site.client(`10.0.${network}.1`)): Promise<number> {
    const { page } = await beginSignIn(client)
    for (let looked = 0; looked < 200; looked += 1) {
      const { statusCode } = await sendForm(client, page, { email, password: `guess ${looked} of all` })
      if (statusCode === 429) return looked
      expect(statusCode).toBe(400)
    }
    throw new Error('nothing stops the guesses')
  }

  /** Takes all tries that strangers have for an account, as many networks do. */
  async function takeAllTries(email = OWNER): Promise<void> {
    while ((await site.services.limits.take('guess', [`subject:${email}`])).ok);
  }

  test('one network that keeps guessing is stopped, and keeps no one out who comes from another network', async () => {
    const attacker = site.client('203.0.113.9')
    const { page } = await beginSignIn(attacker)
    const shown = await attacker.get(page)
    const token = /name="token" value="([^"]*)"/.exec(shown.body)?.[1] ?? ''
    const codes: number[] = []
    for (let count = 0; count < 508; count += 1) {
      const form = { token, email: OWNER, password: `guess ${count} of all` }
      codes.push((await attacker.post(`${page}/sign-in`, { form })).statusCode)
      if (count % 50 === 0) site.clock.move(20_000)
    }
    expect(codes.filter((code) => code === 400).length).toBeLessThanOrEqual(ofNetwork.burst + 1)
    expect(new Set(codes)).toEqual(new Set([400, 429]))
    const owners: number[] = []
    for (let network = 0; network < 8; network += 1) owners.push(await signIn(site.client(`198.51.${network}.1`)))
    expect(new Set(owners)).toEqual(new Set([303]))
  })

  test('strangers have so many tries for one account, whether it exists or not, and the response says when to come back', async () => {
    for (const email of [OWNER, 'nobody@example.org']) {
      await takeAllTries(email)
      const stopped = site.client('198.51.100.1')
      const { page } = await beginSignIn(stopped)
      const reply = await sendForm(stopped, page, { email, password: 'not the one' })
      expect([reply.statusCode, Number(reply.headers['retry-after'])]).toEqual([429, 60 / ofAccount.perMinute])
      expect(reply.body).toContain('Too many attempts. Try again in 1 minute.')
    }
  })

  test('a device that signed in before gets in while strangers guess from many networks', async () => {
    const known = site.client('198.51.100.1')
    expect(await signIn(known)).toBe(303)
    await takeAllTries()
    expect(await signIn(site.client('198.51.100.1'))).toBe(429)
    expect(await signIn(known)).toBe(303)
    expect(await signIn(known)).toBe(303)
  })

  test('a mailed link and a session change the password while strangers guess', async () => {
    const subject = await subjectOf(site.store, OWNER)
    const signedIn = site.client('198.51.100.1')
    await signedIn.signIn(await site.createAccount({ issuer: IDENTITY_PATH, subject, email: OWNER }))
    const token = await makeResetToken(site.services, subject)
    await takeAllTries()
    const link = await sendForm(site.client('10.0.0.1'), `/identity/new-password?token=${token}`, { password: NEW_PASSWORD })
    expect(link.body).toContain('Your password is saved')
    const changed = await sendForm(signedIn, '/identity/password', { current: NEW_PASSWORD, password: PASSWORD })
    expect(changed.body).toContain('Your password is changed')
  })

  test('the browser that chose a password by a mailed link is known from then on', async () => {
    const token = await makeResetToken(site.services, await subjectOf(site.store, OWNER))
    const client = site.client('198.51.100.1')
    await sendForm(client, `/identity/new-password?token=${token}`, { password: NEW_PASSWORD })
    await takeAllTries()
    expect(await signIn(client, NEW_PASSWORD)).toBe(303)
  })

  test('a known device has tries of its own too, and a session has', async () => {
    const known = site.client('198.51.100.1')
    await signIn(known)
    expect(await guessUntilStopped(0, OWNER, known)).toBe(ofDevice.burst)
    expect(await signIn(site.client('198.51.100.1'))).toBe(303)

    const subject = await subjectOf(site.store, OWNER)
    const signedIn = site.client('198.51.100.2')
    await signedIn.signIn(await site.createAccount({ issuer: IDENTITY_PATH, subject, email: OWNER }))
    const codes: number[] = []
    for (let count = 0; count <= ofDevice.burst; count += 1) {
      codes.push((await sendForm(signedIn, '/identity/delete', { current: `guess ${count} of all` })).statusCode)
    }
    expect(codes).toEqual([...Array.from({ length: ofDevice.burst }, () => 400), 429])
  })

  test('a device is known for its own account, for 90 days, and until the password changes', async () => {
    await createIdentity(site.services, { email: 'other@example.org', password: PASSWORD, isVerified: true })
    const known = site.client('198.51.100.1')
    await signIn(known, PASSWORD, 'other@example.org')
    await takeAllTries()
    expect(await signIn(known), 'another account').toBe(429)

    site.clock.move(24 * 60 * 60_000)
    await signIn(known)
    await takeAllTries()
    expect(await signIn(known), 'the device').toBe(303)
    const cookie = known.cookies.get('devices') ?? ''
    known.cookies.set('devices', `${cookie.slice(0, -4)}AAAA`)
    expect(await signIn(known), 'a forged cookie').toBe(429)

    site.clock.move(90 * 24 * 60 * 60_000)
    known.cookies.set('devices', cookie)
    await takeAllTries()
    expect(await signIn(known), 'after 90 days').toBe(429)
  })

  test('a new password makes every device unknown', async () => {
    const known = site.client('198.51.100.1')
    await signIn(known)
    site.clock.move(1)
    const token = await makeResetToken(site.services, await subjectOf(site.store, OWNER))
    await sendForm(site.client('192.0.2.1'), `/identity/new-password?token=${token}`, { password: NEW_PASSWORD })
    await takeAllTries()
    expect(await signIn(known, NEW_PASSWORD)).toBe(429)
  })
})

test.each(DATABASES)('on %s many networks together have the tries of one account, and no more', async (kind) => {
  const limitFactor = 0.1
  const site = await createIdentityApp({ kind, limitFactor })
  const networks = (ofAccount.burst * limitFactor) / Math.max(1, ofNetwork.burst * limitFactor)
  const codes: number[] = []
  for (let network = 0; network <= networks; network += 1) {
    const client = site.client(`10.0.${network}.1`)
    const { page } = await beginSignIn(client)
    codes.push((await sendForm(client, page, { email: OWNER, password: 'not the one' })).statusCode)
    codes.push((await sendForm(client, page, { email: OWNER, password: 'not this one' })).statusCode)
  }
  expect(codes).toEqual([...Array.from({ length: networks }, () => [400, 429]), [429, 429]].flat())
  await site.close()
})

test('by https the cookie of a known device is set for this host alone', async () => {
  const site = await createIdentityApp({ kind: 'sqlite', origin: 'https://docs.example.org' })
  await createIdentity(site.services, { email: OWNER, password: PASSWORD, isVerified: true })
  const client = site.client()
  const { page } = await beginSignIn(client, { redirect_uri: 'https://docs.example.org/users/fxa/login/callback/' })
  const sent = await sendForm(client, page, { email: OWNER, password: PASSWORD })
  const [cookie] = [sent.headers['set-cookie']].flat().map(String)
  expect(cookie).toMatch(/^__Host-devices=[\w.-]{40,400}; Path=\/; HttpOnly; SameSite=Strict; Secure; Max-Age=7776000$/)
  expect(cookie).not.toContain('owner')
  await site.close()
})
