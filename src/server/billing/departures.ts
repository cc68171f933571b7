import type { Services } from '../http/services.ts'
import { askStripe, isMissing } from './stripe-client.ts'
import type { StripeContext } from './stripe-customers.ts'

/** Attempts to delete a customer, over about five days; then the operator has to do it. */
const MAX_ATTEMPTS = 20
const MINUTE_MS = 60_000
const LONGEST_MS = 12 * 60 * MINUTE_MS
const AT_ONCE = 10

/**
 * Deletes the customers at Stripe whose accounts are gone; their subscriptions end with them (docs/behaviour/plus.md 43). What fails is
 * tried again later, a bounded number of times. Several processes may do this at once: each customer is claimed by one of them.
 */
export async function finishDepartures(
  { store, now, report }: Pick<Services, 'store' | 'now' | 'report'>,
  getContext: () => Promise<Pick<StripeContext, 'stripe'>>,
): Promise<void> {
  const due = await store.db
    .selectFrom('billing_departures')
    .selectAll()
    .where('next_at', '<=', now())
    .where('attempts', '<', MAX_ATTEMPTS)
    .orderBy('next_at')
    .limit(AT_ONCE)
    .execute()
  for (const { customer_id, attempts, created_at } of due) {
    const claim = { attempts: attempts + 1, next_at: now() + delayAfter(attempts), created_at: attempts === 0 ? now() : created_at }
    const { numUpdatedRows } = await store.db
      .updateTable('billing_departures')
      .set(claim)
      .where('customer_id', '=', customer_id)
      .where('attempts', '=', attempts)
      .executeTakeFirst()
    if (numUpdatedRows > 0n && (await deleteCustomer(customer_id, attempts + 1))) {
      await store.db.deleteFrom('billing_departures').where('customer_id', '=', customer_id).execute()
    }
  }

  async function deleteCustomer(customerId: string, attempt: number): Promise<boolean> {
    try {
      const { stripe } = await getContext()
      await askStripe(() => stripe.customers.del(customerId))
      return true
    } catch (error) {
      if (isMissing(error)) return true
      const rest = attempt < MAX_ATTEMPTS ? 'it is tried again' : `no more attempts: delete ${customerId} at Stripe yourself`
      report(`billing: a customer whose account is gone could not be deleted at Stripe; ${rest}`)
      return false
    }
  }
}

/** A minute after the first attempt, then twice as long each time, twelve hours at most. */
function delayAfter(attempts: number): number {
  return Math.min(MINUTE_MS * 2 ** attempts, LONGEST_MS)
}
