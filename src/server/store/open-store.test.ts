import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { MIGRATIONS } from './migrations/index.ts'
import { sqliteFile } from './open-sqlite.ts'
import { openStore } from './open-store.ts'
import { lockServer } from './server-lock.ts'
import type { Store } from './store.ts'
import { StoreRejected } from './store-failure.ts'
import { createTestPlace, DATABASES } from './testing/open-test-store.fixture.ts'
import { withoutRights } from './testing/without-rights.fixture.ts'

const now = (): number => 0
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-open-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('SQLite', () => {
  test('is synced at each commit, in a write-ahead log, with references held', async () => {
    const store = await openStore({ dataFolder: folder, now })
    expect(await pragma(store, 'journal_mode')).toBe('wal')
    expect(await pragma(store, 'synchronous')).toBe(2)
    expect(await pragma(store, 'foreign_keys')).toBe(1)
    await store.close()
  })

  test.skipIf(process.platform === 'win32')('is made for its owner only, whatever the mask of the process', async () => {
    const data = join(folder, 'deep/data')
    const store = await openStore({ dataFolder: data, now })
    const modes = [data, sqliteFile(data), `${sqliteFile(data)}-wal`, `${sqliteFile(data)}-shm`].map((path) => statSync(path).mode & 0o777)
    expect(modes).toEqual([0o700, 0o600, 0o600, 0o600])
    await store.close()
  })

  test('takes no text where a number belongs', async () => {
    const store = await openStore({ dataFolder: folder, now })
    await expect(sql`insert into rate_buckets values ('a', 'many', 0)`.execute(store.db)).rejects.toThrow(/cannot store TEXT/)
    await store.close()
  })

  test.each([
    ['a file', 'file', /^LECTERN_DATA is "[^"\n]+"; expected a folder that this user can write \(EEXIST: [^\n]+\)$/],
    ['a place below a file', 'file/data', /^LECTERN_DATA is "[^"\n]+"; expected a folder that this user can write \(E[A-Z]+: [^\n]+\)$/],
    ['a link that leads nowhere', 'link', /^LECTERN_DATA is "[^"\n]+"; expected a folder that this user can write \(E[A-Z]+: [^\n]+\)$/],
  ])('%s as the folder is rejected with what was expected, also by the lock', async (_, name, message) => {
    writeFileSync(join(folder, 'file'), '')
    symlinkSync(join(folder, 'none'), join(folder, 'link'))
    const data = join(folder, name)
    await expect(openStore({ dataFolder: data, now })).rejects.toThrow(message)
    expect(() => lockServer(data)).toThrow(message)
    expect(() => lockServer(data)).toThrow(StoreRejected)
  })

  test.skipIf(process.platform === 'win32')('in a folder that this user may not open is not called missing', async () => {
    const data = join(folder, 'private')
    await (await openStore({ dataFolder: data, now })).close()
    const opening = withoutRights(data, () => openStore({ dataFolder: data, now, schema: 'expected' }))
    await expect(opening).rejects.toThrow(/^[^\n]+lectern\.sqlite can't be read by this user \(EACCES: [^\n]+\); expected [^\n]+$/)
    const writing = withoutRights(data, () => openStore({ dataFolder: data, now }))
    await expect(writing).rejects.toThrow(
      /^LECTERN_DATA is "[^"\n]+private"; expected a folder that this user can write \(EACCES: [^\n]+\)$/,
    )
  })

  test.each([
    ['a file that is no database', (data: string) => writeFileSync(sqliteFile(data), 'x'.repeat(5000))],
    ['a folder in its place', (data: string) => mkdirSync(sqliteFile(data))],
  ])('%s is rejected with one line that names it', async (_, prepare) => {
    prepare(folder)
    const failure = await openStore({ dataFolder: folder, now }).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(StoreRejected)
    expect(String(failure)).toMatch(/^Error: [^\n]*lectern\.sqlite can't be used as the site's database: [^\n]+$/)
  })
})

describe('the right to serve from a folder', () => {
  test('has one process, until it ends', () => {
    const lock = lockServer(folder)
    expect(tryInOtherProcess()).toMatch(/another process already serves from/)
    expect(() => lockServer(folder)).toThrow(StoreRejected)
    lock.release()
    expect(tryInOtherProcess()).toBe('locked')
    // That process was not asked to give it back: it ended.
    lockServer(folder).release()
  })

  test('names its file and the reason when it can not be taken', () => {
    writeFileSync(join(folder, 'server-lock.sqlite'), 'x'.repeat(5000))
    const message = `LECTERN_DATA: ${join(folder, 'server-lock.sqlite')} can't be locked: file is not a database`
    expect(() => lockServer(folder)).toThrow(new StoreRejected(message))
  })

  test('does not hinder who writes to the store', async () => {
    const lock = lockServer(folder)
    const store = await openStore({ dataFolder: folder, now })
    await store.db.insertInto('site_state').values({ name: 'a', value: 'b', updated_at: 0 }).execute()
    expect(await store.db.selectFrom('site_state').select('value').where('name', '=', 'a').execute()).toEqual([{ value: 'b' }])
    await store.close()
    lock.release()
  })

  function tryInOtherProcess(): string {
    const module = JSON.stringify(join(import.meta.dirname, 'server-lock.ts'))
    const code = `const { lockServer } = await import(${module}); try { lockServer(process.argv[1]); console.log('locked') } catch (error) { console.log(error.message) } process.kill(process.pid, 'SIGKILL')`
    return spawnSync(process.execPath, ['--input-type=module', '-e', code, folder], { encoding: 'utf8' }).stdout.trim()
  }
})

describe.each(DATABASES)('a schema of %s that is expected', (kind) => {
  let place: Awaited<ReturnType<typeof createTestPlace>>
  beforeEach(async () => {
    place = await createTestPlace(kind)
  })
  afterEach(() => place.remove())

  const count = async (): Promise<number> => {
    const store = await openStore({ ...place.place, now, schema: 'expected' })
    const { rows } = await sql<{ count: number }>`select count(*) as count from store_migrations`.execute(store.db)
    await store.close()
    return Number(rows[0]?.count)
  }

  test('is not made, unless it may be new', async () => {
    await expect(openStore({ ...place.place, now, schema: 'expected' })).rejects.toThrow(StoreRejected)
    expect(existsSync(sqliteFile(place.place.dataFolder))).toBe(false)
    await (await openStore({ ...place.place, now, schema: 'expected or new' })).close()
    expect(await count()).toBe(MIGRATIONS.length)
    await (await openStore({ ...place.place, now, schema: 'expected or new' })).close()
  })

  test('is not brought up to date below a server of an older version', async () => {
    const older = await openStore({ ...place.place, now })
    await sql`delete from store_migrations where name = ${MIGRATIONS.at(-1)?.name}`.execute(older.db)
    for (const schema of ['expected', 'expected or new'] as const)
      await expect(openStore({ ...place.place, now, schema })).rejects.toThrow(
        /^the database was made by an older version of this program \(the migration [\w-]+ is missing\): start the server once/,
      )
    await older.close()
  })
})

describe('PostgreSQL', () => {
  let place: Awaited<ReturnType<typeof createTestPlace>>
  beforeEach(async () => {
    place = await createTestPlace('postgresql')
  })
  afterEach(() => place.remove())

  test('that may lose what it acknowledges is rejected', async () => {
    await administer(place.place.databaseUrl, (name) => `alter database ${name} set synchronous_commit = off`)
    await expect(openStore({ ...place.place, now })).rejects.toThrow(
      /^DATABASE_URL: the server may lose what it acknowledges \(fsync on, synchronous_commit off\)/,
    )
  })

  test('that keeps no Unicode is rejected', async () => {
    await administer(place.place.databaseUrl, (name) => `create database ${name}_ascii template template0 encoding 'SQL_ASCII'`)
    await expect(openStore({ ...place.place, databaseUrl: `${place.place.databaseUrl}_ascii`, now })).rejects.toThrow(
      'has the encoding SQL_ASCII',
    )
    await administer(place.place.databaseUrl, (name) => `drop database ${name}_ascii with (force)`)
  })

  test('leaves the data folder alone', async () => {
    chmodSync(folder, 0o500)
    const store = await openStore({ ...place.place, dataFolder: join(folder, 'data'), now })
    expect(statSync(join(folder, 'data'), { throwIfNoEntry: false })).toBeUndefined()
    await store.close()
  })

  test('reads numbers for this pool only: other users of the driver keep what it gives by default', async () => {
    const store = await openStore({ ...place.place, now })
    const client = new pg.Client({ connectionString: place.place.databaseUrl })
    await client.connect()
    const { rows } = await client.query('select 1::bigint as big, true as yes')
    expect(rows).toEqual([{ big: '1', yes: true }])
    await client.end()
    await store.close()
  })
})

async function pragma(store: Store, name: string): Promise<unknown> {
  const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(store.db)
  return Object.values(rows[0] ?? {})[0]
}

async function administer(databaseUrl: string | undefined, statement: (database: string) => string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(statement(new URL(databaseUrl ?? '').pathname.slice(1)))
  await client.end()
}
