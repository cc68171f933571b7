import { isSubscriberPlan, type Plan } from '#contracts/plans.ts'
import type { AccountRow } from '../http/sessions/sessions.ts'
import { effectivePlan, type PlanColumns } from '../store/effective-plan.ts'
import type { SubscriptionEnd } from '../store/subscription-end.ts'
import type { TransactionDatabase } from '../store/tables.ts'
import { numberSubscriber } from './subscriber-number.ts'

/** A change of what the provider says, of what the site's billing says, or of what an operator has decided. What is absent stays. */
export interface PlanChange {
  readonly plan?: Plan
  readonly billedPlan?: Plan
  /** Null: what the provider and the billing say counts again. */
  readonly enforcedPlan?: Plan | null
  /** When it happened, in milliseconds since 1970. */
  readonly changedAt: number
  readonly now: number
  /** For the row of the transition: random. */
  readonly id: string
}

/**
 * Changes the plan of an account, whatever the cause. A transition is recorded when another plan counts than before. A user who subscribes for the
 * first time gets a number; one who no longer subscribes loses what only subscribers have, and nothing that they have made
 * (docs/behaviour/account-events.md 5 and 10, docs/behaviour/plus.md 11 to 13).
 *
 * @param account as it is in the transaction, locked
 */
export type ChangePlan = (transaction: TransactionDatabase, account: AccountRow, change: PlanChange) => Promise<void>

/** @param ends what features change when an account no longer subscribes */
export function createChangePlan(ends: readonly SubscriptionEnd[]): ChangePlan {
  return async (transaction, account, change) => {
    const after: PlanColumns = {
      plan: change.plan ?? account.plan,
      billed_plan: change.billedPlan ?? account.billed_plan,
      enforced_plan: change.enforcedPlan === undefined ? account.enforced_plan : change.enforcedPlan,
    }
    await transaction
      .updateTable('accounts')
      .set({ ...after, updated_at: change.now })
      .where('id', '=', account.id)
      .execute()
    const [oldPlan, newPlan] = [effectivePlan(account), effectivePlan(after)]
    if (isSubscriberPlan(newPlan)) await numberSubscriber(transaction, account)
    if (oldPlan === newPlan) return
    await transaction
      .insertInto('plan_transitions')
      .values({ id: change.id, account_id: account.id, old_plan: oldPlan, new_plan: newPlan, changed_at: change.changedAt })
      .execute()
    if (!isSubscriberPlan(newPlan)) await endSubscription(transaction, { ...account, ...after }, change.now)
  }

  async function endSubscription(transaction: TransactionDatabase, account: AccountRow, now: number): Promise<void> {
    await transaction
      .updateTable('account_settings')
      .set({ no_ads: 0, mdnplus_newsletter: 0, updated_at: now })
      .where('account_id', '=', account.id)
      .execute()
    for (const end of ends) await end(transaction, account, now)
  }
}
