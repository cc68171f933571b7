import { randomBytes, timingSafeEqual } from 'node:crypto'
import { findCookie } from '../http/headers/cookies.ts'

/** How long the consent of the page that asks is valid, in seconds (docs/behaviour/runner.md 3). */
const MAX_AGE_S = 60
const BYTES = 18

/** The only cookie that is set on the hosts of the runner: who asks for leave to run code has been shown the code, in this browser. */
export interface LeaveCookie {
  readonly code: string
  /** The Set-Cookie header. */
  readonly header: string
}

/** A leave for whoever is shown the code now. */
export function createLeave(isSecure: boolean): LeaveCookie {
  const code = randomBytes(BYTES).toString('base64url')
  const attributes = `Max-Age=${MAX_AGE_S}; Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`
  return { code, header: `${nameOf(isSecure)}=${code}; ${attributes}` }
}

/** Whether a request brings the code of its own cookie in its address. */
export function hasLeave(cookies: string | undefined, code: string | undefined, isSecure: boolean): boolean {
  const known = findCookie(cookies, nameOf(isSecure))
  if (known === undefined || code === undefined || code === '') return false
  const [expected, given] = [Buffer.from(known), Buffer.from(code)]
  return expected.length === given.length && timingSafeEqual(expected, given)
}

function nameOf(isSecure: boolean): string {
  return isSecure ? '__Host-leave' : 'leave'
}
