import { PostgresAdapter, type Selectable } from 'kysely'
import type { PlaygroundCodesTable } from '../store/tables/playground.ts'
import type { TransactionDatabase } from '../store/tables.ts'

/** Code of the store with all that it is. */
export type CodeRow = Selectable<PlaygroundCodesTable>

/**
 * The code of a share, locked until the transaction ends, so that what is decided of it is decided one after the other. A transaction of
 * SQLite is the only one that writes, so there it is only read.
 *
 * @returns undefined when there is no such share
 */
export async function lockCode(transaction: TransactionDatabase, shareId: string): Promise<CodeRow | undefined> {
  const share = await transaction.selectFrom('playground_shares').select('code_hash').where('id', '=', shareId).executeTakeFirst()
  if (share === undefined) return undefined
  const query = transaction.selectFrom('playground_codes').selectAll().where('hash', '=', share.code_hash)
  const isShared = transaction.getExecutor().adapter instanceof PostgresAdapter
  return await (isShared ? query.forUpdate() : query).executeTakeFirst()
}
