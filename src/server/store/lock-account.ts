import { PostgresAdapter, type Selectable } from 'kysely'
import type { AccountsTable, TransactionDatabase } from './tables.ts'

/**
 * The row of an account, locked until the transaction ends: what is counted after this is still true when it is written. A transaction
 * of SQLite is the only one that writes, so there the row is only read.
 *
 * @returns undefined when there is no such account, or no longer
 */
export async function lockAccount(transaction: TransactionDatabase, accountId: string): Promise<Selectable<AccountsTable> | undefined> {
  const query = transaction.selectFrom('accounts').selectAll().where('id', '=', accountId)
  const isShared = transaction.getExecutor().adapter instanceof PostgresAdapter
  return (isShared ? query.forUpdate() : query).executeTakeFirst()
}
