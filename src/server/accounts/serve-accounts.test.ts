import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AccountRow } from '../http/sessions/sessions.ts'
import { PERSONAL_DATA } from '../personal-data.ts'
import { removeAccount } from '../store/account-data.ts'
import { setSiteState } from '../store/site-state.ts'
import { inParallel } from '../store/testing/in-parallel.fixture.ts'
import { type AccountsApp, createAccountsApp, PLACES } from './testing/accounts-app.fixture.ts'

const ANONYMOUS = {
  geo: { country: 'Unknown', country_iso: 'ZZ' },
  username: null,
  is_authenticated: null,
  is_beta_tester: null,
  is_staff: null,
  is_super_user: null,
  email: null,
  avatar_url: null,
  is_subscriber: null,
  subscription_type: null,
  subscriber_number: null,
  settings: null,
}

/** The numbers of the tests are those of the rules in docs/behaviour/accounts.md. */
describe.each(PLACES)('who a user is, on %s', (kind) => {
  let it: AccountsApp
  beforeAll(async () => {
    it = await createAccountsApp({ kind, countryHeaders: ['cloudfront-viewer-country', 'x-appengine-country'] })
  })
  afterAll(() => it.close())

  async function userWith(account: Partial<AccountRow> = {}) {
    const row = await it.createAccount(account)
    const client = it.client()
    await client.signIn(row)
    return { row, client, whoami: async () => (await client.get('/api/v1/whoami')).json() }
  }
  const set = (client: Awaited<ReturnType<typeof userWith>>['client'], json: unknown) => client.post('/api/v1/plus/settings/', { json })

  test('1: whoami of an anonymous user is 200, with a country that is unknown and all else null', async () => {
    const reply = await it.client().get('/api/v1/whoami')
    expect([reply.statusCode, reply.json(), reply.headers['cache-control']]).toEqual([200, ANONYMOUS, 'private, no-store'])
  })

  test.each([
    ['2: X-Appengine-Country: IS', { 'x-appengine-country': 'IS' }, 'Iceland', 'IS'],
    ['3: CloudFront-Viewer-Country: IS', { 'cloudfront-viewer-country': 'IS' }, 'Iceland', 'IS'],
    ['4: both, different', { 'x-appengine-country': 'DE', 'cloudfront-viewer-country': 'IS' }, 'Iceland', 'IS'],
  ])('%s gives the country of the first header that the settings name', async (_name, headers, country, country_iso) => {
    expect((await it.client().get('/api/v1/whoami', { headers })).json().geo).toEqual({ country, country_iso })
  })

  test('5, 6: whoami of who is signed in; settings are null before the first write', async () => {
    const { row, whoami } = await userWith({ plan: 'mdn_plus_10y', avatar_url: 'https://pictures.example/a.png', is_beta_tester: 1 })
    expect(await whoami()).toEqual({
      geo: { country: 'Unknown', country_iso: 'ZZ' },
      username: row.subject,
      is_authenticated: true,
      is_beta_tester: true,
      is_staff: false,
      is_super_user: false,
      email: row.email,
      avatar_url: 'https://pictures.example/a.png',
      is_subscriber: true,
      subscription_type: 'mdn_plus_10y',
      subscriber_number: null,
      settings: null,
    })
  })

  test.each([['nonsense'], ['A'.repeat(43)], ['x'.repeat(8000)], ['a%00b'], ['{"user":1}']])(
    '9: a forged or old cookie is anonymous: %s',
    async (value) => {
      const reply = await it.client().get('/api/v1/whoami', { headers: { cookie: `session=${value}` } })
      expect([reply.statusCode, reply.json()]).toEqual([200, ANONYMOUS])
    },
  )

  test('10: the cookie of a deleted account is 400 Invalid Session', async () => {
    const { row, client } = await userWith()
    await it.store.transact((transaction) => removeAccount(transaction, PERSONAL_DATA, row.id))
    const reply = await client.get('/api/v1/whoami')
    expect([reply.statusCode, reply.json()]).toMatchObject([400, { code: 400, error: 'Invalid Session' }])
  })

  test('the maintenance message is shown to everybody, within a second, until it ends', async () => {
    const { whoami } = await userWith()
    const say = async (value: string | undefined): Promise<void> => {
      await setSiteState(it.store.db, { name: 'maintenance', value, now: it.clock.now() })
      it.clock.move(1000)
    }
    await say('Back at noon')
    expect([(await whoami()).maintenance, (await it.client().get('/api/v1/whoami')).json().maintenance]).toEqual([
      'Back at noon',
      'Back at noon',
    ])
    await say(undefined)
    expect(await whoami()).not.toHaveProperty('maintenance')
  })

  test('22: for core users no_ads=true is 201, and whoami says false', async () => {
    const { client, whoami } = await userWith()
    expect((await set(client, { no_ads: true })).statusCode).toBe(201)
    expect((await whoami()).settings).toMatchObject({ no_ads: false })
  })

  test('23: for subscribers it is true, also for those an operator made so', async () => {
    for (const account of [{ plan: 'mdn_plus_5m' }, { enforced_plan: 'mdn_plus_5y' }] as const) {
      const { client, whoami } = await userWith(account)
      expect((await set(client, { no_ads: true })).statusCode).toBe(201)
      expect((await whoami()).settings).toMatchObject({ no_ads: true })
    }
  })

  test('24: locale_override zh-TW is 201 and is read back; what is not given stays; null takes it away', async () => {
    const { client, whoami } = await userWith()
    const reply = await set(client, { locale_override: 'zh-TW' })
    expect([reply.statusCode, reply.body]).toEqual([201, ''])
    await set(client, { ai_help_history: true })
    expect((await whoami()).settings).toEqual({
      locale_override: 'zh-TW',
      mdnplus_newsletter: false,
      no_ads: false,
      ai_help_history: true,
      collections_last_modified_time: null,
    })
    await set(client, { locale_override: null })
    expect((await whoami()).settings.locale_override).toBeNull()
  })

  test('a newsletter is not subscribed to by a setting', async () => {
    const { client, whoami } = await userWith()
    expect((await set(client, { mdnplus_newsletter: true })).statusCode).toBe(201)
    expect((await whoami()).settings.mdnplus_newsletter).toBe(false)
  })

  test.each([
    ['25: a bad locale', { locale_override: 'xx' }],
    ['a word for a boolean', { no_ads: 'true' }],
    ['an unknown key', { no_adds: true }],
    ['no object', [true]],
    ['a NUL', { locale_override: 'de\0' }],
  ])('%s in settings is 400', async (_name, json) => {
    const { client, whoami } = await userWith()
    const reply = await set(client, json)
    expect([reply.statusCode, reply.json()]).toMatchObject([400, { error: 'Validation Error' }])
    expect((await whoami()).settings).toBeNull()
  })

  test('settings of anonymous users are 401', async () => {
    expect((await set(it.client(), { no_ads: true })).statusCode).toBe(401)
  })

  test('20 first writes at once leave one row with all of them', async () => {
    const { row, client, whoami } = await userWith({ plan: 'mdn_plus_5m' })
    const changes = [{ no_ads: true }, { ai_help_history: true }, { locale_override: 'fr' }]
    const replies = await inParallel(20, (index) => set(client, changes[index % changes.length]))
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
    expect((await whoami()).settings).toMatchObject({ no_ads: true, ai_help_history: true, locale_override: 'fr' })
    expect(await it.store.db.selectFrom('account_settings').select('account_id').where('account_id', '=', row.id).execute()).toHaveLength(1)
  })

  const pingsOf = ({ id }: AccountRow) =>
    it.store.db.selectFrom('activity_pings').selectAll().where('account_id', '=', id).orderBy('day').execute()
  const today = (): string => new Date(it.clock.now()).toISOString().slice(0, 10)

  test('26: a ping with an empty form is 201, and of the activity there is the plan only', async () => {
    const { row, client } = await userWith({ plan: 'mdn_plus_5y' })
    const reply = await client.post('/api/v1/ping', { form: {} })
    expect([reply.statusCode, reply.body]).toEqual([201, ''])
    expect(await pingsOf(row)).toEqual([
      { account_id: row.id, day: today(), plan: 'mdn_plus_5y', ai_help_history: 0, no_ads: 0, offline: 0 },
    ])
  })

  test('27: unknown keys are ignored', async () => {
    const { row, client } = await userWith()
    expect((await client.post('/api/v1/ping', { form: { offline: 'false', colour: 'green' } })).statusCode).toBe(201)
    expect(await pingsOf(row)).toHaveLength(1)
  })

  test('28: offline true, then false on the same day stays true, in one row; the next day is another row', async () => {
    const { row, client } = await userWith()
    await client.post('/api/v1/ping', { form: { offline: 'true' } })
    await client.post('/api/v1/ping', { form: { offline: 'false' } })
    expect(await pingsOf(row)).toMatchObject([{ offline: 1 }])
    it.clock.move(24 * 60 * 60_000)
    await client.post('/api/v1/ping', { form: {} })
    expect(await pingsOf(row)).toMatchObject([{ offline: 1 }, { offline: 0 }])
    it.clock.move(-24 * 60 * 60_000)
  })

  test('a bad boolean in a ping is 400', async () => {
    const { client } = await userWith()
    expect((await client.post('/api/v1/ping', { form: { offline: 'maybe' } })).statusCode).toBe(400)
  })

  test('29: an anonymous ping is 400', async () => {
    const reply = await it.client().post('/api/v1/ping', { form: {} })
    expect([reply.statusCode, reply.json()]).toMatchObject([400, { error: 'Invalid Session' }])
  })

  test('20 pings at once leave one row', async () => {
    const { row, client } = await userWith()
    await inParallel(20, (index) => client.post('/api/v1/ping', { form: { offline: index === 7 ? 'true' : 'false' } }))
    expect(await pingsOf(row)).toMatchObject([{ offline: 1 }])
  })

  test('a user sees where they are signed in, and signs out elsewhere', async () => {
    const { row, client } = await userWith()
    const other = it.client()
    await other.signIn(row)
    const sessions = (await client.get('/api/v1/sessions')).json()
    expect(sessions).toHaveLength(2)
    const theOther = sessions.find(({ is_current }: { is_current: boolean }) => !is_current)
    expect(JSON.stringify(sessions)).not.toContain(client.cookies.get('session'))
    const stranger = await userWith()
    expect((await stranger.client.delete(`/api/v1/sessions/${theOther.name}`)).statusCode).toBe(404)
    expect((await client.delete(`/api/v1/sessions/${theOther.name}`)).statusCode).toBe(204)
    expect((await other.get('/api/v1/whoami')).json().username).toBeNull()
  })
})
