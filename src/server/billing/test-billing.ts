import type { Plan } from '#contracts/plans.ts'
import type { Services } from '../http/services.ts'
import { randomId } from '../http/sessions/random-id.ts'
import type { AccountRow } from '../http/sessions/sessions.ts'
import { lockAccount } from '../store/lock-account.ts'
import type { TransactionDatabase } from '../store/tables.ts'
import type { Billing, Choice, Outcome } from './billing.ts'
import type { ChangeBilledPlan } from './change-billed-plan.ts'
import { findSubscription } from './find-subscription.ts'

export interface TestBillingOptions {
  readonly services: Pick<Services, 'store' | 'now' | 'randomBytes'>
  readonly changePlan: ChangeBilledPlan
}

/** Billing without money: a subscription begins, changes and ends at once (docs/behaviour/plus.md 20 to 25). */
export function createTestBilling({ services, changePlan }: TestBillingOptions): Billing {
  const { store, now, randomBytes } = services

  return {
    kind: 'test',
    formTargets: [],
    openPortal: undefined,
    refresh: undefined,
    find: (accountId) => findSubscription(store.db, { accountId, provider: 'test' }),
    choose: ({ account, sale, seen }) =>
      onSubscription(account, async (transaction, locked, current) => {
        if (current === sale.plan) return { kind: 'done' }
        if (current !== seen) return { kind: 'outdated' }
        await writeSubscription(transaction, locked.id, sale)
        await changeBilledPlan(transaction, locked, sale.plan)
        return { kind: 'done' }
      }),
    cancel: (account, seen) =>
      onSubscription(account, async (transaction, locked, current) => {
        if (current === 'core') return { kind: 'done' }
        if (current !== seen) return { kind: 'outdated' }
        await removeSubscription(transaction, locked.id)
        await changeBilledPlan(transaction, locked, 'core')
        return { kind: 'done' }
      }),
  }

  /** Two requests of one account wait for each other; an account that is gone is answered by its next request. */
  function onSubscription(
    { id }: AccountRow,
    work: (transaction: TransactionDatabase, account: AccountRow, current: Plan) => Promise<Outcome>,
  ): Promise<Outcome> {
    return store.transact(async (transaction) => {
      const account = await lockAccount(transaction, id)
      if (account === undefined) return { kind: 'outdated' }
      const subscription = await findSubscription(transaction, { accountId: id, provider: 'test' })
      return await work(transaction, account, subscription?.plan ?? 'core')
    })
  }

  async function changeBilledPlan(transaction: TransactionDatabase, account: AccountRow, billedPlan: Plan): Promise<void> {
    await changePlan(transaction, account, { billedPlan, changedAt: now(), now: now(), id: randomId(randomBytes) })
  }

  /** A change keeps the subscription and its beginning. */
  async function writeSubscription(transaction: TransactionDatabase, accountId: string, { plan, currency, amount }: Choice['sale']) {
    const terms = { plan, currency, amount, updated_at: now() }
    const { numUpdatedRows } = await transaction
      .updateTable('subscriptions')
      .set(terms)
      .where('account_id', '=', accountId)
      .where('provider', '=', 'test')
      .executeTakeFirst()
    if (numUpdatedRows > 0n) return
    const rest = { provider: 'test', status: 'active', period_end: null, cancels_at: null, created_at: now() } as const
    await transaction
      .insertInto('subscriptions')
      .values({ id: randomId(randomBytes), account_id: accountId, ...terms, ...rest })
      .execute()
  }
}

async function removeSubscription(transaction: TransactionDatabase, accountId: string): Promise<void> {
  await transaction.deleteFrom('subscriptions').where('account_id', '=', accountId).where('provider', '=', 'test').execute()
}
