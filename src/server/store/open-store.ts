import { setTimeout } from 'node:timers/promises'
import { type Dialect, Kysely, SqliteDialect, sql } from 'kysely'
import { hasDatabase } from './find-database.ts'
import { createTransactionScope, guardDialect, TOO_BUSY, type TransactionScope } from './guard-dialect.ts'
import { assertMigrated, hasSchema, migrate } from './migrate.ts'
import { openSqlite, sqliteFile } from './open-sqlite.ts'
import { sqliteDriver } from './sqlite-driver.ts'
import { type Store, StoreUnavailable } from './store.ts'
import { isRetryable, StoreRejected } from './store-failure.ts'
import type { Tables, TransactionDatabase } from './tables.ts'

/** Which database is a site's. */
export interface StorePlace {
  /** Absolute. SQLite keeps its file there. */
  readonly dataFolder: string
  /** `postgresql://…`; when it is given, the folder holds no data of the store. */
  readonly databaseUrl?: string
}

export interface StoreOptions extends StorePlace {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Gets one line: what happened in the background, such as a lost connection. Never holds a secret. */
  readonly report?: (line: string) => void
  /**
   * `expected`: the schema must be this program's already, and is left as it is. `expected or new`: so it must, but where there is none it is made.
   * By default it is brought up to date.
   */
  readonly schema?: 'expected' | 'expected or new' | undefined
}

/** A transaction that met another one is run again as often as this. */
const ATTEMPTS = 5
const RETRY_MS = 10

/**
 * Opens the database of a site and brings its schema up to date, unless the options say otherwise. A server of SQLite takes the server's lock
 * before (`lockServer`).
 *
 * @throws StoreRejected when the database is not ours to use, with one line for the operator
 * @throws StoreUnavailable when it doesn't answer
 */
export async function openStore({ dataFolder, databaseUrl, now, schema, report = () => undefined }: StoreOptions): Promise<Store> {
  if (databaseUrl === undefined) {
    const file = sqliteFile(dataFolder)
    if (schema === 'expected' && !hasDatabase(file))
      throw new StoreRejected(`there is no database ${file}; expected the LECTERN_DATA of a server that has run`)
    return openStoreFile(file, now(), schema)
  }
  // The driver takes 10 MB, which a site with SQLite can do without.
  const { assertPostgresql, postgresqlDialect } = await import('./open-postgresql.ts')
  const onLost = (error: Error): void => report(`a connection to the database was lost: ${error.message}`)
  const patient = createStore('postgresql', postgresqlDialect({ databaseUrl, onLost, patience: 'of migrations' }))
  try {
    await assertPostgresql(patient.db)
    await prepareSchema(patient, now(), schema)
  } finally {
    await patient.close()
  }
  return createStore('postgresql', postgresqlDialect({ databaseUrl, onLost, patience: 'of requests' }))
}

/**
 * Opens one file of SQLite as a store, a backup for instance, and brings its schema up to date.
 *
 * @param now for the record of what was applied
 * @param schema as in StoreOptions
 * @throws StoreRejected
 */
export async function openStoreFile(file: string, now: number, schema?: StoreOptions['schema']): Promise<Store> {
  const store = createStore('sqlite', new SqliteDialect({ database: sqliteDriver(openSqlite(file)) }))
  try {
    await prepareSchema(store, now, schema)
    return store
  } catch (error) {
    await store.close()
    throw error
  }
}

async function prepareSchema(store: Store, now: number, schema: StoreOptions['schema']): Promise<void> {
  const isMade = schema === undefined || (schema === 'expected or new' && !(await hasSchema(store.db)))
  await (isMade ? migrate(store, now) : assertMigrated(store))
}

function createStore(kind: Store['kind'], dialect: Dialect): Store {
  const scope = createTransactionScope()
  const db = new Kysely<Tables>({ dialect: guardDialect(dialect, scope) })
  return {
    kind,
    db,
    transact: (work) => transact(db, scope, work),
    check: async () => {
      await sql`select name from store_migrations limit 1`.execute(db)
    },
    async close() {
      // Another process may have the database open, so that the log stays: what was deleted is not to stay in it.
      if (kind === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(db).catch(() => undefined)
      await db.destroy()
    },
  }
}

async function transact<Result>(
  db: Kysely<Tables>,
  scope: TransactionScope,
  work: (transaction: TransactionDatabase) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db
        .transaction()
        .setIsolationLevel('read committed')
        .execute((transaction) => within(scope, () => work(transaction)))
    } catch (error) {
      if (!isRetryable(error)) throw error
      if (attempt === ATTEMPTS) throw new StoreUnavailable(TOO_BUSY, { cause: error })
      // Jitter, so that conflicting transactions don't retry in step.
      await setTimeout(attempt * RETRY_MS * (1 + Math.random()))
    }
  }
}

/** Queries that `work` leaves running when it is done are no longer within the transaction. */
async function within<Result>(scope: TransactionScope, work: () => Promise<Result>): Promise<Result> {
  const place = { isOpen: true }
  try {
    return await scope.run(place, work)
  } finally {
    place.isOpen = false
  }
}
