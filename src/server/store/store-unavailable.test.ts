import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sqliteFile } from './open-sqlite.ts'
import { openStore } from './open-store.ts'
import { type Store, StoreUnavailable } from './store.ts'
import { exampleAccount } from './testing/example-rows.fixture.ts'
import { failureOf } from './testing/failure-of.fixture.ts'
import { inParallel } from './testing/in-parallel.fixture.ts'
import { openTestStore, type TestStore } from './testing/open-test-store.fixture.ts'
import { type PostgresServer, startPostgresServer } from './testing/postgres-server.fixture.ts'

describe('a PostgreSQL server that goes away', () => {
  let server: PostgresServer
  let store: Store
  const reports: string[] = []
  beforeAll(async () => {
    server = await startPostgresServer()
    store = await openStore({
      dataFolder: '/nowhere',
      databaseUrl: server.addressOf('postgres'),
      now: () => 0,
      report: (line) => reports.push(line),
    })
  })
  afterAll(async () => {
    await store.close()
    await server.stop()
  })

  test('in the middle of transactions is unavailable, and works again when it is back', async () => {
    const crashed = Promise.withResolvers<void>()
    const failures = inParallel(20, (index) =>
      failureOf(
        store.transact(async (transaction) => {
          await transaction
            .insertInto('accounts')
            .values(exampleAccount(`lost-${index}`))
            .execute()
          await crashed.promise
          await transaction.selectFrom('accounts').selectAll().execute()
        }),
      ),
    )
    await expect.poll(() => countOpen(server)).toBeGreaterThan(5)
    await server.crash()
    crashed.resolve()
    expect((await failures).filter((failure) => !(failure instanceof StoreUnavailable))).toEqual([])
    expect(await failureOf(store.check())).toBeInstanceOf(StoreUnavailable)
    expect(await failureOf(store.db.selectFrom('accounts').selectAll().execute())).toBeInstanceOf(StoreUnavailable)

    await server.restart()
    await store.check()
    expect(await store.db.selectFrom('accounts').selectAll().execute()).toEqual([])
    await store.db.insertInto('accounts').values(exampleAccount('kept')).execute()
  })

  test('is reported by a line without secrets', () => {
    for (const line of reports) expect(line).toMatch(/^a connection to the database was lost: [^\n]+$/)
  })

  test.each([
    ['a full disk', '53100'],
    ['too many connections', '53300'],
    ['a stop by its operator', '57P01'],
    ['a statement that takes too long', '57014'],
    ['a copy that is only read', '25006'],
    ['a single statement that met another one', '40P01'],
  ])('says of %s that it is unavailable', async (_, code) => {
    const raise = sql.raw(`do $$ begin raise exception 'no' using errcode = '${code}'; end $$`)
    expect(await failureOf(raise.execute(store.db))).toBeInstanceOf(StoreUnavailable)
    await store.check()
  })

  test('before the store is opened is one line without the password', async () => {
    const address = new URL(server.addressOf('postgres'))
    address.password = 'very-secret'
    address.port = '1'
    const failure = await failureOf(openStore({ dataFolder: '/nowhere', databaseUrl: address.href, now: () => 0 }))
    expect(failure).toBeInstanceOf(StoreUnavailable)
    expect(String(failure)).toMatch(/^Error: the database can't be used: [^\n]*ECONNREFUSED[^\n]*$/)
    expect(String(failure)).not.toContain('secret')
  })
})

describe('a file of SQLite', () => {
  let store: TestStore
  beforeAll(async () => {
    store = await openTestStore('sqlite')
  })
  afterAll(() => store.close())

  test('that another process keeps locked is unavailable, and works again when it is free', async () => {
    const other = new DatabaseSync(sqliteFile(store.place.dataFolder))
    other.exec('begin immediate')
    expect(await failureOf(store.transact(async () => undefined))).toBeInstanceOf(StoreUnavailable)
    // Reading goes on.
    expect(await store.db.selectFrom('accounts').selectAll().execute()).toEqual([])
    other.exec('rollback')
    other.close()
    await store.db.insertInto('accounts').values(exampleAccount('after')).execute()
  })

  test('on a full disk is unavailable, keeps what it has, and works again when there is room', async () => {
    await store.db.insertInto('accounts').values(exampleAccount('before')).execute()
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(store.db)
    await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count)}`.execute(store.db)
    const large = 'x'.repeat(100_000)
    const single = store.db.insertInto('site_state').values({ name: 'large', value: large, updated_at: 0 }).execute()
    expect(await failureOf(single)).toBeInstanceOf(StoreUnavailable)
    const whole = store.transact(async (transaction) => {
      await transaction.insertInto('accounts').values(exampleAccount('with it')).execute()
      await transaction.insertInto('site_state').values({ name: 'large', value: large, updated_at: 0 }).execute()
    })
    expect(await failureOf(whole)).toBeInstanceOf(StoreUnavailable)
    const ids = await store.db.selectFrom('accounts').select('id').where('id', 'in', ['before', 'with it']).execute()
    expect(ids).toEqual([{ id: 'before' }])

    await sql`pragma max_page_count = 1000000`.execute(store.db)
    await store.db.insertInto('site_state').values({ name: 'large', value: large, updated_at: 0 }).execute()
  })
})

/** Transactions that have written something. Asked by a connection of its own, as those of the store are all taken. */
async function countOpen(server: PostgresServer): Promise<number> {
  const observer = await openStore({ dataFolder: '/nowhere', databaseUrl: server.addressOf('postgres'), now: () => 0 })
  try {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from pg_stat_activity where backend_xid is not null and state = 'idle in transaction'`.execute(observer.db)
    return rows[0]?.count ?? 0
  } finally {
    await observer.close()
  }
}
