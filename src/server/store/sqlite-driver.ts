import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import type { SqliteDatabase, SqliteStatement } from 'kysely'

/** Statements that are cached; a site has about a hundred. */
const MAX_PREPARED = 300

/**
 * Node's SQLite as Kysely's SqliteDialect requires it: all that queries know of the driver.
 *
 * A transaction begins by taking the right to write: one that reads first could not be given it later without an error.
 */
export function sqliteDriver(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>()
  return {
    close: () => database.close(),
    prepare(text) {
      // SQLite has already rolled back after some errors, a full disk among them.
      if (text === 'rollback' && !database.isTransaction) return NOTHING
      const known = prepared.get(text)
      if (known !== undefined) return known
      const statement = adapt(database.prepare(text === 'begin' ? 'begin immediate' : text))
      if (prepared.size >= MAX_PREPARED) prepared.clear()
      prepared.set(text, statement)
      return statement
    },
  }
}

const NOTHING: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
}

function adapt(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    // Rows come without a prototype; those of PostgreSQL are plain objects.
    all: (parameters) => statement.all(...parameters.map(toInput)).map((row) => ({ ...row })),
    run: (parameters) => statement.run(...parameters.map(toInput)),
    iterate: (parameters) => statement.iterate(...parameters.map(toInput)),
  }
}

function toInput(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value
  if (value instanceof Uint8Array) return value
  throw new TypeError(`the store can save texts, numbers and null, not ${typeof value}`)
}
