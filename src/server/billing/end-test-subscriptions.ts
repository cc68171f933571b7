import type { Services } from '../http/services.ts'
import { randomId } from '../http/sessions/random-id.ts'
import { lockAccount } from '../store/lock-account.ts'
import type { ChangeBilledPlan } from './change-billed-plan.ts'

const AT_ONCE = 100

/**
 * Ends subscriptions of the test billing, on a site that has Stripe by now: no one has paid for them (docs/behaviour/plus.md 42). A hundred
 * at once; the next call goes on.
 */
export async function endTestSubscriptions(
  { store, now, randomBytes }: Pick<Services, 'store' | 'now' | 'randomBytes'>,
  changePlan: ChangeBilledPlan,
): Promise<void> {
  const rows = await store.db
    .selectFrom('subscriptions')
    .select(['id', 'account_id'])
    .where('provider', '=', 'test')
    .limit(AT_ONCE)
    .execute()
  for (const { id, account_id } of rows) {
    await store.transact(async (transaction) => {
      const account = await lockAccount(transaction, account_id)
      const { numDeletedRows } = await transaction.deleteFrom('subscriptions').where('id', '=', id).executeTakeFirst()
      if (account === undefined || numDeletedRows === 0n) return
      const paid = await transaction
        .selectFrom('subscriptions')
        .select('id')
        .where('account_id', '=', account_id)
        .where('provider', '=', 'stripe')
        .executeTakeFirst()
      // What is paid decides on the plan with its next event.
      if (paid !== undefined) return
      await changePlan(transaction, account, { billedPlan: 'core', changedAt: now(), now: now(), id: randomId(randomBytes) })
    })
  }
}
