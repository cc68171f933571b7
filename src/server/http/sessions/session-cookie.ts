import { SIGN_OUT_MARK, SIGN_OUT_MARK_SECONDS } from '#contracts/sign-out-mark.ts'
import { findCookie } from '../headers/cookies.ts'
import { SESSION_ABSOLUTE_MS } from './session-age.ts'

/** 256 bits in base64url: anything else is no session and is looked up nowhere. */
const ID = /^[\w-]{43}$/

export interface SessionCookie {
  readonly name: string
  /** The id in a Cookie header; undefined when there is none or it can't be one of ours. */
  read(header: string | undefined): string | undefined
  /** The Set-Cookie header for an id. */
  write(id: string): string
  /** The Set-Cookie header that takes it away. */
  remove(): string
  /** The Set-Cookie header that says to scripts that the user has signed out (docs/behaviour/accounts.md 38). */
  markSignOut(): string
  /** The Set-Cookie header that takes the mark away; undefined where a Cookie header has none. */
  unmarkSignOut(header: string | undefined): string | undefined
}

/**
 * The cookie that holds the id of a session (RFC 6265bis section 4.1). By https its name begins with `__Host-`, so that no other host, no
 * other path and no plain http can set it; on http, which is for loopback only, browsers would reject that name.
 */
export function sessionCookie(origin: string): SessionCookie {
  const isSecure = origin.startsWith('https://')
  const name = isSecure ? '__Host-session' : 'session'
  const forScripts = `SameSite=Lax${isSecure ? '; Secure' : ''}`
  const attributes = `Path=/; HttpOnly; ${forScripts}`
  const mark = (seconds: number): string => `${SIGN_OUT_MARK}=1; Path=/; ${forScripts}; Max-Age=${seconds}`
  return {
    name,
    read(header) {
      const value = findCookie(header, name)
      return value !== undefined && ID.test(value) ? value : undefined
    },
    write: (id) => `${name}=${id}; ${attributes}; Max-Age=${SESSION_ABSOLUTE_MS / 1000}`,
    remove: () => `${name}=; ${attributes}; Max-Age=0`,
    markSignOut: () => mark(SIGN_OUT_MARK_SECONDS),
    unmarkSignOut: (header) => (findCookie(header, SIGN_OUT_MARK) === undefined ? undefined : mark(0)),
  }
}
