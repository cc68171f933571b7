import { findSiteState } from '../store/site-state.ts'
import type { Store } from '../store/store.ts'

/** Whoever asks who they are asks this as well: the database is asked once a second, not for each of them. */
const KEPT_MS = 1000

/** Gives what readers are told of maintenance; undefined while there is none. A change shows within a second, in every process. */
export function createMaintenance(store: Pick<Store, 'db'>, now: () => number): () => Promise<string | undefined> {
  let kept: { readonly message: Promise<string | undefined>; readonly at: number } | undefined
  return () => {
    // The absolute difference: a clock that was set back keeps nothing for long.
    if (kept !== undefined && Math.abs(now() - kept.at) < KEPT_MS) return kept.message
    const asked = { message: findSiteState(store.db, 'maintenance'), at: now() }
    kept = asked
    asked.message.catch(() => {
      if (kept === asked) kept = undefined
    })
    return asked.message
  }
}
