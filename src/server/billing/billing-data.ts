import type { PersonalData } from '../store/personal-data.ts'
import type { SubscriptionsTable } from '../store/tables/billing.ts'
import type { Database, TransactionDatabase } from '../store/tables.ts'

/** The personal data of billing: subscriptions and the customer at Stripe. Cards and invoices are at Stripe only. */
export const billingData: PersonalData = {
  name: 'billing',
  tables: ['subscriptions', 'billing_customers', 'billing_events', 'billing_departures'],
  export: exportBilling,
  remove: forgetCustomer,
}

async function exportBilling(db: Database, accountId: string): Promise<unknown> {
  const subscriptions = await db.selectFrom('subscriptions').selectAll().where('account_id', '=', accountId).orderBy('id').execute()
  const customer = await db
    .selectFrom('billing_customers')
    .select(['customer_id', 'created_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return {
    subscriptions: subscriptions.map(viewSubscription),
    customer: customer === undefined ? null : { id: customer.customer_id, created_at: dateOf(customer.created_at) },
  }
}

/** The customer at Stripe is deleted later, with all subscriptions (docs/behaviour/plus.md 43): no transaction waits for a network. */
async function forgetCustomer(transaction: TransactionDatabase, accountId: string): Promise<void> {
  const customer = await transaction.selectFrom('billing_customers').selectAll().where('account_id', '=', accountId).executeTakeFirst()
  if (customer !== undefined) await queueDeparture(transaction, customer.customer_id)
  await transaction.deleteFrom('subscriptions').where('account_id', '=', accountId).execute()
  await transaction.deleteFrom('billing_customers').where('account_id', '=', accountId).execute()
}

/** Writes down that a customer is to be deleted at Stripe; once, however often it is asked for. */
export async function queueDeparture(transaction: TransactionDatabase, customerId: string): Promise<void> {
  await transaction
    .insertInto('billing_departures')
    .values({ customer_id: customerId, attempts: 0, next_at: 0, created_at: 0 })
    .onConflict((conflict) => conflict.column('customer_id').doNothing())
    .execute()
}

function viewSubscription(row: SubscriptionsTable): object {
  const { id, provider, plan, status, currency, amount } = row
  return {
    id,
    provider,
    plan,
    status,
    currency,
    amount,
    period_end: row.period_end === null ? null : dateOf(row.period_end),
    cancels_at: row.cancels_at === null ? null : dateOf(row.cancels_at),
    created_at: dateOf(row.created_at),
    updated_at: dateOf(row.updated_at),
  }
}

function dateOf(at: number): string {
  return new Date(at).toISOString()
}
