import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createChangePlan } from './change-plan.ts'
import { refreshProfile } from './refresh-profile.ts'
import { createRelyingParty, type RelyingParty } from './relying-party.ts'
import { type AccountsApp, createAccountsApp } from './testing/accounts-app.fixture.ts'

describe.each(['sqlite', 'postgresql'] as const)('a profile that is asked for, on %s', (kind) => {
  let it: AccountsApp
  beforeAll(async () => {
    it = await createAccountsApp({ kind })
  })
  afterAll(() => it.close())

  const accountsOf = async (subject: string) =>
    await it.store.db.selectFrom('accounts').select(['id', 'email']).where('subject', '=', subject).execute()

  /** Asks for the profile of a new user, whose address has changed. @param meanwhile done when the provider has answered */
  async function refresh(subject: string, meanwhile: (accountId: string) => Promise<void>): Promise<boolean> {
    await it.signInAs({ sub: subject, email: 'old@example.org' })
    it.provider.people.set(subject, { sub: subject, email: 'new@example.org' })
    const [account = { id: '' }] = await accountsOf(subject)
    const asked = createRelyingParty(it.provider.settings, it.clock.now)
    const relyingParty: RelyingParty = {
      ...asked,
      async refresh(...token) {
        const signedIn = await asked.refresh(...token)
        await meanwhile(account.id)
        return signedIn
      },
    }
    return await refreshProfile({ services: it.services, relyingParty, changePlan: createChangePlan([]) }, account.id)
  }
  const remove = async (accountId: string): Promise<void> =>
    void (await it.store.db.deleteFrom('accounts').where('id', '=', accountId).execute())

  test('is written down', async () => {
    expect(await refresh('ada', async () => {})).toBe(true)
    expect(await accountsOf('ada')).toMatchObject([{ email: 'new@example.org' }])
  })

  test('does not bring back an account that is deleted while the provider is asked', async () => {
    expect(await refresh('bob', remove)).toBe(false)
    expect(await accountsOf('bob')).toEqual([])
  })

  test('does not change the new account of someone who has signed in again meanwhile', async () => {
    const isSaved = await refresh('cleo', async (accountId) => {
      await remove(accountId)
      await it.signInAs({ sub: 'cleo', email: 'again@example.org' })
    })
    expect([isSaved, await accountsOf('cleo')]).toMatchObject([false, [{ email: 'again@example.org' }]])
  })
})
