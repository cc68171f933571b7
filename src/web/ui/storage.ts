/** The stored value, or null when there is none or the storage refuses (private mode, blocked by policy): a failure only warns (spec 000 section 8). */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch (error) {
    console.warn(`could not read '${key}' from the browser's storage`, error)
    return null
  }
}

/** Stores a value; a failure only warns (spec 000 section 8). */
export function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch (error) {
    console.warn(`could not write '${key}' to the browser's storage`, error)
  }
}
