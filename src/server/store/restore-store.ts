import { copyFileSync, existsSync, renameSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { assertBackupFile, assertOwnSchema } from './assert-backup.ts'
import { assertIntact, syncFile, vacuumInto } from './backup-store.ts'
import { openAndCopy } from './copy-store.ts'
import { sqliteFile } from './open-sqlite.ts'
import { openStore, openStoreFile, type StoreOptions } from './open-store.ts'
import { LOG_ENDINGS, removeDatabase, removeLogs } from './remove-database.ts'
import { lockServer } from './server-lock.ts'
import { isBusy, StoreRejected } from './store-failure.ts'

/**
 * Makes a backup the store of a site. A file of SQLite that was the store until now stays next to it under a name with the date; a database
 * of PostgreSQL has to be empty.
 *
 * @returns where the previous database is, when there was one
 * @throws StoreRejected when a server holds the store, or the file is no whole backup, was changed, or is of a newer program; nothing is changed then
 */
export async function restoreStore(options: StoreOptions, file: string): Promise<string | undefined> {
  const lock = lockServer(options.dataFolder)
  const current = sqliteFile(options.dataFolder)
  const copy = `${current}.restoring`
  try {
    removeDatabase(copy)
    assertBackupFile(file)
    vacuumInto(file, copy)
    assertIntact(copy, file)
    assertOwnSchema(copy, file)
    await bringUpToDate(copy, options)
    if (options.databaseUrl !== undefined) {
      await openAndCopy(
        () => openStoreFile(copy, options.now()),
        () => openStore(options),
      )
      return undefined
    }
    const replaced = existsSync(current) ? keepPrevious(current, options.now()) : undefined
    removeLogs(current)
    renameSync(copy, current)
    syncFile(options.dataFolder)
    return replaced
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

/** A copy and not a new name: at no moment is there no database, of which a server would make an empty one. */
function keepPrevious(file: string, now: number): string {
  const replaced = `${file}.replaced-${new Date(now).toISOString().replaceAll(/[:.]/g, '-')}`
  const isWhole = foldJournal(file)
  // Of a damaged database all that is there is stored, for an operator who tries to save something of it.
  for (const ending of isWhole ? [''] : ['', ...LOG_ENDINGS]) {
    if (existsSync(`${file}${ending}`)) copyFileSync(`${file}${ending}`, `${replaced}${ending}`)
  }
  syncFile(replaced)
  return replaced
}

/**
 * Takes what is still in the write-ahead log into the database, which is possible only while no one else has it open.
 *
 * @returns false when it is too damaged for that
 */
function foldJournal(file: string): boolean {
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    database.exec('pragma journal_mode = delete')
    return true
  } catch (error) {
    if (isBusy(error)) throw new StoreRejected(`another process uses ${file}; stop it and try again`)
    return false
  } finally {
    database.close()
  }
}
