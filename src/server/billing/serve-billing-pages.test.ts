import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../http/testing/test-app.fixture.ts'
import type { TestClient } from '../http/testing/test-client.fixture.ts'
import { inParallel } from '../store/testing/in-parallel.fixture.ts'
import { DATABASES } from '../store/testing/open-test-store.fixture.ts'
import { readPersonalData } from '../store/testing/read-personal-data.fixture.ts'
import { billingData } from './billing-data.ts'

const provider = { issuer: 'https://provider.example', clientId: 'site', clientSecret: 'secret', scopes: 'openid' }
const SUBSCRIBE = '/users/plus/subscribe/'
const MANAGE = '/users/plus/manage/'

/** The numbers of the tests are those of the rules in docs/behaviour/plus.md. */
describe.each(DATABASES)('pages of the test billing, on %s', (kind) => {
  let it: TestApp
  let client: TestClient
  let accountId: string
  beforeAll(async () => {
    it = await createTestApp({ kind, signIn: { kind: 'outside', provider }, countryHeaders: ['x-country'] })
  })
  afterAll(() => it.close())
  beforeEach(async () => {
    const account = await it.createAccount()
    accountId = account.id
    client = it.client()
    await client.signIn(account)
  })

  const whoami = async () => (await client.get('/api/v1/whoami')).json()
  const plan = async () => (await whoami()).subscription_type
  /** The fields of the first form with a button that says this. */
  const fieldsOf = (body: string, button: string) => {
    const form = body.split('<form').find((part) => part.includes(button)) ?? ''
    return Object.fromEntries([...form.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]))
  }
  const formFor = async (id: string) => fieldsOf((await client.get(`${SUBSCRIBE}?plan=${id}`)).body, '<button')
  const subscribe = async (id: string) => client.post(SUBSCRIBE, { form: await formFor(id) })
  const transitions = () =>
    it.store.db.selectFrom('plan_transitions').select(['old_plan', 'new_plan']).where('account_id', '=', accountId).execute()

  test('20: the page shows plan and price and says that no money moves', async () => {
    const { statusCode, body, headers } = await client.get(`${SUBSCRIBE}?plan=mdn_plus_5y&locale=de`, { headers: { 'x-country': 'DE' } })
    expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(body).toContain('Es fließt kein Geld')
    expect(body.replaceAll(/\s/g, ' ')).toContain('50 € im Jahr, das sind 4,17 € im Monat')
  })

  test('21: who subscribes is a subscriber at once, with a number', async () => {
    const reply = await subscribe('mdn_plus_5m')
    expect([reply.statusCode, reply.headers.location]).toEqual([303, `${MANAGE}?done=subscribed`])
    expect(await whoami()).toMatchObject({ is_subscriber: true, subscription_type: 'mdn_plus_5m', subscriber_number: expect.any(Number) })
    expect((await client.get(`${MANAGE}?done=subscribed`)).body).toContain('You are subscribed')
  })

  test('29: a user whose plan was given by staff has nothing to buy below it, and nothing to manage', async () => {
    const form = await formFor('mdn_plus_5m')
    await it.store.db.updateTable('accounts').set({ enforced_plan: 'mdn_plus_5y' }).where('id', '=', accountId).execute()
    for (const url of [MANAGE, `${SUBSCRIBE}?plan=mdn_plus_5m`, `${SUBSCRIBE}?plan=mdn_plus_5y`]) {
      const { statusCode, body } = await client.get(url)
      expect([url, statusCode]).toEqual([url, 200])
      expect(body).toContain('This site has given you the plan Plus 5. You have no subscription')
      expect(body).not.toContain('<form method="post" action="/users/plus')
    }
    expect((await client.post(SUBSCRIBE, { form })).statusCode).toBe(409)
    expect(await plan()).toBe('mdn_plus_5y')
    expect((await client.get(`${SUBSCRIBE}?plan=mdn_plus_10m`)).body).toContain('Subscribe to Supporter 10')
  })

  test('21: an anonymous user signs in first and comes back to the plan', async () => {
    const reply = await it.client().get(`${SUBSCRIBE}?plan=mdn_plus_5m&locale=fr&evil=1`)
    const next = encodeURIComponent(`${SUBSCRIBE}?locale=fr&plan=mdn_plus_5m`)
    expect([reply.statusCode, reply.headers.location]).toEqual([303, `/users/fxa/login/authenticate/?next=${next}`])
  })

  test('22: a form that is sent twenty times at once subscribes once', async () => {
    const form = await formFor('mdn_plus_5m')
    const replies = await inParallel(20, () => client.post(SUBSCRIBE, { form }))
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([303]))
    expect(await transitions()).toEqual([{ old_plan: 'core', new_plan: 'mdn_plus_5m' }])
    expect(await it.store.db.selectFrom('subscriptions').select('plan').where('account_id', '=', accountId).execute()).toHaveLength(1)
  })

  test('22: a form of a tab that has not seen the change of another tab does nothing', async () => {
    const [stale, other] = [await formFor('mdn_plus_10m'), await formFor('mdn_plus_5y')]
    await client.post(SUBSCRIBE, { form: other })
    const reply = await client.post(SUBSCRIBE, { form: stale })
    expect([reply.statusCode, await plan()]).toEqual([409, 'mdn_plus_5y'])
    expect(reply.body).toContain('Nothing was done')
    const again = await client.post(SUBSCRIBE, { form: fieldsOf(reply.body, '<button') })
    expect([again.headers.location, await plan()]).toEqual([`${MANAGE}?done=changed`, 'mdn_plus_10m'])
  })

  test.each([
    ['a price that is not the current one', { price: 'USD 1' }],
    ['an unknown plan before', { seen: 'everything' }],
    ['no attempt', { attempt: '' }],
  ])('22: a form with %s does nothing', async (_name, change) => {
    const reply = await client.post(SUBSCRIBE, { form: { ...(await formFor('mdn_plus_5m')), ...change } })
    expect([reply.statusCode, await plan()]).toEqual([409, 'core'])
  })

  test.each(['', '?plan=', '?plan=core', '?plan=mdn_plus_99', `?plan=${'x'.repeat(300)}`])(
    '23: a plan that is not sold (%s) gets 404',
    async (query) => {
      const reply = await client.get(`${SUBSCRIBE}${query}`)
      expect([reply.statusCode, reply.body]).toEqual([404, expect.stringContaining('This plan is not available')])
    },
  )

  test('23: where nothing is sold, no one subscribes, not even with a form from elsewhere', async () => {
    const form = await formFor('mdn_plus_5m')
    const reply = await client.post(SUBSCRIBE, { form, headers: { 'x-country': 'AQ' } })
    expect([reply.statusCode, await plan()]).toEqual([404, 'core'])
  })

  test('24: without a subscription the page for managing leads to the page about Plus, which says so', async () => {
    const reply = await client.get(`${MANAGE}?locale=ja`)
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/ja/plus?reason=no-active-subscription-found'])
  })

  test('25: who cancels is core at once, sees ads again and keeps the rest; doing it twice is doing it once', async () => {
    await subscribe('mdn_plus_10y')
    await client.post('/api/v1/plus/settings/', { json: { no_ads: true, locale_override: 'de' } })
    const form = fieldsOf((await client.get(MANAGE)).body, 'Cancel subscription')
    const replies = [await client.post(MANAGE, { form }), await client.post(MANAGE, { form })]
    expect(replies.map(({ headers }) => headers.location)).toEqual([`${MANAGE}?done=canceled`, `${MANAGE}?done=canceled`])
    expect(await whoami()).toMatchObject({ subscription_type: 'core', settings: { no_ads: false, locale_override: 'de' } })
    expect((await client.get(`${MANAGE}?done=canceled`)).body).toContain('Your subscription has ended.')
  })

  test('25: a cancellation of a plan that is no longer the current one does nothing', async () => {
    await subscribe('mdn_plus_5m')
    const form = fieldsOf((await client.get(MANAGE)).body, 'Cancel subscription')
    await subscribe('mdn_plus_10m')
    const reply = await client.post(MANAGE, { form })
    expect([reply.statusCode, await plan()]).toEqual([409, 'mdn_plus_10m'])
  })

  test('26: another site makes no browser subscribe or cancel', async () => {
    const form = await formFor('mdn_plus_5m')
    const headers = { origin: 'https://evil.example' }
    const statuses = [await client.post(SUBSCRIBE, { form, headers }), await client.post(MANAGE, { form: { do: 'cancel' }, headers })]
    expect([statuses.map(({ statusCode }) => statusCode), await plan()]).toEqual([[403, 403], 'core'])
  })

  test('27: the export has the subscription, and it goes with the account', async () => {
    await subscribe('mdn_plus_5m')
    const { billing } = await readPersonalData(it.store.db, [billingData], accountId)
    expect(billing).toMatchObject({
      subscriptions: [{ provider: 'test', plan: 'mdn_plus_5m', currency: 'USD', amount: 500 }],
      customer: null,
    })
    await it.store.transact((transaction) => billingData.remove(transaction, accountId))
    expect(await it.store.db.selectFrom('subscriptions').selectAll().where('account_id', '=', accountId).execute()).toEqual([])
  })
})

test('28: with the feature off there are no plans and no pages', async () => {
  const it = await createTestApp({ kind: 'sqlite', signIn: { kind: 'outside', provider }, features: ['advertising'] })
  const paths = ['/api/v1/stripe/plans', `${SUBSCRIBE}?plan=mdn_plus_5m`, MANAGE]
  const statuses = await Promise.all(paths.map(async (path) => (await it.client().get(path)).statusCode))
  expect(statuses).toEqual([404, 404, 404])
  await it.close()
})
