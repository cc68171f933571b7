import type { Services } from '../http/services.ts'
import { randomId } from '../http/sessions/random-id.ts'
import { removeAccount } from '../store/account-data.ts'
import { writeAudit } from '../store/audit.ts'
import { findAccount, type ProviderSubject } from '../store/find-account.ts'
import { lockAccount } from '../store/lock-account.ts'
import type { PersonalData } from '../store/personal-data.ts'
import type { TransactionDatabase } from '../store/tables.ts'
import type { ChangePlan } from './change-plan.ts'

/** Changes of an account other than signing in. The provider's events and the site's own provider cause the same ones. */
export interface AccountChanges {
  /** Changes the plan, with all that depends on it. */
  readonly changePlan: ChangePlan
  /** Ends the sessions of a person with a new password, in the transaction that stores it: no session outlives the old password. */
  passwordChanged(transaction: TransactionDatabase, user: ProviderSubject): Promise<void>
  /** Deletes the account of a user who is gone at the provider. @returns whether there was one */
  deleted(user: ProviderSubject): Promise<boolean>
  /** Deletes an account. @param actor as in the audit log @returns whether there was one */
  remove(accountId: string, actor: string): Promise<boolean>
  /** The same within a transaction. */
  removeWithin(transaction: TransactionDatabase, accountId: string, actor: string): Promise<boolean>
}

/**
 * @param personalData the `PersonalData` of all features
 * @param changePlan made by `createChangePlan`
 */
export function createAccountChanges(
  { store, now, randomBytes }: Pick<Services, 'store' | 'now' | 'randomBytes'>,
  personalData: readonly PersonalData[],
  changePlan: ChangePlan,
): AccountChanges {
  const removeWithin: AccountChanges['removeWithin'] = async (transaction, accountId, actor) => {
    if ((await lockAccount(transaction, accountId)) === undefined) return false
    await removeAccount(transaction, personalData, accountId)
    await writeAudit(transaction, { id: randomId(randomBytes), at: now(), actor, action: 'account.delete', target: accountId })
    return true
  }
  const remove: AccountChanges['remove'] = (accountId, actor) =>
    store.transact((transaction) => removeWithin(transaction, accountId, actor))

  return {
    changePlan,
    async passwordChanged(transaction, user) {
      const account = await findAccount(transaction, user)
      if (account !== undefined) await transaction.deleteFrom('sessions').where('account_id', '=', account.id).execute()
    },
    async deleted(user) {
      const account = await findAccount(store.db, user)
      return account !== undefined && (await remove(account.id, 'provider'))
    },
    remove,
    removeWithin,
  }
}
