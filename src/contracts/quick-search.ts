/** Titles that quick search offers: in windows of less height than this, in CSS pixels, and in others (spec 000 section 9). */
export const QUICK_LOW_WINDOW = 850
export const QUICK_HITS_LOW = 5
export const QUICK_HITS = 10
/** After so much typing without an index the reader is told that it is awaited, in milliseconds (spec 000 section 4). */
export const QUICK_HINT_MS = 500
/** How long an entry stays highlighted before its page is fetched ahead, in milliseconds (spec 000 section 4). */
export const QUICK_PREFETCH_MS = 500
/** After this time screen readers have read how many entries there are, in milliseconds (spec 000 section 4). */
export const QUICK_STATUS_MS = 500

/** Where the list of a language's titles is (spec 000 section 7). */
export function quickIndexUrl(locale: string): string {
  return `/${locale}/search-index.json`
}
