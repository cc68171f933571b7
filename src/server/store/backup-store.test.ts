import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { backupStore } from './backup-store.ts'
import { openAndCopy } from './copy-store.ts'
import { migrate } from './migrate.ts'
import { MIGRATIONS } from './migrations/index.ts'
import { sqliteFile } from './open-sqlite.ts'
import { openStore, openStoreFile, type StorePlace } from './open-store.ts'
import { restoreStore } from './restore-store.ts'
import { lockServer } from './server-lock.ts'
import type { Store } from './store.ts'
import { StoreRejected } from './store-failure.ts'
import { listTables } from './table-columns.ts'
import { exampleAccount } from './testing/example-rows.fixture.ts'
import { fillStore, MANY_ROWS, rowsOf, transition } from './testing/filled-store.fixture.ts'
import { createTestPlace, DATABASES, openTestStore, type TestStore } from './testing/open-test-store.fixture.ts'

const now = (): number => Date.UTC(2026, 10, 21, 3, 4, 5, 678)

/** Only a changed schema lets such a row in; then the schema is as it was. */
const WITHOUT_PLAN = `
  pragma writable_schema = on;
  update sqlite_schema set sql = replace(sql, 'plan text not null', 'plan text') where name = 'accounts';
  pragma writable_schema = reset;
  update accounts set plan = null;
  pragma writable_schema = on;
  update sqlite_schema set sql = replace(sql, 'plan text', 'plan text not null') where name = 'accounts';
  pragma writable_schema = reset`

let folder: string
let file: string
const cleanUps: (() => Promise<void>)[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-backup-'))
  file = join(folder, 'backup.sqlite')
})
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
  rmSync(folder, { recursive: true, force: true })
})

describe.each(DATABASES)('a backup of %s', (kind) => {
  let store: TestStore
  beforeEach(async () => {
    store = await openTestStore(kind)
    await fillStore(store)
  })
  afterEach(() => store.close())

  test.each(DATABASES)('becomes a store of %s with every row as it was', async (target) => {
    await backupStore({ ...store.place, now }, file)
    const place = await newPlace(target)
    expect(await restoreStore({ ...place, now }, file)).toBeUndefined()
    expect(await contentOf(place)).toEqual(await rowsOf(store))
  })

  test('is one moment of a store that is written to, its transactions whole', async () => {
    let isOver = false
    const writing = (async () => {
      for (let index = 0; !isOver; index += 1) {
        await store.transact(async (transaction) => {
          await transaction
            .insertInto('accounts')
            .values(exampleAccount(`busy-${index}`))
            .execute()
          await transaction
            .insertInto('plan_transitions')
            .values(transition(`busy-${index}`))
            .execute()
        })
      }
    })()
    await backupStore({ ...store.place, now }, file).finally(() => {
      isOver = true
    })
    await writing
    const copy = await openStoreFile(file, 0)
    const { rows } = await sql<{
      id: string
    }>`select id from accounts where id like 'busy-%' except select account_id from plan_transitions`.execute(copy.db)
    expect(rows).toEqual([])
    await copy.close()
  })

  test('is for its owner only, and is never put over another file', async () => {
    await backupStore({ ...store.place, now }, file)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    await expect(backupStore({ ...store.place, now }, file)).rejects.toThrow(/backup\.sqlite already exists/)
    expect(readdirSync(folder)).toEqual(['backup.sqlite'])
  })

  test('that can not be written leaves nothing', async () => {
    await expect(backupStore({ ...store.place, now }, join(folder, 'nowhere/backup.sqlite'))).rejects.toThrow(
      /^the folder of [^\n]+nowhere\/backup\.sqlite is wrong; expected an existing folder that this user can write \(ENOENT: [^\n]+\)$/,
    )
    expect(readdirSync(folder)).toEqual([])
  })
})

test('a database of PostgreSQL without tables is not backed up, and stays without them', async () => {
  const place = await newPlace('postgresql')
  await expect(backupStore({ ...place, now }, file)).rejects.toThrow(
    'the database has no tables of Lectern; expected the database of a server that has run: start the server once',
  )
  expect(readdirSync(folder)).toEqual([])
  await (await openStore({ ...place, now })).close()
  await backupStore({ ...place, now }, file)
})

test('a file that another program makes during a backup is not replaced', async () => {
  const place = await newPlace('postgresql')
  await (await openStore({ ...place, now })).close()
  const backup = backupStore({ ...place, now }, file)
  writeFileSync(file, 'other')
  await expect(backup).rejects.toThrow(/backup\.sqlite already exists; name a new file for the backup/)
  expect([readdirSync(folder), readFileSync(file, 'utf8')]).toEqual([['backup.sqlite'], 'other'])
})

describe('a restore', () => {
  let store: TestStore
  beforeEach(async () => {
    store = await openTestStore('sqlite')
    await store.db.insertInto('accounts').values(exampleAccount('backed-up')).execute()
    await backupStore({ ...store.place, now }, file)
    await store.db.insertInto('accounts').values(exampleAccount('later')).execute()
  })
  afterEach(() => store.close())

  test('keeps the replaced database next to it, whole, under a name with the date', async () => {
    const place = await newPlace('sqlite')
    await openAndCopy(
      () => openStore({ ...store.place, now }),
      () => openStore({ ...place, now }),
    )
    const kept = await restoreStore({ ...place, now }, file)
    expect(kept).toBe(`${sqliteFile(place.dataFolder)}.replaced-2026-11-21T03-04-05-678Z`)
    expect(await idsOf(sqliteFile(place.dataFolder))).toEqual(['backed-up'])
    expect(await idsOf(kept ?? '')).toEqual(['backed-up', 'later'])
  })

  test('is rejected while a server holds the store', async () => {
    const place = await newPlace('sqlite')
    const lock = lockServer(place.dataFolder)
    await expect(restoreStore({ ...place, now }, file)).rejects.toThrow(/another process already serves from/)
    lock.release()
    await restoreStore({ ...place, now }, file)
  })

  test('is rejected while another process uses the store', async () => {
    await expect(restoreStore({ ...store.place, now }, file)).rejects.toThrow(/another process uses/)
    expect(await store.db.selectFrom('accounts').select('id').orderBy('id').execute()).toEqual([{ id: 'backed-up' }, { id: 'later' }])
    expect(readdirSync(store.place.dataFolder).filter((name) => /restoring|replaced/.test(name))).toEqual([])
  })

  test('replaces a damaged database, which stays next to it unchanged', async () => {
    const place = await newPlace('sqlite')
    writeFileSync(sqliteFile(place.dataFolder), 'rubbish'.repeat(1000))
    const kept = await restoreStore({ ...place, now }, file)
    expect(await idsOf(sqliteFile(place.dataFolder))).toEqual(['backed-up'])
    expect(statSync(kept ?? '').size).toBe(7000)
  })

  test.each([
    ['a file that is not there', () => undefined, /there is no file .*other; expected a file that `lectern backup` wrote/],
    ['a folder', (path: string) => mkdirSync(path), /other is a folder; expected a file/],
    [
      'a text',
      (path: string) => writeFileSync(path, 'Dear diary,\n'.repeat(500)),
      /is not a database; .* found a file that begins with "Dear diary,\?Dear"/,
    ],
    ['a text that is shorter than a header', (path: string) => writeFileSync(path, 'no'), /begins with "no\?"/],
    ['a backup that was cut', (path: string) => cut(path, 100), /is incomplete: expected \d+ bytes, found \d+; copy the backup again/],
    ['a backup that was cut within its header', (path: string) => cut(path, 'all but 60'), /is incomplete|can't be copied/],
    [
      'a backup with a trigger',
      (path: string) => change(path, 'create trigger "t 1" after delete on sessions begin delete from accounts; end'),
      /has a trigger "t 1" that a backup of a site does not have/,
    ],
    [
      'a backup with a view',
      (path: string) => change(path, 'create view all_accounts as select * from accounts'),
      /has a view "all_accounts"/,
    ],
    ['a backup with another table', (path: string) => change(path, 'create table other (text)'), /has a table "other"/],
    [
      'a backup in which a row refers to a row that does not exist',
      (path: string) =>
        change(path, "pragma foreign_keys = off; insert into activity_pings values ('nobody', '2026-01-01', 'core', 0, 0, 0)"),
      /other is damaged: a row refers to a row that does not exist/,
    ],
    [
      'a backup in which a value is missing that every row has',
      (path: string) => change(path, WITHOUT_PLAN),
      /other is damaged: NULL value in accounts\.plan/,
    ],
    ['a database of something else', (path: string) => exec(path, 'create table notes (text)'), /is not a backup of a site/],
    ['an empty file', (path: string) => writeFileSync(path, ''), /is not a backup of a site/],
  ])('%s is rejected, and nothing is changed', async (_, prepare, message) => {
    const place = await newPlace('sqlite')
    const other = join(folder, 'other')
    prepare(other)
    const failure = await restoreStore({ ...place, now }, other).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(StoreRejected)
    expect(String(failure)).toMatch(message)
    expect(existsSync(sqliteFile(place.dataFolder))).toBe(false)
  })

  test('a backup of a newer program is rejected', async () => {
    const newer = await openStoreFile(file, 0)
    await migrate(newer, 0, [...MIGRATIONS, { name: '9999-next', statements: [] }])
    await newer.close()
    await expect(restoreStore({ ...(await newPlace('sqlite')), now }, file)).rejects.toThrow('made by a newer version of this program')
  })

  test('to a PostgreSQL database that has rows is rejected, and they stay', async () => {
    const target = await openTestStore('postgresql')
    cleanUps.push(() => target.close())
    await target.db.insertInto('accounts').values(exampleAccount('there before')).execute()
    await expect(restoreStore({ ...target.place, now }, file)).rejects.toThrow(/already has rows \(table accounts\)/)
    expect(await target.db.selectFrom('accounts').select('id').execute()).toEqual([{ id: 'there before' }])
  })
})

test('a copy from SQLite to PostgreSQL loses nothing and counts the rows of every table', async () => {
  const store = await openTestStore('sqlite')
  cleanUps.push(() => store.close())
  await fillStore(store)
  const place = await newPlace('postgresql')
  const counts = await openAndCopy(
    () => openStore({ dataFolder: store.place.dataFolder, now }),
    () => openStore({ ...place, now }),
  )
  expect(counts).toEqual(Object.fromEntries(listTables().map((table) => [table, MANY_ROWS[table] ?? 1])))
  expect(await contentOf(place)).toEqual(await rowsOf(store))
})

async function newPlace(kind: Store['kind']): Promise<StorePlace> {
  const { place, remove } = await createTestPlace(kind)
  cleanUps.push(remove)
  return place
}

async function contentOf(place: StorePlace): Promise<Readonly<Record<string, readonly string[]>>> {
  const store = await openStore({ ...place, now })
  try {
    return await rowsOf(store)
  } finally {
    await store.close()
  }
}

async function idsOf(path: string): Promise<readonly string[]> {
  const store = await openStoreFile(path, 0)
  const rows = await store.db.selectFrom('accounts').select('id').orderBy('id').execute()
  await store.close()
  return rows.map(({ id }) => id)
}

/** The backup, changed manually. */
function change(path: string, statement: string): void {
  copyFileSync(file, path)
  exec(path, statement)
}

function cut(path: string, bytes: number | 'all but 60'): void {
  copyFileSync(file, path)
  truncateSync(path, bytes === 'all but 60' ? 60 : statSync(path).size - bytes)
}

function exec(path: string, statement: string): void {
  const database = new DatabaseSync(path, { defensive: false })
  database.exec(statement)
  database.close()
}
