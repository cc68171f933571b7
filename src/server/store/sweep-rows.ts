import { DeleteResult, type RawBuilder, sql } from 'kysely'
import { deleteInSteps } from './delete-in-steps.ts'
import type { Database, Tables } from './tables.ts'

/** The rows of a table that are to be deleted. */
export interface OldRows<Name extends keyof Tables & string> {
  readonly table: Name
  /** The columns of its primary key. */
  readonly key: readonly (keyof Tables[Name] & string)[]
  /** The condition that makes a row old. */
  readonly where: RawBuilder<boolean>
}

/**
 * Deletes the rows that meet a condition, in steps (docs/behaviour/stored-data.md 10). Each step asks the condition again for the rows that it has chosen: a row that
 * was used meanwhile stays.
 */
export async function sweepRows<Name extends keyof Tables & string>(db: Database, { table, key, where }: OldRows<Name>): Promise<void> {
  const columns = sql.join(key.map((name) => sql.ref(name)))
  await deleteInSteps(async (maxRows) => {
    const old = sql`select ${columns} from ${sql.table(table)} where ${where} limit ${maxRows}`
    const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)} where (${columns}) in (${old}) and ${where}`.execute(db)
    return new DeleteResult(numAffectedRows)
  })
}
