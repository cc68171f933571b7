import type { Services } from '../http/services.ts'
import { findIdentityByEmail, replacePassword } from './identities.ts'
import { hashPassword } from './password-hash.ts'

/**
 * Gives a person another password, as an operator does it. What the provider keeps of the person ends; the caller ends the site's
 * sessions.
 *
 * @param key `emailKey` of the address
 * @returns the subject in the provider's tokens; undefined when nobody has this address
 */
export async function resetPassword(
  { store, now, randomBytes }: Pick<Services, 'store' | 'now' | 'randomBytes'>,
  key: string,
  password: string,
): Promise<string | undefined> {
  const password_hash = await hashPassword(password, randomBytes)
  return await store.transact(async (transaction) => {
    const identity = await findIdentityByEmail(transaction, key)
    if (identity === undefined) return undefined
    await replacePassword(transaction, identity.id, { password_hash, password_changed_at: now() })
    return identity.id
  })
}
