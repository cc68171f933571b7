import { openStore } from '#server/store/open-store.ts'
import type { Store } from '#server/store/store.ts'
import type { Config } from './config.ts'
import { storeOptions } from './store-options.ts'

/**
 * Calls a function with the store of a server, and closes the store.
 *
 * @throws StoreRejected, StoreUnavailable
 */
export async function withStore<Result>(config: Config, use: (store: Store) => Promise<Result>): Promise<Result> {
  const store = await openStore({ ...storeOptions(config), schema: 'expected' })
  try {
    return await use(store)
  } finally {
    await store.close()
  }
}
