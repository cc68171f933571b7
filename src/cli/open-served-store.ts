import { openStore } from '#server/store/open-store.ts'
import { secureDataFolder } from '#server/store/secure-data-folder.ts'
import { lockServer } from '#server/store/server-lock.ts'
import type { Store } from '#server/store/store.ts'
import type { Config } from './config.ts'
import { storeOptions } from './store-options.ts'

/**
 * The store of a site that is going to be served. With SQLite one server uses a data folder: its lock is held until the store is
 * closed. Any number of servers share a database of PostgreSQL.
 *
 * @throws StoreRejected, StoreUnavailable with one line for the operator
 */
export async function openServedStore(config: Config): Promise<Store> {
  const lock = config.databaseUrl === undefined ? lockServer(config.dataFolder) : undefined
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
