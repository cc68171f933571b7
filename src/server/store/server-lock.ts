import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StoreRefused } from './store-failure.ts'

/** Held by the one process that serves from a data folder. */
export interface ServerLock {
  release(): void
}

/**
 * Takes the right to serve from a data folder: an exclusive transaction on a database of its own, which ends with the process however it
 * ends, so that nothing stale is ever left.
 *
 * @throws StoreRefused when another process serves from it
 */
export function lockServer(dataFolder: string): ServerLock {
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 })
  const database = new DatabaseSync(join(dataFolder, 'server-lock.sqlite'), { timeout: 0 })
  try {
    database.exec('begin exclusive')
  } catch (cause) {
    database.close()
    throw new StoreRefused(
      `LECTERN_DATA: another process serves from ${dataFolder}; stop it first, or choose another folder (a DATABASE_URL can be shared)`,
      { cause },
    )
  }
  return { release: () => database.close() }
}
