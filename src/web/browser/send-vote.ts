import { FEEDBACK_ADDRESSES } from '#contracts/feedback-addresses.ts'
import type { Vote } from '#contracts/feedback-calls.ts'
import { call } from './call.ts'
import { randomId } from './random-id.ts'

/** The id of a new vote: 32 hexadecimal digits. */
export function newVoteId(): string {
  return randomId(16)
}

/**
 * Sends a vote, also while the page is left; false when the site can't be reached. A vote that it rejects costs the user nothing: they are thanked
 * anyway (docs/behaviour/feedback.md 6).
 */
export async function sendVote(vote: Vote): Promise<boolean> {
  const result = await call(FEEDBACK_ADDRESSES.send, { body: vote, keepalive: true })
  if (result.isOk) return true
  console.warn('the feedback was not stored:', result.message)
  return Number(result.status) < 500
}
