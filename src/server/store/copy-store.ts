import { sql } from 'kysely'
import type { Store } from './store.ts'
import { StoreRejected } from './store-failure.ts'
import { listTables, TABLE_COLUMNS } from './table-columns.ts'
import type { Tables, TransactionDatabase } from './tables.ts'

type Row = Readonly<Record<string, unknown>>

/** Rows that are read and written at once; PostgreSQL takes 65,535 values in a statement. */
const BATCH = 500

/** Opens both stores, copies all rows from one to the other, and closes both. See `copyStore`. */
export async function openAndCopy(
  openSource: () => Promise<Store>,
  openTarget: () => Promise<Store>,
): Promise<Readonly<Record<string, number>>> {
  const source = await openSource()
  try {
    const target = await openTarget()
    try {
      return await copyStore(source, target)
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

/**
 * Copies all rows of one store to another one that has none, in one transaction: all of them, or nothing.
 *
 * @returns how many rows each table has
 * @throws StoreRejected when the target is not empty
 */
async function copyStore(source: Store, target: Store): Promise<Readonly<Record<string, number>>> {
  // What is read is one moment of the source, whatever others write meanwhile.
  return source.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((from) =>
      target.transact(async (to) => {
        if (target.kind === 'postgresql') await sql`lock table ${sql.join(listTables().map((table) => sql.table(table)))}`.execute(to)
        await assertEmpty(to)
        const counts: [string, number][] = []
        for (const table of listTables()) counts.push([table, await copyTable(from, to, { table, kind: source.kind })])
        return Object.fromEntries(counts)
      }),
    )
}

async function assertEmpty(target: TransactionDatabase): Promise<void> {
  for (const table of listTables()) {
    if ((await countRows(target, table)) > 0) {
      throw new StoreRejected(`the target database already has rows (table ${table}); create an empty database`)
    }
  }
}

async function copyTable(
  from: TransactionDatabase,
  to: TransactionDatabase,
  { table, kind }: { table: keyof Tables; kind: Store['kind'] },
): Promise<number> {
  const columns = Object.keys(TABLE_COLUMNS[table])
  const batches = kind === 'sqlite' ? readByRowId(from, table) : readByCursor(from, table)
  for await (const rows of batches) {
    const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`)
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))}) values ${sql.join(values)}`.execute(
      to,
    )
  }
  const [had, has] = [await countRows(from, table), await countRows(to, table)]
  if (had !== has) throw new StoreRejected(`table ${table} has ${had} rows, but only ${has} were copied; the copy was undone`)
  return has
}

async function* readByRowId(from: TransactionDatabase, table: string): AsyncGenerator<readonly Row[]> {
  for (let last = 0; ; ) {
    const { rows } = await sql<Row & { row_number: number }>`
      select *, rowid as row_number from ${sql.table(table)} where rowid > ${last} order by rowid limit ${sql.lit(BATCH)}`.execute(from)
    const end = rows.at(-1)
    if (end === undefined) return
    yield rows
    last = end.row_number
  }
}

async function* readByCursor(from: TransactionDatabase, table: string): AsyncGenerator<readonly Row[]> {
  await sql`declare all_rows no scroll cursor for select * from ${sql.table(table)}`.execute(from)
  for (;;) {
    const { rows } = await sql<Row>`fetch forward ${sql.lit(BATCH)} from all_rows`.execute(from)
    if (rows.length === 0) break
    yield rows
  }
  await sql`close all_rows`.execute(from)
}

async function countRows(db: TransactionDatabase, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(db)
  return rows[0]?.count ?? 0
}
