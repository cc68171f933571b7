import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { MIGRATIONS } from './migrations/index.ts'
import { forDatabase, type Migration } from './migrations/migration.ts'
import type { Store } from './store.ts'
import { StoreRejected } from './store-failure.ts'
import type { Instant } from './tables/column-types.ts'
import type { Database, TransactionDatabase } from './tables.ts'

/** Any number, the same for all processes: the process that holds it makes the schema. */
const ADVISORY_LOCK = 7_203_119_664
/** As many tables of another program are named. */
const SHOWN_TABLES = 3

interface Applied {
  readonly name: string
  readonly hash: string
}

/** The table in which the database remembers what was done to it. */
type MigrationTables = { store_migrations: Applied & { readonly applied_at: Instant } }

/**
 * Brings the schema up to date: what is new is applied in one transaction, while no other process does the same.
 *
 * @param now when, for the record
 * @throws StoreRejected when the database is not one that these steps have made, such as that of a newer program; nothing is changed then
 */
export async function migrate(store: Store, now: number, migrations: readonly Migration[] = MIGRATIONS): Promise<void> {
  await store.transact(async (transaction) => {
    if (store.kind === 'postgresql') await lockSchema(transaction)
    const records = transaction.withTables<MigrationTables>()
    await assertOwnTables(store.kind, transaction)
    await createRecords(store.kind, transaction)
    const applied = await listApplied(transaction)
    assertApplied(applied, migrations)
    for (const migration of migrations.slice(applied.length)) {
      for (const statement of migration.statements) await sql.raw(forDatabase(statement, store.kind)).execute(transaction)
      await records
        .insertInto('store_migrations')
        .values({ name: migration.name, hash: hashOf(migration), applied_at: now })
        .execute()
    }
  })
}

/**
 * Throws unless the schema is the one that this program makes; nothing is changed.
 *
 * @throws StoreRejected
 */
export async function assertMigrated({ db }: Store): Promise<void> {
  const applied = (await hasSchema(db)) ? await listApplied(db) : []
  if (applied.length === 0)
    throw new StoreRejected('the database has no tables of Lectern; expected the database of a server that has run: start the server once')
  assertApplied(applied, MIGRATIONS)
  const missing = MIGRATIONS[applied.length]
  if (missing !== undefined) {
    throw new StoreRejected(
      `the database was made by an older version of this program (the migration ${missing.name} is missing): start the server once with this version, or use the older version`,
    )
  }
}

/** Whether this program, or another version of it, has made the schema of a database. */
export async function hasSchema(db: Database): Promise<boolean> {
  const tables = await db.introspection.getTables()
  return tables.some(({ name }) => name === 'store_migrations')
}

/**
 * Throws unless these steps, from the first on, are the ones that were applied.
 *
 * @throws StoreRejected
 */
function assertApplied(applied: readonly Applied[], migrations: readonly Migration[]): void {
  const unknown = applied.find(({ name }) => migrations.every((migration) => migration.name !== name))
  if (unknown !== undefined) {
    throw new StoreRejected(
      `the database was made by a newer version of this program (it has the migration ${unknown.name}): update the program`,
    )
  }
  for (const [index, { name, hash }] of applied.entries()) {
    const expected = migrations[index]
    if (expected === undefined || expected.name !== name) {
      throw new StoreRejected(`the migration ${expected?.name} of the database is missing, although it has ${name}: restore a backup`)
    }
    if (hashOf(expected) !== hash) {
      throw new StoreRejected(
        `the migration ${name} of the database differs from the one in this program: use the version of the program that made it`,
      )
    }
  }
}

async function listApplied(db: Database): Promise<readonly Applied[]> {
  return db.withTables<MigrationTables>().selectFrom('store_migrations').select(['name', 'hash']).orderBy('name').execute()
}

/** Of the words only: how a statement is broken into lines doesn't matter. */
function hashOf({ statements }: Migration): string {
  const words = statements.map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
  return createHash('sha256').update(words.join(';\n')).digest('hex')
}

async function lockSchema(transaction: TransactionDatabase): Promise<void> {
  // Another process may be at a long step.
  await sql`select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true)`.execute(transaction)
  await sql`select pg_advisory_xact_lock(${sql.lit(ADVISORY_LOCK)})`.execute(transaction)
}

/**
 * Throws when a database that these steps have not made has tables already.
 *
 * @throws StoreRejected
 */
async function assertOwnTables(kind: Store['kind'], transaction: TransactionDatabase): Promise<void> {
  const tables = await listTables(kind, transaction)
  if (tables.length === 0 || tables.includes('store_migrations')) return
  const shown = tables.slice(0, SHOWN_TABLES).join(', ')
  throw new StoreRejected(
    `the database has ${tables.length} tables of another program (${shown}${tables.length > SHOWN_TABLES ? ', ...' : ''}); expected an empty database`,
  )
}

/** The tables where ours would be made. Those that an extension of PostgreSQL brings are no program's. */
async function listTables(kind: Store['kind'], transaction: TransactionDatabase): Promise<readonly string[]> {
  const { rows } =
    kind === 'sqlite'
      ? await sql<{
          name: string
        }>`select name from sqlite_schema where type = 'table' and name not like 'sqlite!_%' escape '!' order by name`.execute(transaction)
      : await sql<{ name: string }>`
          select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = current_schema()::regnamespace
            and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e') order by relname`.execute(
          transaction,
        )
  return rows.map(({ name }) => name)
}

async function createRecords(kind: Store['kind'], transaction: TransactionDatabase): Promise<void> {
  const table = 'create table if not exists store_migrations (name {text} primary key, hash {text} not null, applied_at {instant} not null)'
  await sql.raw(forDatabase(table, kind)).execute(transaction)
}
