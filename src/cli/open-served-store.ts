import { openStore } from '#server/store/open-store.ts'
import { secureDataFolder } from '#server/store/secure-data-folder.ts'
import { lockServer, type ServerLock } from '#server/store/server-lock.ts'
import type { Store } from '#server/store/store.ts'
import type { Config } from './config.ts'
import { storeOptions } from './store-options.ts'

/**
 * The store of a site that is going to be served. With SQLite one server uses a data folder: its lock is held until the store is
 * closed. Any number of servers share a database of PostgreSQL.
 *
 * @param lock when it was taken before; it is released with the store
 * @throws StoreRejected, StoreUnavailable with one line for the operator
 */
export async function openServedStore(config: Config, lock = lockData(config)): Promise<Store> {
  try {
    if (lock !== undefined) for (const line of secureDataFolder(config.dataFolder)) console.error(line)
    const store = await openStore(storeOptions(config))
    const close = async (): Promise<void> => {
      await store.close()
      lock?.release()
    }
    return { ...store, close }
  } catch (error) {
    lock?.release()
    throw error
  }
}

/** The right to serve from the data folder; undefined with a database of PostgreSQL, which servers share. @throws StoreRejected when another process has it */
function lockData({ databaseUrl, dataFolder }: Config): ServerLock | undefined {
  return databaseUrl === undefined ? lockServer(dataFolder) : undefined
}
