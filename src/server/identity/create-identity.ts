import type { Services } from '../http/services.ts'
import { emailKey } from '../store/email-key.ts'
import { insertIdentity } from './identities.ts'
import { hashPassword } from './password-hash.ts'

const ID_BYTES = 16

interface NewIdentity {
  /** Looked at by `readEmail` before. */
  readonly email: string
  /** Looked at by `findPasswordProblem` before. */
  readonly password: string
  readonly isVerified: boolean
}

/**
 * Makes a person who signs in with a password.
 *
 * @returns the id, which is the subject in the provider's tokens; undefined when there is one with this address already
 */
export async function createIdentity(
  { store, now, randomBytes }: Pick<Services, 'store' | 'now' | 'randomBytes'>,
  { email, password, isVerified }: NewIdentity,
): Promise<string | undefined> {
  const id = Buffer.from(randomBytes(ID_BYTES)).toString('base64url')
  const at = now()
  const isNew = await insertIdentity(store.db, {
    id,
    email,
    email_key: emailKey(email),
    email_verified: isVerified ? 1 : 0,
    password_hash: await hashPassword(password, randomBytes),
    password_changed_at: at,
    created_at: at,
  })
  return isNew ? id : undefined
}
