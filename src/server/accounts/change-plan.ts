import { isSubscriberPlan, type Plan } from '#contracts/plans.ts'
import type { AccountRow } from '../http/sessions/sessions.ts'
import type { TransactionDatabase } from '../store/tables.ts'

/** A change of what the provider says, or of what an operator has decided. What is absent stays. */
export interface PlanChange {
  readonly plan?: Plan
  /** Null: what the provider says counts again. */
  readonly enforcedPlan?: Plan | null
  /** When it happened, in milliseconds since 1970. */
  readonly changedAt: number
  readonly now: number
  /** For the row of the transition: random. */
  readonly id: string
}

/** The effective plan: the one that staff set, otherwise the provider's (docs/behaviour/accounts.md 7). */
export function effectivePlan({ plan, enforced_plan }: Pick<AccountRow, 'plan' | 'enforced_plan'>): Plan {
  return enforced_plan ?? plan
}

/**
 * Changes the plan of an account. A transition is recorded when another plan counts than before; who no longer subscribes sees ads again
 * (docs/behaviour/account-events.md 5 and 10).
 *
 * @param account as it is in the transaction, locked
 */
export async function changePlan(transaction: TransactionDatabase, account: AccountRow, change: PlanChange): Promise<void> {
  const { id: accountId } = account
  const after = {
    plan: change.plan ?? account.plan,
    enforced_plan: change.enforcedPlan === undefined ? account.enforced_plan : change.enforcedPlan,
  }
  await transaction
    .updateTable('accounts')
    .set({ ...after, updated_at: change.now })
    .where('id', '=', accountId)
    .execute()
  const [oldPlan, newPlan] = [effectivePlan(account), effectivePlan(after)]
  if (oldPlan === newPlan) return
  await transaction
    .insertInto('plan_transitions')
    .values({ id: change.id, account_id: accountId, old_plan: oldPlan, new_plan: newPlan, changed_at: change.changedAt })
    .execute()
  if (isSubscriberPlan(newPlan)) return
  await transaction.updateTable('account_settings').set({ no_ads: 0, updated_at: change.now }).where('account_id', '=', accountId).execute()
}
