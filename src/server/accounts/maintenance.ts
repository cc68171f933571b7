import { findSiteState } from '../store/site-state.ts'
import type { Store } from '../store/store.ts'

/** Every whoami needs this, so the database is asked once a second, not for each of them. */
const CACHED_MS = 1000

/** Gives the maintenance message; undefined while there is none. A change shows within a second, in every process. */
export function createMaintenance(store: Pick<Store, 'db'>, now: () => number): () => Promise<string | undefined> {
  let cached: { readonly message: Promise<string | undefined>; readonly at: number } | undefined
  return () => {
    // The absolute difference: a clock that was set back keeps nothing for long.
    if (cached !== undefined && Math.abs(now() - cached.at) < CACHED_MS) return cached.message
    const asked = { message: findSiteState(store.db, 'maintenance'), at: now() }
    cached = asked
    asked.message.catch(() => {
      if (cached === asked) cached = undefined
    })
    return asked.message
  }
}
