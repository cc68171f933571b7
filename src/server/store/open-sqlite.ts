import { accessSync, chmodSync, closeSync, constants, mkdirSync, openSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { reasonIn, StoreRejected } from './store-failure.ts'

/** How long a statement waits for another process that writes. The whole process waits, so it is short. */
const BUSY_MS = 2000

/** Checks after opening a database: acknowledged data is on the disk. */
const EXPECTED_PRAGMAS = [
  ['journal_mode', 'wal'],
  // FULL: synced at each commit.
  ['synchronous', 2],
  ['foreign_keys', 1],
  // What is deleted is overwritten (docs/behaviour/stored-data.md 1).
  ['secure_delete', 1],
] as const

/** Where the database of a site lies in the folder of its data. */
export function sqliteFile(dataFolder: string): string {
  return join(dataFolder, 'lectern.sqlite')
}

/**
 * Opens a database, and makes it where there is none. Only its owner can read it, because it holds data of users.
 *
 * @throws StoreRejected when the file can't be opened, is no database, or can't be written as it must be
 */
export function openSqlite(file: string): DatabaseSync {
  let database: DatabaseSync | undefined
  try {
    createPrivately(file)
    database = new DatabaseSync(file, { timeout: BUSY_MS, enableForeignKeyConstraints: true })
    database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on')
    assertPragmas(database, file)
    return database
  } catch (cause) {
    database?.close()
    if (cause instanceof StoreRejected) throw cause
    throw new StoreRejected(`${file} can't be used as the site's database: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    })
  }
}

/**
 * A file for its owner only, and the folder as well where it is new. What SQLite writes next to a database gets the same rights.
 *
 * @throws StoreRejected when there can be no such folder, or this user can't write it
 */
export function createPrivately(file: string): void {
  createFolder(dirname(file))
  closeSync(openSync(file, 'a', 0o600))
  chmodSync(file, 0o600)
}

function createFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.W_OK)
  } catch (cause) {
    throw new StoreRejected(`LECTERN_DATA is ${JSON.stringify(folder)}; expected a folder that this user can write (${reasonIn(cause)})`, {
      cause,
    })
  }
}

function assertPragmas(database: DatabaseSync, file: string): void {
  for (const [name, expected] of EXPECTED_PRAGMAS) {
    const found = Object.values(database.prepare(`pragma ${name}`).get() ?? {})[0]
    if (found === expected) continue
    throw new StoreRejected(
      `${file} can't be written safely here: ${name} is ${String(found)} and not ${expected}; use a local disk for LECTERN_DATA, or a DATABASE_URL`,
    )
  }
}
