import type { Services } from '../http/services.ts'
import type { TransactionDatabase } from '../store/tables.ts'
import { findIdentityByEmail, replacePassword } from './identities.ts'
import { hashPassword } from './password-hash.ts'

interface NewPassword {
  /** `emailKey` of the address. */
  readonly key: string
  readonly password: string
  /** Ends the site's sessions of the person, in the same transaction. */
  readonly onPasswordChanged: (transaction: TransactionDatabase, subject: string) => Promise<void>
}

/**
 * Gives a person another password, as an operator does it. What the provider stores of the person and the sessions of the site end with the
 * old password, in one transaction.
 *
 * @returns the subject in the provider's tokens; undefined when no one has this address
 */
export async function resetPassword(
  { store, now, randomBytes }: Pick<Services, 'store' | 'now' | 'randomBytes'>,
  { key, password, onPasswordChanged }: NewPassword,
): Promise<string | undefined> {
  const password_hash = await hashPassword(password, randomBytes)
  return await store.transact(async (transaction) => {
    const identity = await findIdentityByEmail(transaction, key)
    if (identity === undefined) return undefined
    await replacePassword(transaction, identity.id, { password_hash, password_changed_at: now() })
    await onPasswordChanged(transaction, identity.id)
    return identity.id
  })
}
