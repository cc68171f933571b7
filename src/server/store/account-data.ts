import { jsonParts } from './json-parts.ts'
import type { PersonalData } from './personal-data.ts'
import type { Database, TransactionDatabase } from './tables.ts'

/**
 * All that is stored about an account, as parts of a JSON text: an object with a key for each feature. Rows are read when the parts before them
 * are taken, without a transaction: what changes meanwhile may be in it or not.
 */
export async function* exportPersonalData(db: Database, parts: readonly PersonalData[], accountId: string): AsyncGenerator<string> {
  let separator = '{'
  for (const { name, export: exportPart } of parts) {
    yield `${separator}\n  ${JSON.stringify(name)}: `
    yield* jsonParts(await exportPart(db, accountId), '  ')
    separator = ','
  }
  yield '\n}\n'
}

/**
 * Deletes all that is stored about an account, the account itself at last. A user who is still signed in to it learns so from its session, which
 * says nothing of the person.
 *
 * @returns whether there was such an account
 */
export async function removeAccount(transaction: TransactionDatabase, parts: readonly PersonalData[], accountId: string): Promise<boolean> {
  for (const part of parts) await part.remove(transaction, accountId)
  const { numDeletedRows } = await transaction.deleteFrom('accounts').where('id', '=', accountId).executeTakeFirst()
  return numDeletedRows > 0n
}
