import type { MailFailure } from './find-mail-failure.ts'

/** What a mail server has answered to the earlier attempts of one mail, in milliseconds since 1970. */
export interface EarlierAttempts {
  /** When it first wanted the mail later; null: it has not. */
  readonly postponed_at: number | null
  /** When it rejected the text for good; null: it has not. */
  readonly text_rejected_at: number | null
}

/** The earlier attempts of a mail that is new. */
export const NO_ATTEMPTS: EarlierAttempts = { postponed_at: null, text_rejected_at: null }

/** RFC 5321 section 4.5.4.1: a program that sends gives up after at least 4 to 5 days. */
export const GIVE_UP_DAYS = 5
const GIVE_UP_MS = GIVE_UP_DAYS * 24 * 60 * 60_000

/**
 * Whether a mail that has not left is tried again. A text that is rejected for good is tried once more, because filters of spam change; a mail that is
 * wanted later is tried until `GIVE_UP_DAYS` after the first such answer.
 *
 * @param kind of the failure; after `unknown` there is no other attempt
 * @returns what to store for the next attempt; or the end, when there is none
 */
export function findNextAttempt(
  kind: Exclude<MailFailure['kind'], 'unknown'>,
  before: EarlierAttempts,
  now: number,
): EarlierAttempts | 'rejected' | 'given-up' {
  if (kind === 'unsent') return before
  if (kind === 'rejected') return 'rejected'
  if (kind === 'unwanted') return before.text_rejected_at === null ? { ...before, text_rejected_at: now } : 'rejected'
  const postponed_at = before.postponed_at ?? now
  return now - postponed_at >= GIVE_UP_MS ? 'given-up' : { ...before, postponed_at }
}
