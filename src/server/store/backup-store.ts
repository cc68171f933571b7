import { closeSync, existsSync, fsyncSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openAndCopy } from './copy-store.ts'
import { nameFile } from './name-file.ts'
import { sqliteFile } from './open-sqlite.ts'
import { openStore, openStoreFile, type StoreOptions } from './open-store.ts'
import { partialFile, removeStalePartials } from './partial-backups.ts'
import { removeDatabase } from './remove-database.ts'
import { StoreRejected } from './store-failure.ts'

/**
 * Writes one moment of a store to a new file, which is a database of SQLite whatever the store is, so that either store can be made of
 * it. Works while the site is served. The file is there when it is whole, or not at all.
 *
 * @throws StoreRejected when there is such a file, or no store
 */
export async function backupStore(options: StoreOptions, file: string): Promise<void> {
  if (existsSync(file)) throw new StoreRejected(`${file} already exists; name a new file for the backup`)
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
 * @throws StoreRejected when there is none, or it can't be read
 */
export function vacuumInto(file: string, target: string): void {
  if (!existsSync(file)) throw new StoreRejected(`there is no database ${file}`)
  createSecret(target)
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(file, { timeout: 2000 })
    // What is not known to be ours calls no function that could do harm.
    database.exec('pragma trusted_schema = off')
    database.prepare('vacuum into ?').run(target)
  } catch (cause) {
    throw new StoreRejected(`${file} can't be copied: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  } finally {
    database?.close()
  }
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
