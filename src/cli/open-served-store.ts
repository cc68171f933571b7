import { openStore } from '#server/store/open-store.ts'
import { lockServer } from '#server/store/server-lock.ts'
import type { Store } from '#server/store/store.ts'
import type { Config } from './config.ts'
import { storeOptions } from './store-options.ts'

/**
 * The store of a site that is going to be served. With SQLite one process serves from a data folder: its lock is held until the store is
 * closed. A database of PostgreSQL is shared by as many as like.
 *
 * @throws StoreRefused, StoreUnavailable with one line for the operator
 */
export async function openServedStore(config: Config): Promise<Store> {
  const lock = config.databaseUrl === undefined ? lockServer(config.dataFolder) : undefined
  try {
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
