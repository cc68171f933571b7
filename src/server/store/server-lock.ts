import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createPrivately } from './open-sqlite.ts'
import { StoreRejected } from './store-failure.ts'

/** Held by the one process that serves from a data folder. */
export interface ServerLock {
  release(): void
}

/**
 * Takes the right to serve from a data folder: an exclusive transaction on a database of its own, which ends with the process however it
 * ends, so that nothing stale is ever left.
 *
 * @throws StoreRejected when another process serves from it
 */
export function lockServer(dataFolder: string): ServerLock {
  const file = join(dataFolder, 'server-lock.sqlite')
  // Who can read it could hold it, and keep the server from starting.
  createPrivately(file)
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    database.exec('begin exclusive')
  } catch (cause) {
    database.close()
    throw new StoreRejected(
      `LECTERN_DATA: another process already serves from ${dataFolder}; stop it first, or choose another folder (several servers can share a DATABASE_URL)`,
      { cause },
    )
  }
  return { release: () => database.close() }
}
