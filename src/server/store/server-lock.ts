import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createPrivately } from './open-sqlite.ts'
import { isBusy, StoreRejected } from './store-failure.ts'

/** Held by the one process that serves from a data folder. */
export interface ServerLock {
  release(): void
}

/**
 * Takes the right to serve from a data folder: an exclusive transaction on a database of its own, which ends with the process however it
 * ends, so that nothing stale is ever left.
 *
 * @throws StoreRejected when another process serves from it, or the lock can't be taken for another reason
 */
export function lockServer(dataFolder: string): ServerLock {
  const file = join(dataFolder, 'server-lock.sqlite')
  // A program that can read it could hold it, and keep the server from starting.
  createPrivately(file)
  let database: DatabaseSync | undefined
  try {
    const held = new DatabaseSync(file, { timeout: 0 })
    database = held
    held.exec('begin exclusive')
    return { release: () => held.isOpen && held.close() }
  } catch (cause) {
    database?.close()
    const reason = isBusy(cause)
      ? `another process already serves from ${dataFolder}; stop it first, or choose another folder (several servers can share a DATABASE_URL)`
      : `${file} can't be locked: ${cause instanceof Error ? cause.message : String(cause)}`
    throw new StoreRejected(`LECTERN_DATA: ${reason}`, { cause })
  }
}
