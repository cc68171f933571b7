import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createChangePlan } from '../accounts/change-plan.ts'
import { removeAccount } from '../store/account-data.ts'
import { inParallel } from '../store/testing/in-parallel.fixture.ts'
import { DATABASES } from '../store/testing/open-test-store.fixture.ts'
import { readPersonalData } from '../store/testing/read-personal-data.fixture.ts'
import { billingData } from './billing-data.ts'
import { finishDepartures } from './departures.ts'
import { endTestSubscriptions } from './end-test-subscriptions.ts'
import { loadStripe } from './stripe-client.ts'
import { createPayer, createStripeApp, type Payer, type StripeApp } from './testing/stripe-app.fixture.ts'

const DAY_MS = 24 * 60 * 60_000

/** The numbers of the tests are those of the rules in docs/behaviour/plus.md. */
describe.each(DATABASES)('accounts that go, on %s', (kind) => {
  let it: StripeApp
  let payer: Payer
  let customer: string
  beforeAll(async () => {
    it = await createStripeApp(kind)
  })
  afterAll(() => it.close())
  beforeEach(async () => {
    it.stripe.failure = undefined
    await it.store.db.deleteFrom('billing_departures').execute()
    payer = await createPayer(it)
    customer = await payer.checkOut('price_5m')
  })

  const remove = () => it.store.transact((transaction) => removeAccount(transaction, [billingData], payer.accountId))
  const finish = () =>
    finishDepartures({ store: it.store, now: it.clock.now, report: (line) => it.lines.push(line) }, async () => ({
      stripe: await loadStripe(it.stripe.settings),
    }))
  const waiting = () => it.store.db.selectFrom('billing_departures').selectAll().execute()

  test('43: the customer of a deleted account is deleted at Stripe, by one of several processes', async () => {
    await remove()
    expect(await waiting()).toMatchObject([{ customer_id: customer, attempts: 0 }])
    await inParallel(3, finish)
    const deletions = it.stripe.requests.filter((request) => request === `DELETE /v1/customers/${customer}`)
    expect([deletions.length, it.stripe.customers.has(customer), await waiting()]).toEqual([1, false, []])
  })

  test('43: who pays in a page of Stripe that was open when the account was deleted subscribes no one', async () => {
    await remove()
    it.stripe.subscriptions.set('sub_late', { id: 'sub_late', customer, price: 'price_5m', status: 'active' })
    const { payload, headers } = it.stripe.event(
      'checkout.session.completed',
      { object: 'checkout.session', customer },
      { id: `evt_late_${kind}`, at: it.clock.now() },
    )
    expect((await it.client().post('/events/stripe', { payload, headers })).statusCode).toBe(200)
    const row = await it.store.db.selectFrom('billing_events').select('status').where('id', '=', `evt_late_${kind}`).executeTakeFirst()
    await finish()
    expect([row, it.stripe.customers.has(customer)]).toEqual([{ status: 'ignored' }, false])
  })

  test('43: a customer who is gone already needs no further attempt', async () => {
    await remove()
    it.stripe.customers.delete(customer)
    await finish()
    expect(await waiting()).toEqual([])
  })

  test('43: what fails is tried again twenty times, at longer and longer intervals; then the operator is told', async () => {
    await remove()
    it.stripe.failure = 400
    await finish()
    await finish()
    expect(await waiting()).toMatchObject([{ attempts: 1, next_at: it.clock.now() + 60_000 }])
    for (let day = 0; day < 25; day += 1) {
      it.clock.move(DAY_MS)
      await finish()
    }
    expect(await waiting()).toMatchObject([{ attempts: 20 }])
    expect(it.lines.at(-1)).toContain(`delete ${customer} at Stripe yourself`)
  })

  test('27: the export names the customer', async () => {
    const { billing } = await readPersonalData(it.store.db, [billingData], payer.accountId)
    expect(billing).toMatchObject({ subscriptions: [], customer: { id: customer } })
  })

  test('42: subscriptions of the test billing end on a site that has Stripe', async () => {
    const at = it.clock.now()
    const row = { provider: 'test', plan: 'mdn_plus_5m', status: 'active', currency: 'USD', amount: 500, period_end: null } as const
    await it.store.db
      .insertInto('subscriptions')
      .values({ ...row, id: `test-${customer}`, account_id: payer.accountId, cancels_at: null, created_at: at, updated_at: at })
      .execute()
    await it.store.db.updateTable('accounts').set({ billed_plan: 'mdn_plus_5m' }).where('id', '=', payer.accountId).execute()
    await endTestSubscriptions(it.services, createChangePlan([]))
    expect((await payer.whoami()).subscription_type).toBe('core')
    expect(await it.store.db.selectFrom('subscriptions').selectAll().where('provider', '=', 'test').execute()).toEqual([])
  })
})
