import type { PersonalData } from './personal-data.ts'
import type { Database, TransactionDatabase } from './tables.ts'

/** All that is kept about an account: a part for each feature. */
export async function exportPersonalData(
  db: Database | TransactionDatabase,
  parts: readonly PersonalData[],
  accountId: string,
): Promise<Readonly<Record<string, unknown>>> {
  const answers: (readonly [string, unknown])[] = []
  for (const part of parts) answers.push([part.name, await part.export(db, accountId)])
  return Object.fromEntries(answers)
}

/**
 * Deletes all that is kept about an account, the account itself at last. Who is still signed in to it learns so from its session, which
 * says nothing of the person.
 *
 * @returns whether there was such an account
 */
export async function removeAccount(transaction: TransactionDatabase, parts: readonly PersonalData[], accountId: string): Promise<boolean> {
  for (const part of parts) await part.remove(transaction, accountId)
  const { numDeletedRows } = await transaction.deleteFrom('accounts').where('id', '=', accountId).executeTakeFirst()
  return numDeletedRows > 0n
}
