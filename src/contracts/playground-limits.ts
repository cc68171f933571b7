/** The largest body with shared code, in bytes: one more is too many (docs/behaviour/shared-code.md 5). */
export const SHARE_BYTES_MAX = 1_048_576
/** How much one account has shared at most: pieces of code, and their bytes in all. */
export const SHARES_MAX = 1000
export const SHARES_BYTES_MAX = 64 * SHARE_BYTES_MAX
/** Of shared code, in code points: the page it is from, its import map; of what is said of it. */
export const SRC_MAX = 2048
export const IMPORT_MAP_MAX = 16_384
export const FLAG_REASON_MAX = 2000
/** How many pieces of shared code a list has on a page. */
export const SHARES_PER_PAGE = 20
