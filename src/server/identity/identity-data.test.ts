import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { IDENTITY_PATH } from '#contracts/account-paths.ts'
import { DATABASES } from '../store/testing/open-test-store.fixture.ts'
import { identityData } from './identity-data.ts'
import { createIdentityApp, type IdentityApp, signUp, subjectOf } from './testing/identity-app.fixture.ts'

describe.each(DATABASES)('what the provider keeps of a person, on %s', (kind) => {
  let site: IdentityApp
  beforeAll(async () => {
    site = await createIdentityApp({ kind })
  })
  afterAll(async () => await site.close())

  test('is handed out, without what the password could be guessed from', async () => {
    await signUp(site.client(), 'mine@example.org')
    const account = await site.createAccount({ issuer: IDENTITY_PATH, subject: await subjectOf(site.store, 'mine@example.org') })
    const at = new Date(site.clock.now()).toISOString()
    expect(await identityData.export(site.store.db, account.id)).toEqual({
      email: 'mine@example.org',
      is_email_verified: false,
      password_changed_at: at,
      created_at: at,
    })
  })

  test("goes with the account, and no other user's does", async () => {
    await signUp(site.client(), 'going@example.org')
    await signUp(site.client(), 'staying@example.org')
    const account = await site.createAccount({ issuer: IDENTITY_PATH, subject: await subjectOf(site.store, 'going@example.org') })
    await site.store.transact(async (transaction) => await identityData.remove(transaction, account.id))
    expect(await subjectOf(site.store, 'going@example.org')).toBe('')
    expect(await subjectOf(site.store, 'staying@example.org')).not.toBe('')
  })

  test.each(['https://provider.example', 'https://provider.example/identity'])(
    'is nothing for a user who came from %s, whatever the name there',
    async (issuer) => {
      const email = `${issuer.length}@example.org`
      await signUp(site.client(), email)
      const subject = await subjectOf(site.store, email)
      const account = await site.createAccount({ issuer, subject })
      expect(await identityData.export(site.store.db, account.id)).toBeNull()
      await site.store.transact(async (transaction) => await identityData.remove(transaction, account.id))
      expect(await subjectOf(site.store, email)).toBe(subject)
    },
  )
})
