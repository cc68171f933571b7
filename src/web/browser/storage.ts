/** One of the browser's two places for what a site keeps: for good, or for as long as the tab is open. */
export type StoragePlace = 'localStorage' | 'sessionStorage'

/** The stored value, or null when there is none or the storage rejects (private mode, blocked by policy): a failure only warns (docs/behaviour/layout.md 7). */
export function readStored(key: string, place: StoragePlace = 'localStorage'): string | null {
  try {
    return globalThis[place].getItem(key)
  } catch (error) {
    console.warn(`could not read '${key}' from the browser's storage`, error)
    return null
  }
}

/** Stores a value, null for none, and gives whether it could; a failure only warns (docs/behaviour/layout.md 7). */
export function store(key: string, value: string | null, place: StoragePlace = 'localStorage'): boolean {
  try {
    if (value === null) globalThis[place].removeItem(key)
    else globalThis[place].setItem(key, value)
    return true
  } catch (error) {
    console.warn(`could not write '${key}' to the browser's storage`, error)
    return false
  }
}
