import { closeSync, existsSync, fsyncSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openAndCopy } from './copy-store.ts'
import { assertWritableFolder, hasDatabase } from './find-database.ts'
import { nameFile } from './name-file.ts'
import { sqliteFile } from './open-sqlite.ts'
import { openStore, openStoreFile, type StoreOptions } from './open-store.ts'
import { partialFile, removeStalePartials } from './partial-backups.ts'
import { removeDatabase } from './remove-database.ts'
import { isFull, reasonIn, StoreRejected } from './store-failure.ts'

/**
 * Writes one moment of a store to a new file, which is a database of SQLite whatever the store is, so that either store can be made of
 * it. Works while the site is served. The file is there when it is whole, or not at all.
 *
 * @throws StoreRejected when there is such a file, no folder for it, or no store
 */
export async function backupStore(options: StoreOptions, file: string): Promise<void> {
  if (existsSync(file)) throw new StoreRejected(`${file} already exists; name a new file for the backup`)
  assertWritableFolder(file)
  removeStalePartials(dirname(file))
  const partial = partialFile(dirname(file))
  try {
    if (options.databaseUrl === undefined) vacuumInto(sqliteFile(options.dataFolder), partial)
    else await copyToFile(options, partial)
    assertIntact(partial)
    syncFile(partial)
    nameFile(partial, file)
    syncFile(file)
    syncFile(dirname(file))
  } finally {
    removeDatabase(partial)
  }
}

/**
 * Writes a database of SQLite, as it is at this moment, to a new file for its owner only.
 *
 * @throws StoreRejected when there is none, it can't be read, or the new file can't be written
 */
export function vacuumInto(file: string, target: string): void {
  if (!hasDatabase(file)) throw new StoreRejected(`there is no database ${file}`)
  createSecret(target)
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(file, { timeout: 2000 })
    // What is not known to be ours calls no function that could do harm.
    database.exec('pragma trusted_schema = off')
    database.prepare('vacuum into ?').run(target)
  } catch (cause) {
    throw copyRejection(file, target, cause)
  } finally {
    database?.close()
  }
}

/** The error for a database that can't be copied: a full disk is that of the target, because the source is only read. */
export function copyRejection(file: string, target: string, cause: unknown): StoreRejected {
  const reason = isFull(cause)
    ? `the copy of ${file} can't be written to ${dirname(target)}; expected enough free space there (${reasonIn(cause)})`
    : `${file} can't be copied: ${reasonIn(cause)}`
  return new StoreRejected(reason, { cause })
}

/**
 * Throws unless every page of a database and every reference in it is sound.
 *
 * @param shown the file as the operator named it, for the message
 * @throws StoreRejected
 */
export function assertIntact(file: string, shown = file): void {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const [answer] = Object.values(database.prepare('pragma integrity_check(1)').get() ?? {})
    if (answer !== 'ok') throw new StoreRejected(`${shown} is damaged: ${String(answer)}`)
    if (database.prepare('pragma foreign_key_check').all().length > 0)
      throw new StoreRejected(`${shown} is damaged: a row refers to a row that does not exist`)
  } finally {
    database.close()
  }
}

/** Makes sure that a file, or the names in a folder, are on the disk. */
export function syncFile(path: string): void {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

async function copyToFile(options: StoreOptions, file: string): Promise<void> {
  createSecret(file)
  await openAndCopy(
    () => openStore({ ...options, schema: 'expected' }),
    () => openStoreFile(file, options.now()),
  )
  // One file, that can be read where nothing can be written next to it.
  const database = new DatabaseSync(file)
  database.exec('pragma journal_mode = delete')
  database.close()
}

/** An empty file with the rights of a secret, before anything is in it. */
function createSecret(file: string): void {
  closeSync(openSync(file, 'wx', 0o600))
}
