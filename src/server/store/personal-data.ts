import { listTables, TABLE_COLUMNS } from './table-columns.ts'
import type { Database, Tables, TransactionDatabase } from './tables.ts'

/** The personal data of a feature: how it is exported, how it is deleted. The features are joined in `server/app.ts`. */
export interface PersonalData {
  /** The feature; the key of its part in an export. */
  readonly name: string
  /** The tables it answers for. */
  readonly tables: readonly (keyof Tables)[]
  /** All that is stored about the account, as JSON values; lists that may be long as async iterables (`jsonParts`), which are read row by row. */
  readonly export: (db: Database, accountId: string) => Promise<unknown>
  /** Deletes it, in the transaction in which the account goes. */
  remove(transaction: TransactionDatabase, accountId: string): Promise<void>
}

/** Columns that say whose a row is. */
const PERSON_COLUMNS = ['account_id', 'identity_id', 'subject', 'email', 'target'] as const

/** The tables with a column that names a person, for which none of the features answers. */
export function listUnansweredTables(answers: readonly PersonalData[]): readonly (keyof Tables)[] {
  const answered = new Set(answers.flatMap(({ tables }) => tables))
  return listTables().filter((table) => PERSON_COLUMNS.some((column) => column in TABLE_COLUMNS[table]) && !answered.has(table))
}
