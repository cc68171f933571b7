const MEBIBYTE = 1024 * 1024

/**
 * How many bytes are stored in a day at most (docs/behaviour/quotas.md 8 to 10): for an account in its first week, for any other, and for one network
 * of addresses. `site` is the default of LECTERN_DAILY_MB; accounts in their first week have half of it, all others the other half.
 */
export const DAILY_BYTES = { newAccount: 32 * MEBIBYTE, account: 64 * MEBIBYTE, network: 128 * MEBIBYTE, site: 2048 * MEBIBYTE } as const
/** The bytes of an item of a collection besides the texts of its user: address, title, path, keys. They count for a day's quota. */
export const ITEM_ROW_BYTES = 1024
/** How long an account is new, in milliseconds. */
export const NEW_ACCOUNT_MS = 7 * 24 * 60 * 60_000
/** The default of LECTERN_MIN_FREE_MB, in bytes (docs/behaviour/quotas.md 11). */
export const MIN_FREE_BYTES = 256 * MEBIBYTE
