import { createHash } from 'node:crypto'
import type { Stripe } from 'stripe'
import { isHigherRank, type Plan } from '#contracts/plans.ts'
import type { Services } from '../http/services.ts'
import { randomId } from '../http/sessions/random-id.ts'
import type { AccountRow } from '../http/sessions/sessions.ts'
import { lockAccount } from '../store/lock-account.ts'
import type { SubscriptionsTable } from '../store/tables/billing.ts'
import type { TransactionDatabase } from '../store/tables.ts'
import { BillingUnavailable } from './billing.ts'
import { queueDeparture } from './billing-data.ts'
import type { ChangeBilledPlan } from './change-billed-plan.ts'
import { isGranting } from './find-subscription.ts'
import type { PriceList } from './prices/price-list.ts'
import { askStripe } from './stripe-client.ts'
import { subscriptionRow } from './subscription-row.ts'

export interface StripeContext {
  readonly stripe: Stripe
  readonly services: Pick<Services, 'store' | 'now' | 'randomBytes' | 'report' | 'origin'>
  readonly list: PriceList
  readonly changePlan: ChangeBilledPlan
}

/** More than a customer ever has; of more, the newest count. */
const MAX_SUBSCRIPTIONS = 100

/**
 * The customer for an account; made when there is none. A form that is sent twice makes one: both requests have the same idempotency key.
 * Of two forms at once the customer of the second is deleted again.
 *
 * @param attempt of the form
 * @throws BillingUnavailable
 */
export async function getCustomer({ stripe, services }: StripeContext, account: AccountRow, attempt: string): Promise<string> {
  const { store, now, origin } = services
  const known = await findCustomer(services, account.id)
  if (known !== undefined) return known
  const key = createHash('sha256').update(`${account.id} ${account.email} ${attempt}`).digest('hex')
  const customer = await askStripe(() =>
    stripe.customers.create(
      { email: account.email, metadata: { site: origin, user: account.subject } },
      { idempotencyKey: `customer-${key}` },
    ),
  )
  const stored = await store.transact(async (transaction) => {
    const isThere = (await lockAccount(transaction, account.id)) !== undefined
    if (isThere) {
      await transaction
        .insertInto('billing_customers')
        .values({ account_id: account.id, customer_id: customer.id, asked_count: 0, stored_count: 0, created_at: now() })
        .onConflict((conflict) => conflict.column('account_id').doNothing())
        .execute()
    }
    const row = await transaction
      .selectFrom('billing_customers')
      .select('customer_id')
      .where('account_id', '=', account.id)
      .executeTakeFirst()
    // The account is gone, or has another customer by now.
    if (row?.customer_id !== customer.id) await queueDeparture(transaction, customer.id)
    return row?.customer_id
  })
  if (stored === undefined) throw new BillingUnavailable('the account was deleted meanwhile')
  return stored
}

/** The customer of an account; undefined before the first payment. */
export async function findCustomer({ store }: Pick<Services, 'store'>, accountId: string): Promise<string | undefined> {
  const row = await store.db.selectFrom('billing_customers').select('customer_id').where('account_id', '=', accountId).executeTakeFirst()
  return row?.customer_id
}

/**
 * Asks Stripe for the subscriptions of a customer and stores what it says: the state as it is now, whatever event was the reason, so events
 * may come late, twice and in any order. Each request has a number; an answer to an older request is not stored after that to a newer one.
 *
 * @returns the subscriptions at Stripe; undefined for a customer whom the site does not know
 * @throws BillingUnavailable
 */
export async function syncCustomer(context: StripeContext, customerId: string): Promise<readonly Stripe.Subscription[] | undefined> {
  const { stripe, services } = context
  const asked = await services.store.db
    .updateTable('billing_customers')
    .set((eb) => ({ asked_count: eb('asked_count', '+', 1) }))
    .where('customer_id', '=', customerId)
    .returning(['account_id', 'asked_count'])
    .executeTakeFirst()
  if (asked === undefined) return undefined
  const { data } = await askStripe(() => stripe.subscriptions.list({ customer: customerId, status: 'all', limit: MAX_SUBSCRIPTIONS }))
  await storeSubscriptions(context, { customerId, accountId: asked.account_id, count: asked.asked_count, subscriptions: data })
  return data
}

/** Stores that a customer is gone at Stripe, and all subscriptions with them. */
export async function forgetCustomer({ services, changePlan }: StripeContext, customerId: string): Promise<void> {
  const { store, now, randomBytes } = services
  await store.transact(async (transaction) => {
    const row = await transaction.selectFrom('billing_customers').selectAll().where('customer_id', '=', customerId).executeTakeFirst()
    const account = row === undefined ? undefined : await lockAccount(transaction, row.account_id)
    if (account === undefined) return
    await removeSubscriptions(transaction, account.id)
    await transaction.deleteFrom('billing_customers').where('customer_id', '=', customerId).execute()
    await changePlan(transaction, account, { billedPlan: 'core', changedAt: now(), now: now(), id: randomId(randomBytes) })
  })
}

interface Answer {
  readonly customerId: string
  readonly accountId: string
  /** The number of the request. */
  readonly count: number
  readonly subscriptions: readonly Stripe.Subscription[]
}

async function storeSubscriptions({ services, list, changePlan }: StripeContext, answer: Answer): Promise<void> {
  const { store, now, randomBytes, report } = services
  const { accountId, customerId, count } = answer
  const rows = answer.subscriptions.flatMap((subscription) => {
    const row = subscriptionRow(subscription, { list, accountId, now: now() })
    if (row === undefined) report(`billing: the price of ${subscription.id} at Stripe belongs to no plan; it does not count`)
    return row ?? []
  })
  const granting = rows.filter(({ status }) => isGranting(status))
  if (granting.length > 1) report(`billing: ${customerId} pays for ${granting.length} subscriptions at Stripe; the highest one counts`)
  await store.transact(async (transaction) => {
    const account = await lockAccount(transaction, accountId)
    const { numUpdatedRows } = await transaction
      .updateTable('billing_customers')
      .set({ stored_count: count })
      .where('customer_id', '=', customerId)
      .where('stored_count', '<', count)
      .executeTakeFirst()
    if (account === undefined || numUpdatedRows === 0n) return
    await removeSubscriptions(transaction, accountId)
    if (rows.length > 0) await transaction.insertInto('subscriptions').values(rows).execute()
    const billedPlan = highestPlan(granting)
    if (billedPlan === account.billed_plan) return
    await changePlan(transaction, account, { billedPlan, changedAt: now(), now: now(), id: randomId(randomBytes) })
  })
}

function highestPlan(rows: readonly SubscriptionsTable[]): Plan {
  return rows.reduce<Plan>((highest, { plan }) => (isHigherRank(plan, highest) ? plan : highest), 'core')
}

async function removeSubscriptions(transaction: TransactionDatabase, accountId: string): Promise<void> {
  await transaction.deleteFrom('subscriptions').where('account_id', '=', accountId).where('provider', '=', 'stripe').execute()
}
