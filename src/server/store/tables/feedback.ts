import type { Flag, Instant } from './column-types.ts'

/** What a user said of a page or of a part of the site. Nothing says who it was. */
export interface FeedbackVotesTable {
  /** Made by the browser, 32 hexadecimal digits. */
  readonly id: string
  readonly kind: 'page' | 'feature'
  /** The path of the page; the name of the part. */
  readonly about: string
  readonly locale: string
  readonly is_helpful: Flag
  /** Why a page did not help. */
  readonly reason: string | null
  readonly comment: string | null
  readonly voted_at: Instant
}

/** The tables of feedback, by name. */
export interface FeedbackTables {
  feedback_votes: FeedbackVotesTable
}
