import { FEEDBACK_ADDRESSES } from '#contracts/feedback-addresses.ts'
import type { Vote } from '#contracts/feedback-calls.ts'
import { call } from './call.ts'
import { randomId } from './random-id.ts'

/** The id of a new vote: 32 hexadecimal digits. */
export function newVoteId(): string {
  return randomId(16)
}

/** Sends a vote, also while the page is left. A vote that the site does not take costs the user nothing: they are thanked anyway. */
export async function sendVote(vote: Vote): Promise<void> {
  const result = await call(FEEDBACK_ADDRESSES.send, { body: vote, keepalive: true })
  if (!result.isOk) console.warn('the feedback was not stored:', result.message)
}
