/** How many titles quick search shows: in windows lower than this, in CSS pixels, and in others (docs/behaviour/quick-search.md 4). */
export const QUICK_LOW_WINDOW = 850
export const QUICK_HITS_LOW = 5
export const QUICK_HITS = 10
/** After this time of typing without an index the user sees that it is being loaded, in milliseconds (docs/behaviour/quick-search.md 5). */
export const QUICK_HINT_MS = 500
/** How long an entry is highlighted before its page is prefetched, in milliseconds (docs/behaviour/quick-search.md 6). */
export const QUICK_PREFETCH_MS = 500
/** How long the number of entries is announced to screen readers, in milliseconds (docs/behaviour/quick-search.md 7). */
export const QUICK_STATUS_MS = 500

/** The address of a language's list of titles (docs/behaviour/quick-search.md 1). */
export function quickIndexUrl(locale: string): string {
  return `/${locale}/search-index.json`
}
