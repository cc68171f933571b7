import { readStored, store } from './storage.ts'

/** Sent to the window after a choice for all pages; its `detail` says whether the browser stores it. */
export const PREFERENCE = 'preference'

/**
 * Stores a choice for all pages, and when it was made: later than the choice before, also by a clock that is behind
 * (docs/behaviour/preferences.md 10).
 *
 * @returns whether the browser stores it
 */
export function keepPreference(key: string, value: string): boolean {
  const isStored = store(key, value)
  const timeKey = `${key}.at`
  if (isStored) store(timeKey, `${Math.max(Date.now(), Number(readStored(timeKey)) + 1 || 0)}`)
  dispatchEvent(new CustomEvent(PREFERENCE, { detail: isStored }))
  return isStored
}
