/** An instant: milliseconds since 1970-01-01T00:00Z, the same number in both databases. */
export type Instant = number
/** A boolean: 0 or 1, for SQLite has no other. */
export type Flag = 0 | 1
/** A value as JSON text. */
export type Json = string
