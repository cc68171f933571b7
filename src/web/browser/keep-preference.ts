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
  const isKept = store(key, value)
  const place = `${key}.at`
  if (isKept) store(place, `${Math.max(Date.now(), Number(readStored(place)) + 1 || 0)}`)
  dispatchEvent(new CustomEvent(PREFERENCE, { detail: isKept }))
  return isKept
}
