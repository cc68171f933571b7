import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { IDENTITY_PATH } from '#contracts/account-paths.ts'
import { createAccountChanges } from '../accounts/account-changes.ts'
import { createChangePlan } from '../accounts/change-plan.ts'
import { PERSONAL_DATA } from '../personal-data.ts'
import { inParallel } from '../store/testing/in-parallel.fixture.ts'
import { DATABASES } from '../store/testing/open-test-store.fixture.ts'
import { SUBSCRIPTION_ENDS } from '../subscription-ends.ts'
import { newsletterData } from './newsletter-data.ts'
import { ASK, confirmAddress, createNewsletterApp, type NewsletterApp, SUBSCRIPTION, settingOf } from './testing/newsletter-app.fixture.ts'

describe.each(DATABASES)('the subscription of an account, on %s', (kind) => {
  let site: NewsletterApp
  beforeAll(async () => {
    site = await createNewsletterApp({ kind })
  })
  afterAll(() => site.close())

  async function user(changes = {}) {
    const account = await site.createAccount(changes)
    const client = site.client()
    await client.signIn(account)
    return { account, client }
  }

  test('a user who never subscribed is not subscribed, and reading it writes nothing', async () => {
    const { client } = await user()
    const reply = await client.get(SUBSCRIPTION)
    expect([reply.statusCode, reply.json()]).toEqual([200, { subscribed: false }])
    expect((await client.get('/api/v1/whoami')).json().settings).toBeNull()
  })

  test('subscribing is at once, unsubscribing as well, and whoami says the same; twice is once', async () => {
    const { client } = await user()
    for (const _ of [1, 2]) {
      const reply = await client.post(SUBSCRIPTION)
      expect([reply.statusCode, reply.json()]).toEqual([201, { subscribed: true }])
    }
    expect([(await client.get(SUBSCRIPTION)).json(), await settingOf(client)]).toEqual([{ subscribed: true }, true])
    for (const _ of [1, 2]) {
      const reply = await client.delete(SUBSCRIPTION)
      expect([reply.statusCode, reply.json()]).toEqual([202, { subscribed: false }])
    }
    expect([(await client.get(SUBSCRIPTION)).json(), await settingOf(client)]).toEqual([{ subscribed: false }, false])
  })

  test('no one else is subscribed by it, and other settings stay', async () => {
    const [one, other] = [await user(), await user()]
    await one.client.post('/api/v1/plus/settings/', { json: { ai_help_history: true } })
    await one.client.post(SUBSCRIPTION)
    expect((await other.client.get(SUBSCRIPTION)).json()).toEqual({ subscribed: false })
    await other.client.delete(SUBSCRIPTION)
    const { settings } = (await one.client.get('/api/v1/whoami')).json()
    expect(settings).toMatchObject({ ai_help_history: true, mdnplus_newsletter: true })
  })

  test('an anonymous visitor reads and changes no subscription', async () => {
    const client = site.client()
    const replies = [await client.get(SUBSCRIPTION), await client.post(SUBSCRIPTION), await client.delete(SUBSCRIPTION)]
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401])
  })

  test('twenty calls at once leave one state that all agree on', async () => {
    const { client } = await user()
    await inParallel(20, (index) => (index % 2 === 0 ? client.post(SUBSCRIPTION) : client.delete(SUBSCRIPTION)))
    expect((await client.get(SUBSCRIPTION)).json()).toEqual({ subscribed: await settingOf(client) })
  })

  test('an address that was subscribed without the account counts for it, and unsubscribing ends both', async () => {
    await confirmAddress(site, 'early@example.org')
    const { client } = await user({ email: 'early@example.org', email_key: 'early@example.org' })
    expect(await settingOf(client)).toBeUndefined()
    expect((await client.get(SUBSCRIPTION)).json()).toEqual({ subscribed: true })
    expect(await settingOf(client)).toBe(true)
    await client.delete(SUBSCRIPTION)
    expect((await client.get(SUBSCRIPTION)).json()).toEqual({ subscribed: false })
  })

  test('an address that no one verified says and changes nothing of who has it', async () => {
    await confirmAddress(site, 'victim@example.org')
    const stranger = await user({ issuer: IDENTITY_PATH, email: 'victim@example.org', email_key: 'victim@example.org' })
    expect((await stranger.client.get(SUBSCRIPTION)).json()).toEqual({ subscribed: false })
    await stranger.client.delete(SUBSCRIPTION)
    expect(await newsletterData.export(site.store.db, stranger.account.id)).toBeNull()
    const owner = await user({ email: 'victim@example.org', email_key: 'victim@example.org' })
    expect((await owner.client.get(SUBSCRIPTION)).json()).toEqual({ subscribed: true })
  })

  test('who no longer pays is unsubscribed in the same transaction, and deletes nothing else', async () => {
    const email = 'payer@example.org'
    await confirmAddress(site, email)
    const { account, client } = await user({ email, email_key: email, plan: 'mdn_plus_5m' })
    await client.post('/api/v1/plus/settings/', { json: { ai_help_history: true } })
    await client.post(SUBSCRIPTION)
    const at = { changedAt: site.clock.now(), now: site.clock.now() }
    await site.store.transact((transaction) => createChangePlan(SUBSCRIPTION_ENDS)(transaction, account, { plan: 'core', id: 'x', ...at }))
    expect((await client.get('/api/v1/whoami')).json().settings).toMatchObject({ ai_help_history: true, mdnplus_newsletter: false })
    expect((await client.get(SUBSCRIPTION)).json()).toEqual({ subscribed: false })
  })

  test('the address is exported with the account and deleted with it', async () => {
    await confirmAddress(site, 'leaver@example.org')
    const { account } = await user({ email: 'Leaver@example.org', email_key: 'leaver@example.org' })
    await site.client().post(ASK, { json: { email: 'second@example.org' } })
    expect(await newsletterData.export(site.store.db, account.id)).toEqual({
      address: { email: 'leaver@example.org', locale: 'en-US', confirmed_at: '2026-11-21T12:00:00.000Z' },
      unconfirmed: [],
    })
    await createAccountChanges(site.services, PERSONAL_DATA, createChangePlan(SUBSCRIPTION_ENDS)).remove(account.id, 'cli')
    const left = await site.store.db.selectFrom('newsletter_addresses').select('email').where('email_key', '=', account.email_key).execute()
    expect(left).toEqual([])
  })
})
