import type { Instant } from './column-types.ts'

/** A page or a collection whose updates a user follows. Either `slug` or `collection_id` is there. */
export interface FollowsTable {
  /** Random, 128 bits in base64url. */
  readonly id: string
  readonly account_id: string
  /** The slug of a document in lower case. */
  readonly slug: string | null
  readonly collection_id: string | null
  readonly created_at: Instant
}

/** A user who gets a weekly mail about what they follow. */
export interface DigestsTable {
  readonly account_id: string
  /** The language of the mails. */
  readonly locale: string
  /** Releases up to this day of the compatibility data are in earlier mails, or were known when the user asked for mails: `2026-11-12`. */
  readonly sent_until: string
  /** When the last mail was begun; null before the first one. */
  readonly mailed_at: Instant | null
  readonly created_at: Instant
  /** When the mail server first wanted the next mail later; null: it has not. */
  readonly postponed_at: Instant | null
  /** When the mail server rejected the text of the next mail for good; null: it has not. */
  readonly text_rejected_at: Instant | null
}

/** The tables of follows, by name. */
export interface FollowsTables {
  follows: FollowsTable
  digests: DigestsTable
}
