import { copyFileSync, existsSync, renameSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { assertIntact, removeDatabase, syncFile, vacuumInto } from './backup-store.ts'
import { openAndCopy } from './copy-store.ts'
import { sqliteFile } from './open-sqlite.ts'
import { openStore, openStoreFile, type StoreOptions } from './open-store.ts'
import { lockServer } from './server-lock.ts'
import { StoreRefused } from './store-failure.ts'

/**
 * Makes a backup the store of a site. A file of SQLite that was the store until now stays beside it under a name with the date; a database
 * of PostgreSQL has to be empty.
 *
 * @returns where the former database is, when there was one
 * @throws StoreRefused when a server holds the store, or the backup is damaged or of a newer program; nothing is changed then
 */
export async function restoreStore(options: StoreOptions, file: string): Promise<string | undefined> {
  const lock = lockServer(options.dataFolder)
  const current = sqliteFile(options.dataFolder)
  const copy = `${current}.restoring`
  try {
    removeDatabase(copy)
    vacuumInto(file, copy)
    assertIntact(copy)
    assertBackup(copy, file)
    await bringUpToDate(copy, options)
    if (options.databaseUrl !== undefined) {
      await openAndCopy(
        () => openStoreFile(copy, options.now()),
        () => openStore(options),
      )
      return undefined
    }
    const kept = existsSync(current) ? keepFormer(current, options.now()) : undefined
    renameSync(copy, current)
    syncFile(options.dataFolder)
    return kept
  } finally {
    removeDatabase(copy)
    lock.release()
  }
}

/** Also says when it is one of a newer program. */
async function bringUpToDate(file: string, options: StoreOptions): Promise<void> {
  const store = await openStoreFile(file, options.now())
  await store.close()
}

/** Any other database would be one without tables of ours, and pass for a site without readers. */
function assertBackup(copy: string, file: string): void {
  const database = new DatabaseSync(copy, { readOnly: true })
  try {
    const table = database.prepare("select 1 from sqlite_schema where name = 'store_migrations'").get()
    if (table === undefined) throw new StoreRefused(`${file} is no backup of a site`)
  } finally {
    database.close()
  }
}

/** A copy and not a new name: at no moment is there no database, of which a server would make an empty one. */
function keepFormer(file: string, now: number): string {
  const kept = `${file}.replaced-${new Date(now).toISOString().replaceAll(/[:.]/g, '-')}`
  const isWhole = foldJournal(file)
  // Of a damaged database all that is there is kept, for whoever tries to save something of it.
  for (const ending of isWhole ? [''] : ['', '-wal', '-shm']) {
    if (existsSync(`${file}${ending}`)) copyFileSync(`${file}${ending}`, `${kept}${ending}`)
  }
  syncFile(kept)
  if (!isWhole) for (const ending of ['-wal', '-shm']) removeDatabase(`${file}${ending}`)
  return kept
}

/**
 * Takes what is still in the write-ahead log into the database, which is possible only while nobody else has it open.
 *
 * @returns false when it is too damaged for that
 */
function foldJournal(file: string): boolean {
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    database.exec('pragma journal_mode = delete')
    return true
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) {
      throw new StoreRefused(`another process uses ${file}; let it end and try again`)
    }
    return false
  } finally {
    database.close()
  }
}

const SQLITE_BUSY = 5
