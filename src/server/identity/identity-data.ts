import { IDENTITY_PATH } from '#contracts/account-paths.ts'
import type { PersonalData } from '../store/personal-data.ts'
import type { Database, TransactionDatabase } from '../store/tables.ts'
import { findIdentity, type IdentityRow, removeIdentity } from './identities.ts'

/** The personal data of the site's own provider. It is deleted with the account, in one transaction. */
export const identityData: PersonalData = {
  name: 'identity',
  tables: ['identities', 'provider_records', 'password_resets'],
  async export(db, accountId) {
    const identity = await findIdentityOf(db, accountId)
    if (identity === undefined) return null
    const { email, email_verified, password_changed_at, created_at } = identity
    return {
      email,
      is_email_verified: email_verified === 1,
      password_changed_at: new Date(password_changed_at).toISOString(),
      created_at: new Date(created_at).toISOString(),
    }
  },
  async remove(transaction, accountId) {
    const identity = await findIdentityOf(transaction, accountId)
    if (identity !== undefined) await removeIdentity(transaction, identity.id)
  },
}

/** Undefined for a user who came from another provider. */
async function findIdentityOf(db: Database | TransactionDatabase, accountId: string): Promise<IdentityRow | undefined> {
  const account = await db.selectFrom('accounts').select(['issuer', 'subject']).where('id', '=', accountId).executeTakeFirst()
  return account?.issuer === IDENTITY_PATH ? await findIdentity(db, account.subject) : undefined
}
