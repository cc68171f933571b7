import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inParallel } from '../store/testing/in-parallel.fixture.ts'
import { DATABASES } from '../store/testing/open-test-store.fixture.ts'
import { createPayer, createStripeApp, MANAGE, type Payer, type StripeApp } from './testing/stripe-app.fixture.ts'
import type { SignedEvent, StandInSubscription } from './testing/stripe-server.fixture.ts'

const MINUTE_MS = 60_000

/** The numbers of the tests are those of the rules in docs/behaviour/plus.md. */
describe.each(DATABASES)('events of Stripe, on %s', (kind) => {
  let it: StripeApp
  let payer: Payer
  let customer: string
  beforeAll(async () => {
    it = await createStripeApp(kind)
  })
  afterAll(() => it.close())
  beforeEach(async () => {
    payer = await createPayer(it)
    customer = await payer.checkOut('price_5m')
  })
  afterEach(() => {
    it.stripe.failure = undefined
    it.stripe.beforeList = undefined
    it.stripe.subscriptions.clear()
  })

  const setSubscription = (change: Partial<StandInSubscription> = {}) => {
    const id = change.id ?? `sub_${customer}`
    it.stripe.subscriptions.set(id, { id, customer, price: 'price_5m', status: 'active', ...change })
  }
  const eventOf = (
    type = 'customer.subscription.updated',
    more: { readonly id?: string; readonly at?: number; readonly secret?: string } = {},
  ) => it.stripe.event(type, { object: 'subscription', customer }, { at: it.clock.now(), ...more })
  const send = ({ payload, headers }: SignedEvent) => it.client().post('/events/stripe', { payload, headers })
  const plan = async () => (await payer.whoami()).subscription_type
  const lists = () => it.stripe.requests.filter((request) => request === 'GET /v1/subscriptions').length
  const transitions = async () =>
    (await it.store.db.selectFrom('plan_transitions').select('new_plan').where('account_id', '=', payer.accountId).execute()).map(
      ({ new_plan }) => new_plan,
    )

  test('31: an event makes a subscriber; the same event again is not even read', async () => {
    setSubscription()
    const event = eventOf('checkout.session.completed')
    const first = await send(event)
    const before = lists()
    const second = await send(event)
    expect([first.statusCode, second.statusCode, lists() - before, await plan()]).toEqual([200, 200, 0, 'mdn_plus_5m'])
  })

  test('31: the same event ten times at once changes the plan once', async () => {
    setSubscription()
    const event = eventOf()
    const replies = await inParallel(10, () => send(event))
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(await transitions()).toEqual(['mdn_plus_5m'])
  })

  test.each([
    ['is signed with another secret', () => eventOf('customer.subscription.updated', { secret: 'whsec_forged' })],
    ['was signed too long ago', () => eventOf('customer.subscription.updated', { at: it.clock.now() - 10 * MINUTE_MS })],
    ['was changed on its way', () => ({ ...eventOf(), payload: JSON.stringify({ id: 'evt_x', type: 'invoice.paid' }) })],
    ['is not signed', () => ({ ...eventOf(), headers: { 'content-type': 'application/json' } })],
    ['is no JSON', () => ({ ...eventOf(), payload: '{' })],
  ])('32: an event that %s gets 400 and changes nothing', async (_name, make) => {
    setSubscription()
    const [before, reply] = [lists(), await send(make())]
    expect([reply.statusCode, lists() - before, await plan()]).toEqual([400, 0, 'core'])
  })

  test('33: events in any order lead to the state that Stripe has', async () => {
    setSubscription({ status: 'canceled' })
    await send(eventOf('customer.subscription.deleted'))
    await send(eventOf('customer.subscription.created', { at: it.clock.now() - MINUTE_MS }))
    expect(await plan()).toBe('core')
    setSubscription({ price: 'price_10m' })
    await send(eventOf('invoice.paid'))
    expect(await plan()).toBe('mdn_plus_10m')
  })

  test('34: an older answer of Stripe is not stored after a newer one', async () => {
    setSubscription()
    let goOn = () => {}
    const held = new Promise<void>((resolve) => {
      goOn = resolve
    })
    const asked = new Promise<void>((resolve) => {
      it.stripe.beforeList = async () => {
        it.stripe.beforeList = undefined
        resolve()
        await held
      }
    })
    const slow = send(eventOf())
    await asked
    setSubscription({ status: 'canceled' })
    await send(eventOf('customer.subscription.deleted'))
    goOn()
    expect([(await slow).statusCode, await plan(), await transitions()]).toEqual([200, 'core', []])
  })

  test('35: an event about a customer whom the site does not know is ignored', async () => {
    const { payload, headers } = it.stripe.event(
      'invoice.paid',
      { object: 'invoice', customer: 'cus_unknown' },
      { id: `evt_${kind}`, at: it.clock.now() },
    )
    expect((await send({ payload, headers })).statusCode).toBe(200)
    const row = await it.store.db.selectFrom('billing_events').select('status').where('id', '=', `evt_${kind}`).executeTakeFirst()
    expect(row).toEqual({ status: 'ignored' })
  })

  test('36: while Stripe can not be asked, an event gets 503; sent again, it works', async () => {
    setSubscription()
    const event = eventOf()
    it.stripe.failure = 400
    const reply = await send(event)
    expect([reply.statusCode, reply.headers['retry-after'], await plan()]).toEqual([503, '60', 'core'])
    it.stripe.failure = undefined
    expect([(await send(event)).statusCode, await plan()]).toEqual([200, 'mdn_plus_5m'])
  })

  test.each([
    ['active', 'mdn_plus_5m'],
    ['trialing', 'mdn_plus_5m'],
    ['past_due', 'mdn_plus_5m'],
    ['unpaid', 'core'],
    ['paused', 'core'],
    ['incomplete', 'core'],
    ['incomplete_expired', 'core'],
    ['canceled', 'core'],
    ['a state of next year', 'core'],
  ])('37: a subscription that is %s means %s', async (status, expected) => {
    setSubscription({ status })
    await send(eventOf())
    expect(await plan()).toBe(expected)
  })

  test('37: a failed payment shows on the page, and so does the end of a canceled subscription', async () => {
    setSubscription({ status: 'past_due', cancelAt: 1_790_000_000 })
    await send(eventOf('invoice.payment_failed'))
    const { body } = await payer.client.get(MANAGE)
    expect([body.includes('The last payment failed'), body.includes('You keep the plan until September 21, 2026')]).toEqual([true, true])
  })

  test('38: who no longer pays sees ads again, as after every other cause', async () => {
    setSubscription()
    await send(eventOf())
    await payer.client.post('/api/v1/plus/settings/', { json: { no_ads: true } })
    setSubscription({ status: 'canceled' })
    await send(eventOf('customer.subscription.deleted'))
    expect(await payer.whoami()).toMatchObject({ subscription_type: 'core', settings: { no_ads: false } })
  })

  test('41: a price that is no longer sold names its plan itself; one that names none does not count', async () => {
    setSubscription({ price: 'price_old', metadata: { plan: 'mdn_plus_5y' } })
    await send(eventOf())
    expect(await plan()).toBe('mdn_plus_5y')
    setSubscription({ price: 'price_other' })
    await send(eventOf())
    expect([await plan(), it.lines.join('\n')]).toEqual(['core', expect.stringContaining('belongs to no plan')])
  })

  test('41: of two subscriptions the highest counts, and the operator is told', async () => {
    setSubscription()
    setSubscription({ id: `sub_second_${customer}`, price: 'price_10m' })
    await send(eventOf())
    expect([await plan(), it.lines.join('\n')]).toEqual(['mdn_plus_10m', expect.stringContaining(`${customer} pays for 2 subscriptions`)])
  })

  test('44: a customer who was deleted at Stripe no longer subscribes, and can begin anew', async () => {
    setSubscription()
    await send(eventOf())
    it.stripe.customers.delete(customer)
    await send(it.stripe.event('customer.deleted', { object: 'customer', id: customer }, { at: it.clock.now() }))
    expect(await plan()).toBe('core')
    expect(await payer.checkOut('price_5m')).not.toBe(customer)
  })
})

test('45: events are still taken on a site that has switched Plus off', async () => {
  const it = await createStripeApp('sqlite', [])
  const account = await it.createAccount()
  const customer = 'cus_before'
  it.stripe.customers.add(customer)
  const row = { account_id: account.id, customer_id: customer, asked_count: 0, stored_count: 0, created_at: it.clock.now() }
  await it.store.db.insertInto('billing_customers').values(row).execute()
  it.stripe.subscriptions.set('sub_before', { id: 'sub_before', customer, price: 'price_5m', status: 'active' })
  const { payload, headers } = it.stripe.event('invoice.paid', { object: 'invoice', customer }, { at: it.clock.now() })
  expect((await it.client().post('/events/stripe', { payload, headers })).statusCode).toBe(200)
  const { billed_plan } = await it.store.db
    .selectFrom('accounts')
    .select('billed_plan')
    .where('id', '=', account.id)
    .executeTakeFirstOrThrow()
  expect(billed_plan).toBe('mdn_plus_5m')
  await it.close()
})
