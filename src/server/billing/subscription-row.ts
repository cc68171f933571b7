import type { Stripe } from 'stripe'
import { findPaidPlan } from '#contracts/plans.ts'
import type { SubscriptionsTable } from '../store/tables/billing.ts'
import { findPlanOfPrice } from './prices/find-offer.ts'
import type { PriceList } from './prices/price-list.ts'

const SECOND_MS = 1000

/**
 * The row of a subscription at Stripe. Its plan is the one whose price in the list has the same id; of a price that is no longer sold, the
 * one that the price names in its metadata, as `plan` (docs/behaviour/plus.md 41).
 *
 * @returns undefined when its price belongs to no plan
 */
export function subscriptionRow(
  subscription: Stripe.Subscription,
  { list, accountId, now }: { readonly list: PriceList; readonly accountId: string; readonly now: number },
): SubscriptionsTable | undefined {
  const [item] = subscription.items.data
  if (item === undefined) return undefined
  const { price } = item
  const plan = findPlanOfPrice(list, price.id) ?? findPaidPlan(price.metadata.plan ?? '')
  if (plan === undefined) return undefined
  const periodEnd = item.current_period_end * SECOND_MS
  const endsAtPeriod = subscription.cancel_at_period_end ? periodEnd : null
  return {
    id: subscription.id,
    account_id: accountId,
    provider: 'stripe',
    plan,
    status: subscription.status,
    currency: price.currency.toUpperCase(),
    amount: price.unit_amount ?? 0,
    period_end: periodEnd,
    cancels_at: subscription.cancel_at === null ? endsAtPeriod : subscription.cancel_at * SECOND_MS,
    created_at: subscription.created * SECOND_MS,
    updated_at: now,
  }
}
