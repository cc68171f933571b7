import { readStored, store } from '../browser/storage.ts'
import { OLD_VIEWED_KEY, VIEWED_KEY, VIEWED_OWNER_KEY } from './storage-keys.ts'

/** Forgets all visits: nothing of an account stays in the browser after signing out. */
export function forgetAllViewed(): void {
  for (const key of [VIEWED_KEY, OLD_VIEWED_KEY, VIEWED_OWNER_KEY]) if (readStored(key) !== null) store(key, null)
}
