import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inParallel } from '../store/testing/in-parallel.fixture.ts'
import { DATABASES } from '../store/testing/open-test-store.fixture.ts'
import { createPayer, createStripeApp, fieldsOf, MANAGE, type Payer, type StripeApp, SUBSCRIBE } from './testing/stripe-app.fixture.ts'

/** The numbers of the tests are those of the rules in docs/behaviour/plus.md. */
describe.each(DATABASES)('billing at Stripe, on %s', (kind) => {
  let it: StripeApp
  let payer: Payer
  beforeAll(async () => {
    it = await createStripeApp(kind)
  })
  afterAll(() => it.close())
  beforeEach(async () => {
    payer = await createPayer(it)
  })
  afterEach(() => {
    it.stripe.failure = undefined
    it.stripe.beforeSessionList = undefined
  })

  const openSessions = (customer: string) =>
    [...it.stripe.sessions.values()].filter((session) => session.customer === customer && session.status === 'open')
  const endFirstSession = (customer: string, status: 'complete' | 'expired') => {
    const [session] = openSessions(customer)
    if (session === undefined) return
    session.status = status
    if (status === 'complete') session.subscription = `sub_${customer}`
  }
  const subscribeAtStripe = (customer: string, status = 'active', price = 'price_5m') =>
    it.stripe.subscriptions.set(`sub_${customer}`, { id: `sub_${customer}`, customer, price, status })

  test('30: who subscribes goes to Stripe with the price of the plan, and is no subscriber yet', async () => {
    const page = await payer.client.get(`${SUBSCRIBE}?plan=mdn_plus_10m`)
    expect(page.headers['content-security-policy']).toContain("form-action 'self' https://checkout.stripe.com https://billing.stripe.com")
    expect(page.body).toContain('Continue to payment')
    expect(page.body).not.toContain('no money moves')
    const reply = await payer.client.post(SUBSCRIBE, { form: await payer.formFor('price_10m') })
    const [session] = [...it.stripe.sessions.values()].slice(-1)
    expect([reply.statusCode, reply.headers.location]).toEqual([303, `https://checkout.stripe.com/c/${session?.id}`])
    expect([session?.price, (await payer.whoami()).subscription_type]).toEqual(['price_10m', 'core'])
  })

  test('30: a form that is sent five times at once makes one customer and one session to pay', async () => {
    const form = await payer.formFor('price_5m')
    const [before, replies] = [it.stripe.customers.size, await inParallel(5, () => payer.client.post(SUBSCRIBE, { form }))]
    expect(new Set(replies.map(({ headers }) => headers.location)).size).toBe(1)
    expect(it.stripe.customers.size).toBe(before + 1)
    const customer = await payer.checkOut('price_5m')
    expect([...it.stripe.sessions.values()].filter((session) => session.customer === customer)).toHaveLength(2)
  })

  test('30: of two tabs only the newer one can be paid', async () => {
    const customer = await payer.checkOut('price_5m')
    await payer.checkOut('price_10m')
    expect(openSessions(customer).map(({ price }) => price)).toEqual(['price_10m'])
  })

  test('30: of the forms of two tabs that are sent at once one session can be paid', async () => {
    const customer = await payer.checkOut('price_5m')
    endFirstSession(customer, 'expired')
    const forms = [await payer.formFor('price_5m'), await payer.formFor('price_10m')]
    const both = Promise.withResolvers<void>()
    let listed = 0
    it.stripe.beforeSessionList = async () => {
      listed += 1
      if (listed === forms.length) both.resolve()
      await both.promise
    }
    const replies = await Promise.all(forms.map((form) => payer.client.post(SUBSCRIBE, { form })))
    const open = openSessions(customer)
    expect(open).toHaveLength(1)
    expect(replies.map(({ headers }) => headers.location)).toContain(`https://checkout.stripe.com/c/${open[0]?.id}`)
  })

  test('22, 30: an older form that is sent again does not lead to its dead session; the page that comes back works', async () => {
    const form = await payer.formFor('price_5m')
    await payer.client.post(SUBSCRIBE, { form })
    const customer = await payer.checkOut('price_10m')
    const again = await payer.client.post(SUBSCRIBE, { form })
    expect([again.statusCode, openSessions(customer).map(({ price }) => price)]).toEqual([409, ['price_10m']])
    expect(again.body).toContain('or you have started another payment. Nothing was done')
    const reply = await payer.client.post(SUBSCRIBE, { form: fieldsOf(again.body) })
    const [session, ...others] = openSessions(customer)
    expect([reply.headers.location, session?.price, others]).toEqual([`https://checkout.stripe.com/c/${session?.id}`, 'price_5m', []])
  })

  test('30, 40: a session that another request has expired meanwhile is no failure', async () => {
    const customer = await payer.checkOut('price_5m')
    it.stripe.beforeSessionList = async () => endFirstSession(customer, 'expired')
    const reply = await payer.client.post(SUBSCRIBE, { form: await payer.formFor('price_10m') })
    const [session, ...others] = openSessions(customer)
    expect([reply.headers.location, session?.price, others]).toEqual([`https://checkout.stripe.com/c/${session?.id}`, 'price_10m', []])
  })

  test('30, 40: who pays in one tab while the form of another is sent does not pay twice', async () => {
    const customer = await payer.checkOut('price_5m')
    it.stripe.beforeSessionList = async () => {
      endFirstSession(customer, 'complete')
      subscribeAtStripe(customer)
    }
    const reply = await payer.client.post(SUBSCRIBE, { form: await payer.formFor('price_10m') })
    expect([reply.statusCode, reply.headers.location]).toEqual([303, `https://billing.stripe.com/p/${customer}`])
    expect([openSessions(customer), (await payer.whoami()).subscription_type]).toEqual([[], 'mdn_plus_5m'])
  })

  test('30, 40: while a payment is under way in one tab, the form of another leads to no second one', async () => {
    const customer = await payer.checkOut('price_5m')
    const [session] = openSessions(customer)
    if (session !== undefined) session.isBeingPaid = true
    const reply = await payer.client.post(SUBSCRIBE, { form: await payer.formFor('price_10m') })
    expect([reply.statusCode, openSessions(customer)]).toEqual([303, [session]])
    expect((await payer.client.get(reply.headers.location ?? '')).body).toContain('Stripe has not confirmed your payment yet')
    endFirstSession(customer, 'complete')
    subscribeAtStripe(customer)
    expect((await payer.client.get(reply.headers.location ?? '')).body).toContain('Your payment has arrived')
    expect((await payer.whoami()).subscription_type).toBe('mdn_plus_5m')
  })

  test.each(['before', 'while'])('30: a payment that takes days, begun %s the form is sent, leads to no second one', async (when) => {
    const customer = await payer.checkOut('price_5m')
    const begin = async () => {
      it.stripe.beforeSessionList = undefined
      endFirstSession(customer, 'complete')
      subscribeAtStripe(customer, 'incomplete')
    }
    if (when === 'while') it.stripe.beforeSessionList = begin
    else await begin()
    const { headers } = await payer.client.post(SUBSCRIBE, { form: await payer.formFor('price_10m') })
    expect([headers.location, openSessions(customer)]).toEqual([`${it.services.origin}${MANAGE}?locale=en-US&done=paid`, []])
    subscribeAtStripe(customer, 'incomplete_expired')
    const again = await payer.client.post(SUBSCRIBE, { form: await payer.formFor('price_10m') })
    expect(openSessions(customer).map(({ id }) => `https://checkout.stripe.com/c/${id}`)).toEqual([again.headers.location])
  })

  test('40: when Stripe fails to expire a session, no other one is given out; the next attempt works', async () => {
    const customer = await payer.checkOut('price_5m')
    const form = await payer.formFor('price_10m')
    it.stripe.beforeSessionList = async () => {
      it.stripe.failure = 403
    }
    expect((await payer.client.post(SUBSCRIBE, { form })).statusCode).toBe(503)
    it.stripe.beforeSessionList = undefined
    it.stripe.failure = undefined
    const reply = await payer.client.post(SUBSCRIBE, { form })
    expect(openSessions(customer).map(({ id }) => `https://checkout.stripe.com/c/${id}`)).toEqual([reply.headers.location])
  })

  test('31: who comes back from paying is a subscriber, also before the event says so', async () => {
    const customer = await payer.checkOut('price_5m')
    expect((await payer.client.get(`${MANAGE}?done=paid`)).body).toContain('Stripe has not confirmed your payment yet')
    subscribeAtStripe(customer)
    const { body } = await payer.client.get(`${MANAGE}?done=paid`)
    expect([body.includes('Your payment has arrived'), (await payer.whoami()).subscription_type]).toEqual([true, 'mdn_plus_5m'])
  })

  test('39: who has a subscription manages it at Stripe, and does not pay for a second one', async () => {
    const customer = await payer.checkOut('price_5m')
    const form = await payer.formFor('price_10m')
    subscribeAtStripe(customer)
    const [second, portal] = [await payer.client.post(SUBSCRIBE, { form }), await payer.client.post(MANAGE, { form: { do: 'portal' } })]
    const address = `https://billing.stripe.com/p/${customer}`
    expect([second.headers.location, portal.headers.location]).toEqual([address, address])
    expect((await payer.client.get(MANAGE)).body).toContain('Open Stripe')
  })

  test('24: who has no subscription is not sent to Stripe', async () => {
    const place = '/en-US/plus?reason=no-active-subscription-found'
    expect((await payer.client.post(MANAGE, { form: { do: 'portal' } })).headers.location).toBe(place)
    const customer = await payer.checkOut('price_5m')
    subscribeAtStripe(customer, 'canceled')
    expect((await payer.client.post(MANAGE, { form: { do: 'portal' } })).headers.location).toBe(place)
  })

  test('40: when Stripe fails, the page says that nothing was charged; the next attempt works', async () => {
    const form = await payer.formFor('price_5m')
    it.stripe.failure = 400
    const reply = await payer.client.post(SUBSCRIBE, { form })
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '60'])
    expect(reply.body).toContain('Nothing was charged')
    expect(it.lines.join('\n')).not.toContain('sk_test')
    it.stripe.failure = undefined
    expect((await payer.client.post(SUBSCRIBE, { form })).headers.location).toContain('https://checkout.stripe.com/')
  })
})
