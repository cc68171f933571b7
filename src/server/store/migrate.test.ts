import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { MIGRATIONS } from './migrations/index.ts'
import { forDatabase, type Migration } from './migrations/migration.ts'
import { openSqlite, sqliteFile } from './open-sqlite.ts'
import { openStore, type StorePlace } from './open-store.ts'
import { sqliteDriver } from './sqlite-driver.ts'
import { StoreRejected } from './store-failure.ts'
import { inParallel } from './testing/in-parallel.fixture.ts'
import { createTestPlace, DATABASES, openTestStore, type TestStore } from './testing/open-test-store.fixture.ts'

const NEXT: Migration = { name: '9999-next', statements: ['create table next_things (id {text} primary key)'] }

describe.each(DATABASES)('the schema of %s', (kind) => {
  let store: TestStore
  beforeEach(async () => {
    store = await openTestStore(kind)
  })
  afterEach(() => store.close())

  const tables = async (): Promise<readonly string[]> => (await store.db.introspection.getTables()).map(({ name }) => name)

  test('is left alone when it is up to date', async () => {
    const before = await tables()
    await migrate(store, 1)
    expect(await tables()).toEqual(before)
  })

  test('gets what is new', async () => {
    await migrate(store, 1, [...MIGRATIONS, NEXT])
    expect(await tables()).toContain('next_things')
  })

  test('of a newer program is rejected with one line, and not touched', async () => {
    await migrate(store, 1, [...MIGRATIONS, NEXT])
    const opening = openStore({ ...store.place, now: () => 2 })
    await expect(opening).rejects.toThrow(StoreRejected)
    await expect(opening).rejects.toThrow(
      /^the database was made by a newer version of this program \(it has the migration 9999-next\): update the program$/,
    )
  })

  test('that a step has made in another form is rejected', async () => {
    await migrate(store, 1, [...MIGRATIONS, NEXT])
    const changed: Migration = { ...NEXT, statements: ['create table next_things (id {text} primary key, more {flag})'] }
    await expect(migrate(store, 2, [...MIGRATIONS, changed])).rejects.toThrow(
      'the migration 9999-next of the database differs from the one in this program',
    )
  })

  test('may be written in other lines', async () => {
    await migrate(store, 1, [...MIGRATIONS, NEXT])
    await migrate(store, 2, [...MIGRATIONS, { ...NEXT, statements: NEXT.statements.map((text) => text.replaceAll(' ', '\n   ')) }])
    expect(await tables()).toContain('next_things')
  })

  test('that lacks a step in between is rejected', async () => {
    await migrate(store, 1, [...MIGRATIONS, NEXT])
    const between: Migration = { name: '5000-between', statements: ['create table between_things (id {text})'] }
    await expect(migrate(store, 2, [...MIGRATIONS, between, NEXT])).rejects.toThrow(
      'the migration 5000-between of the database is missing, although it has 9999-next',
    )
    expect(await tables()).not.toContain('between_things')
  })

  test('of an issue under way keeps which texts were rejected (0019-mail-attempts)', async () => {
    for (const table of ['newsletter_deliveries', 'digests'] as const)
      for (const column of ['postponed_at', 'text_rejected_at']) await store.db.schema.alterTable(table).dropColumn(column).execute()
    await sql`delete from store_migrations where name = '0019-mail-attempts'`.execute(store.db)
    await store.db.insertInto('newsletter_issues').values({ name: 'n', text_hash: 'h', started_at: 1, finished_at: null }).execute()
    for (const state of ['retry', 'sent'] as const)
      await store.db.insertInto('newsletter_deliveries').values({ issue: 'n', recipient: state, state, changed_at: 5 }).execute()
    await migrate(store, 9)
    const rows = await store.db.selectFrom('newsletter_deliveries').select(['state', 'text_rejected_at']).orderBy('state').execute()
    expect(rows).toEqual([
      { state: 'retry', text_rejected_at: 5 },
      { state: 'sent', text_rejected_at: null },
    ])
  })

  test('stays as it was when a step fails half-way', async () => {
    const broken: Migration = { name: '9999-broken', statements: [...NEXT.statements, 'create table next_things (id {text})'] }
    await expect(migrate(store, 1, [...MIGRATIONS, broken])).rejects.toThrow(/next_things/)
    expect(await tables()).not.toContain('next_things')
    await migrate(store, 2, [...MIGRATIONS, NEXT])
  })
})

describe.each(DATABASES)('a database of %s with tables of another program', (kind) => {
  let place: Awaited<ReturnType<typeof createTestPlace>>
  let other: Kysely<unknown>
  beforeEach(async () => {
    place = await createTestPlace(kind)
    other = openOther(place.place)
    for (const name of ['accounts', 'b', 'c', 'd']) await sql`create table ${sql.table(name)} (id text)`.execute(other)
  })
  afterEach(async () => {
    await other.destroy()
    await place.remove()
  })

  test('is rejected with one line, and left alone', async () => {
    const opening = openStore({ ...place.place, now: () => 1 })
    await expect(opening).rejects.toThrow(StoreRejected)
    await expect(opening).rejects.toThrow(
      /^the database has 4 tables of another program \(accounts, b, c, \.\.\.\); expected an empty database$/,
    )
    expect((await other.introspection.getTables()).map(({ name }) => name).sort()).toEqual(['accounts', 'b', 'c', 'd'])
  })
})

function openOther({ databaseUrl, dataFolder }: StorePlace): Kysely<unknown> {
  if (databaseUrl === undefined)
    return new Kysely({ dialect: new SqliteDialect({ database: sqliteDriver(openSqlite(sqliteFile(dataFolder))) }) })
  return new Kysely({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: databaseUrl }) }) })
}

test('twenty processes that start at once on one PostgreSQL database make its schema once', async () => {
  const { place, remove } = await createTestPlace('postgresql')
  const stores = await inParallel(20, () => openStore({ ...place, now: () => 1 }))
  const applied = await stores[0]?.db.introspection.getTables()
  expect(applied?.map(({ name }) => name)).toContain('accounts')
  await Promise.all(stores.map((store) => store.close()))
  await remove()
})

test('five processes that start at once on one file of SQLite make its schema once', { timeout: 60_000 }, async () => {
  const { place, remove } = await createTestPlace('sqlite')
  const module = JSON.stringify(join(import.meta.dirname, 'open-store.ts'))
  const code = `const { openStore } = await import(${module}); await (await openStore({ dataFolder: process.argv[1], now: () => 1 })).close()`
  const run = promisify(execFile)
  const runs = await inParallel(5, () => run(process.execPath, ['--input-type=module', '-e', code, place.dataFolder]))
  expect(runs).toEqual(Array(5).fill({ stdout: '', stderr: '' }))
  const store = await openStore({ ...place, now: () => 2 })
  await store.check()
  await store.close()
  await remove()
})

test('migrations stand in the order of their names, which are their files', () => {
  const names = MIGRATIONS.map(({ name }) => name)
  expect(names).toEqual([...new Set(names)].sort())
  for (const name of names) expect(name).toMatch(/^\d{4}-[a-z0-9-]+$/)
})

test('an unknown type of columns is an error', () => {
  expect(() => forDatabase('create table a (b {date})', 'sqlite')).toThrow('{date}')
})
