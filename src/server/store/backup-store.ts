import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openAndCopy } from './copy-store.ts'
import { sqliteFile } from './open-sqlite.ts'
import { openStore, openStoreFile, type StoreOptions } from './open-store.ts'
import { StoreRefused } from './store-failure.ts'

/**
 * Writes one moment of a store to a new file, which is a database of SQLite whatever the store is, so that either store can be made of
 * it. Works while the site is served. The file is there when it is whole, or not at all.
 *
 * @throws StoreRefused when there is such a file, or no store
 */
export async function backupStore(options: StoreOptions, file: string): Promise<void> {
  if (existsSync(file)) throw new StoreRefused(`${file} is there already; name a new file for the backup`)
  const partial = `${file}.partial`
  removeDatabase(partial)
  try {
    if (options.databaseUrl === undefined) vacuumInto(sqliteFile(options.dataFolder), partial)
    else await copyToFile(options, partial)
    assertIntact(partial)
    syncFile(partial)
    renameSync(partial, file)
    syncFile(dirname(file))
  } finally {
    removeDatabase(partial)
  }
}

/**
 * Writes a database of SQLite, as it is at this moment, to a new file for its owner only.
 *
 * @throws StoreRefused when there is none, or it can't be read
 */
export function vacuumInto(file: string, target: string): void {
  if (!existsSync(file)) throw new StoreRefused(`there is no database ${file}`)
  createSecret(target)
  const database = new DatabaseSync(file, { timeout: 2000 })
  try {
    database.prepare('vacuum into ?').run(target)
  } catch (cause) {
    throw new StoreRefused(`${file} can't be copied: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  } finally {
    database.close()
  }
}

/**
 * Throws unless every page of a database and every reference in it is sound.
 *
 * @throws StoreRefused
 */
export function assertIntact(file: string): void {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const [answer] = Object.values(database.prepare('pragma integrity_check(1)').get() ?? {})
    if (answer !== 'ok') throw new StoreRefused(`${file} is damaged: ${String(answer)}`)
    if (database.prepare('pragma foreign_key_check').all().length > 0)
      throw new StoreRefused(`${file} is damaged: a row names one that is not there`)
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

/** Deletes a database and what SQLite has beside it. */
export function removeDatabase(file: string): void {
  for (const ending of ['', '-wal', '-shm', '-journal']) rmSync(`${file}${ending}`, { force: true })
}

async function copyToFile(options: StoreOptions, file: string): Promise<void> {
  createSecret(file)
  await openAndCopy(
    () => openStore({ ...options, schema: 'expected' }),
    () => openStoreFile(file, options.now()),
  )
  // One file, that can be read where nothing can be written beside it.
  const database = new DatabaseSync(file)
  database.exec('pragma journal_mode = delete')
  database.close()
}

/** An empty file with the rights of a secret, before anything is in it. */
function createSecret(file: string): void {
  closeSync(openSync(file, 'wx', 0o600))
}
