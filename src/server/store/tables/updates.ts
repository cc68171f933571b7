import type { Instant } from './column-types.ts'

/** Updates that `lectern updates refresh` has stored: one row, since a new one replaces the old one. */
export interface StoredUpdatesTable {
  /** `current`. */
  readonly name: string
  /** `UPDATES_FORMAT` of the code that wrote it. */
  readonly format: number
  /** The version of the compatibility data, and when that was made: ISO 8601 in UTC, compared as text. */
  readonly version: string
  readonly made_at: string
  /** SHA-256 of the JSON, hexadecimal. */
  readonly hash: string
  /** The JSON, compressed (RFC 1950), in base64: neither type of column for bytes is the same in both databases. */
  readonly data: string
  readonly stored_at: Instant
}

/** The tables of updates, by name. */
export interface UpdatesTables {
  stored_updates: StoredUpdatesTable
}
