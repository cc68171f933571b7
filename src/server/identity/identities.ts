import type { IdentitiesTable } from '../store/tables/identity.ts'
import type { Database, TransactionDatabase } from '../store/tables.ts'

type Db = Database | TransactionDatabase

/** A person who signs in with a password. */
export type IdentityRow = IdentitiesTable

/** The identity with this id, which is the subject in its tokens. */
export async function findIdentity(db: Db, id: string): Promise<IdentityRow | undefined> {
  return await db.selectFrom('identities').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The identity with this address. @param key `emailKey` of it */
export async function findIdentityByEmail(db: Db, key: string): Promise<IdentityRow | undefined> {
  return await db.selectFrom('identities').selectAll().where('email_key', '=', key).executeTakeFirst()
}

/** Keeps a new identity. @returns false when there is one with this address already; then nothing is changed */
export async function insertIdentity(db: Db, identity: IdentityRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('identities')
    .values(identity)
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/**
 * Gives an identity a new password; every link and sign-in under way that was made for it before ends.
 *
 * @param before the hash that it must have; absent: any
 * @returns false when it has another by now; then nothing is changed
 */
export async function replacePassword(
  transaction: TransactionDatabase,
  id: string,
  change: Pick<IdentityRow, 'password_hash' | 'password_changed_at'> & Partial<Pick<IdentityRow, 'email_verified'>>,
  before?: string,
): Promise<boolean> {
  const update = transaction.updateTable('identities').set(change).where('id', '=', id)
  const { numUpdatedRows } = await (before === undefined ? update : update.where('password_hash', '=', before)).executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return false
  await transaction.deleteFrom('password_resets').where('identity_id', '=', id).execute()
  await transaction.deleteFrom('provider_records').where('identity_id', '=', id).execute()
  return true
}

/** Removes an identity with all that the provider keeps of it. */
export async function removeIdentity(transaction: TransactionDatabase, id: string): Promise<void> {
  await transaction.deleteFrom('password_resets').where('identity_id', '=', id).execute()
  await transaction.deleteFrom('provider_records').where('identity_id', '=', id).execute()
  await transaction.deleteFrom('identities').where('id', '=', id).execute()
}
