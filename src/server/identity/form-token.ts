import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * The token of a form, so that only a page that we gave to this user can be sent: signed, for one purpose and one sign-in or session.
 *
 * @param binding what belongs to this user alone: the id of a sign-in under way, the hash of a session
 */
export function makeFormToken(key: string, purpose: string, binding: string): string {
  return createHmac('sha256', key).update(`${purpose}\n${binding}`).digest('base64url')
}

/** Whether a form carries the token that it was given. Compared in constant time. */
export function isFormToken(token: string | undefined, expected: string): boolean {
  const [given, wanted] = [Buffer.from(token ?? ''), Buffer.from(expected)]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
