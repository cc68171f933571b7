import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { PERSONAL_DATA } from '../personal-data.ts'
import { removeAccount } from './account-data.ts'
import { backupStore } from './backup-store.ts'
import { sqliteFile } from './open-sqlite.ts'
import { openStore } from './open-store.ts'
import { restoreStore } from './restore-store.ts'
import { secureDataFolder } from './secure-data-folder.ts'
import { lockServer } from './server-lock.ts'
import { exampleAccount } from './testing/example-rows.fixture.ts'

const now = (): number => 0
const NOTE = 'a note that must be gone '
const DAY_MS = 24 * 60 * 60_000

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-data-'))
  chmodSync(folder, 0o700)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function filesWith(text: string): readonly string[] {
  return readdirSync(folder).filter((name) => readFileSync(join(folder, name)).includes(text))
}

function modeOf(name: string): number {
  return statSync(join(folder, name)).mode & 0o777
}

test('of a deleted account nothing is left in the files, once the server has stopped', async () => {
  const store = await openStore({ dataFolder: folder, now })
  await store.db.insertInto('accounts').values(exampleAccount('going')).execute()
  const collection = {
    id: 'c',
    account_id: 'going',
    name: 'c',
    name_key: 'c',
    is_default: 1,
    number: 1,
    created_at: 0,
    updated_at: 0,
  } as const
  await store.db
    .insertInto('collections')
    .values({ ...collection, description: NOTE.repeat(1000) })
    .execute()
  const item = {
    collection_id: 'c',
    url: '/',
    page_title: '',
    own_title: null,
    title_key: '',
    search_key: NOTE,
    parents: '[]',
    created_at: 0,
    updated_at: 0,
  }
  for (let number = 0; number < 200; number += 1) {
    const row = { ...item, id: `i${number}`, page_key: `${number}`, notes: NOTE.repeat(number), number, place: number }
    await store.db.insertInto('collection_items').values(row).execute()
  }
  const other = await openStore({ dataFolder: folder, now })
  await store.transact((transaction) => removeAccount(transaction, PERSONAL_DATA, 'going'))
  await store.close()
  expect(filesWith(NOTE)).toEqual([])
  await other.close()
  expect(filesWith(NOTE)).toEqual([])
})

test.skipIf(process.platform === 'win32')('files of the data are for their owner only, also those that were open to others', async () => {
  for (const name of ['server-lock.sqlite', 'lectern.sqlite.replaced-2026']) writeFileSync(join(folder, name), '')
  for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o644)
  const lock = lockServer(folder)
  expect(modeOf('server-lock.sqlite')).toBe(0o600)
  expect(secureDataFolder(folder)).toEqual([])
  const store = await openStore({ dataFolder: folder, now })
  await store.check()
  for (const name of readdirSync(folder)) expect([name, modeOf(name)]).toEqual([name, 0o600])
  await store.close()
  lock.release()
})

test.skipIf(process.platform === 'win32')(
  'a folder that others can open is reported with what to do; a new one is for its owner only',
  () => {
    chmodSync(folder, 0o755)
    expect(secureDataFolder(folder)).toEqual([
      `LECTERN_DATA: other users of this machine can open ${folder} (mode 0755); run: chmod 700 ${folder}`,
    ])
    lockServer(join(folder, 'new')).release()
    expect(modeOf('new')).toBe(0o700)
  },
)

test('what a killed restore has left is removed when the server starts', () => {
  for (const name of ['lectern.sqlite.restoring', 'lectern.sqlite.restoring-wal', 'lectern.sqlite']) writeFileSync(join(folder, name), 'x')
  secureDataFolder(folder)
  expect(readdirSync(folder)).toEqual(['lectern.sqlite'])
})

test('what a killed backup has left is removed by the next one in its folder; those of running processes and other files stay', async () => {
  await (await openStore({ dataFolder: join(folder, 'data'), now })).close()
  const { pid: ended } = spawnSync(process.execPath, ['--version'])
  const nameOf = (host: string, pid: number | undefined) => `.lectern-backup-${host}-${pid}.partial`
  const [killed, running] = [nameOf(hostname(), ended), nameOf(hostname(), process.ppid)]
  const [foreign, foreignOld] = [nameOf('elsewhere', 1), nameOf('long-ago', 1)]
  // In containers most processes have the same few numbers.
  const foreignSame = nameOf('elsewhere', process.pid)
  for (const name of [killed, `${killed}-journal`, running, foreign, foreignSame, foreignOld, 'mine.partial'])
    writeFileSync(join(folder, name), 'x')
  const old = new Date(Date.now() - 2 * DAY_MS)
  utimesSync(join(folder, foreignOld), old, old)
  await backupStore({ dataFolder: join(folder, 'data'), now }, join(folder, 'backup.sqlite'))
  expect(readdirSync(folder).toSorted()).toEqual([running, foreign, foreignSame, 'backup.sqlite', 'data', 'mine.partial'].toSorted())
  expect(readFileSync(sqliteFile(join(folder, 'data'))).length).toBeGreaterThan(0)
})

test('a restore takes nothing from the log of a database that is gone', async () => {
  const [file, backup] = [sqliteFile(folder), join(folder, 'backup.sqlite')]
  const store = await openStore({ dataFolder: folder, now })
  await store.db.insertInto('accounts').values(exampleAccount('backed up')).execute()
  await backupStore({ dataFolder: folder, now }, backup)
  await store.db.insertInto('accounts').values(exampleAccount('later')).execute()
  const log = readFileSync(`${file}-wal`)
  await store.close()
  rmSync(file)
  writeFileSync(`${file}-wal`, log)
  expect(await restoreStore({ dataFolder: folder, now }, backup)).toBeUndefined()
  const restored = await openStore({ dataFolder: folder, now })
  expect(await restored.db.selectFrom('accounts').select('id').execute()).toEqual([{ id: 'backed up' }])
  await restored.close()
})
