import { PLAN_RANKS } from '#contracts/plans.ts'
import type { SubscriptionsTable } from '../store/tables/billing.ts'
import type { Database, TransactionDatabase } from '../store/tables.ts'
import type { Subscription } from './billing.ts'

/** The states in which a subscription counts: paid, in a trial, or with a payment that is tried again (docs/behaviour/plus.md 30). */
const GRANTING: readonly string[] = ['active', 'trialing', 'past_due']

/** Whether a subscription in this state makes its user a subscriber. */
export function isGranting(status: string): boolean {
  return GRANTING.includes(status)
}

/** The subscription of an account that counts: of several, which is a mistake, the one of the highest rank. */
export async function findSubscription(
  db: Database | TransactionDatabase,
  { accountId, provider }: { readonly accountId: string; readonly provider: SubscriptionsTable['provider'] },
): Promise<Subscription | undefined> {
  const rows = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('provider', '=', provider)
    .where('status', 'in', GRANTING)
    .execute()
  const [row] = rows.toSorted((one, other) => PLAN_RANKS[other.plan] - PLAN_RANKS[one.plan])
  return row === undefined ? undefined : view(row)
}

function view(row: SubscriptionsTable): Subscription {
  const { id, plan, currency, amount } = row
  const times = { periodEnd: row.period_end, cancelsAt: row.cancels_at, createdAt: row.created_at }
  return { id, plan, currency, amount, isPastDue: row.status === 'past_due', ...times }
}
