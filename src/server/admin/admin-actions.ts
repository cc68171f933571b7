import type { Plan } from '#contracts/plans.ts'
import type { Services } from '../http/services.ts'
import type { AccountRow } from '../http/sessions/sessions.ts'
import { writeAudit } from '../store/audit.ts'
import { lockAccount } from '../store/lock-account.ts'
import { setSiteState } from '../store/site-state.ts'
import type { Flag } from '../store/tables/column-types.ts'
import type { TransactionDatabase } from '../store/tables.ts'

/** The roles of an account. */
export type AccountFlag = 'staff' | 'superuser' | 'beta-tester'
const COLUMNS = { staff: 'is_staff', superuser: 'is_superuser', 'beta-tester': 'is_beta_tester' } as const

/** The actions of operators and staff. Each is written into the audit log, in its transaction. */
export interface AdminActions {
  /** @returns whether there is such an account */
  setFlag(accountId: string, change: { readonly flag: AccountFlag; readonly isOn: boolean }, actor: string): Promise<boolean>
  /** @param plan the one that counts whatever the provider says; null takes that back @returns whether there is such an account */
  enforcePlan(accountId: string, plan: Plan | null, actor: string): Promise<boolean>
  /** @param message shown to all users; undefined ends the maintenance */
  setMaintenance(message: string | undefined, actor: string): Promise<void>
  /** Notes what was looked at or done elsewhere. */
  note(action: string, target: string | undefined, actor: string): Promise<void>
}

export interface AdminContext extends Pick<Services, 'store' | 'now' | 'randomBytes'> {
  /** The accounts' way to change a plan: it knows what else changes with it. */
  readonly changePlan: (
    transaction: TransactionDatabase,
    account: AccountRow,
    change: { readonly enforcedPlan: Plan | null; readonly changedAt: number; readonly now: number; readonly id: string },
  ) => Promise<void>
}

const ID_BYTES = 16

/** @returns what operators and staff do, on this store */
export function createAdminActions({ store, now, randomBytes, changePlan }: AdminContext): AdminActions {
  const newId = (): string => Buffer.from(randomBytes(ID_BYTES)).toString('base64url')

  async function onAccount(
    accountId: string,
    {
      actor,
      action,
      details,
    }: { readonly actor: string; readonly action: string; readonly details: Readonly<Record<string, string | boolean | null>> },
    work: (transaction: TransactionDatabase, account: AccountRow) => Promise<unknown>,
  ): Promise<boolean> {
    return await store.transact(async (transaction) => {
      const account = await lockAccount(transaction, accountId)
      if (account === undefined) return false
      await work(transaction, account)
      await writeAudit(transaction, { id: newId(), at: now(), actor, action, target: accountId, details })
      return true
    })
  }

  return {
    setFlag(accountId, { flag, isOn }, actor) {
      const value: Flag = isOn ? 1 : 0
      return onAccount(accountId, { actor, action: 'account.set-flag', details: { flag, isOn } }, (transaction) =>
        transaction
          .updateTable('accounts')
          .set({ [COLUMNS[flag]]: value, updated_at: now() })
          .where('id', '=', accountId)
          .execute(),
      )
    },
    enforcePlan(accountId, plan, actor) {
      return onAccount(accountId, { actor, action: 'account.enforce-plan', details: { plan } }, (transaction, account) =>
        changePlan(transaction, account, { enforcedPlan: plan, changedAt: now(), now: now(), id: newId() }),
      )
    },
    async setMaintenance(message, actor) {
      await store.transact(async (transaction) => {
        await setSiteState(transaction, { name: 'maintenance', value: message, now: now() })
        const action = message === undefined ? 'maintenance.end' : 'maintenance.begin'
        await writeAudit(transaction, { id: newId(), at: now(), actor, action, details: message === undefined ? {} : { message } })
      })
    },
    async note(action, target, actor) {
      await writeAudit(store.db, { id: newId(), at: now(), actor, action, ...(target === undefined ? {} : { target }) })
    },
  }
}
