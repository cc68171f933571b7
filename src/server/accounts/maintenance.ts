import { keepFor } from '../http/keep-for.ts'
import { findSiteState } from '../store/site-state.ts'
import type { Store } from '../store/store.ts'

/** Every whoami needs this, so the database is asked once a second, not for each of them. */
const CACHED_MS = 1000

/** Gives the maintenance message; undefined while there is none. A change shows within a second, in every process. */
export function createMaintenance(store: Pick<Store, 'db'>, now: () => number): () => Promise<string | undefined> {
  return keepFor(CACHED_MS, now, () => findSiteState(store.db, 'maintenance'))
}
