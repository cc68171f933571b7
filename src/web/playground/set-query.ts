import { replaceAddress } from '../browser/history-entry.ts'

/** Sets the query of the address, which says what of it the code is from. Nothing is loaded, and the entry of the history stays. */
export function setQuery(query: string): void {
  replaceAddress(`${location.pathname}${query}`)
}
