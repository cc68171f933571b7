import { createHash, timingSafeEqual } from 'node:crypto'
import Type, { type Static } from 'typebox'
import Value from 'typebox/value'
import { listCookies } from '../headers/cookies.ts'
import type { Sealer } from './sealer.ts'

/** How long a user may take to sign in, in milliseconds. */
export const ATTEMPT_MS = 15 * 60_000
/** Sign-ins that may be under way in one browser; more make its headers too large. */
const MAX_ATTEMPTS = 4
const PURPOSE = 'sign-in'

const PendingSignIn = Type.Object({
  state: Type.String(),
  nonce: Type.String(),
  verifier: Type.String(),
  /** A path of this site. */
  next: Type.String(),
  /** When it began, in milliseconds since 1970. */
  at: Type.Number(),
})
/** A sign-in that has begun in this browser. */
export type PendingSignIn = Static<typeof PendingSignIn>

/** The cookies that tie a sign-in to the browser in which it began. */
export interface AttemptCookies {
  /** The Set-Cookie headers that note it, and that take away what has been left behind. @param header the Cookie header */
  write(pending: PendingSignIn, header: string | undefined): readonly string[]
  /** The attempt with this state; undefined when it was begun in another browser, or too long ago. */
  find(header: string | undefined, state: string): PendingSignIn | undefined
  /** The Set-Cookie header that ends it. */
  remove(state: string): string
}

/**
 * A cookie for each sign-in, so that two tabs don't take each other's. It is sealed: nothing in it can be read or changed, and its age is
 * known without believing the browser.
 *
 * @param origin of the site; on https the name begins with `__Host-`, which no other host can set
 */
export function createAttemptCookies({
  sealer,
  origin,
  now,
}: {
  readonly sealer: Sealer
  readonly origin: string
  readonly now: () => number
}): AttemptCookies {
  const isSecure = origin.startsWith('https://')
  const prefix = isSecure ? '__Host-sign-in-' : 'sign-in-'
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
  const nameOf = (state: string): string => `${prefix}${createHash('sha256').update(state).digest('hex').slice(0, 12)}`
  const removal = (name: string): string => `${name}=; ${attributes}; Max-Age=0`

  return {
    write(pending, header) {
      const left = listCookies(header).filter(({ name }) => name.startsWith(prefix))
      const value = sealer.seal(JSON.stringify(pending), PURPOSE)
      const surplus = left.slice(0, Math.max(0, left.length - MAX_ATTEMPTS + 1))
      return [`${nameOf(pending.state)}=${value}; ${attributes}; Max-Age=${ATTEMPT_MS / 1000}`, ...surplus.map(({ name }) => removal(name))]
    },
    find(header, state) {
      const sealed = listCookies(header).find(({ name }) => name === nameOf(state))?.value
      const pending = sealed === undefined ? undefined : readPending(sealer.open(sealed, PURPOSE))
      if (pending === undefined || !areEqual(pending.state, state)) return undefined
      return Math.abs(now() - pending.at) < ATTEMPT_MS ? pending : undefined
    },
    remove: (state) => removal(nameOf(state)),
  }
}

function readPending(words: string | undefined): PendingSignIn | undefined {
  const value: unknown = words === undefined ? undefined : JSON.parse(words)
  return Value.Check(PendingSignIn, value) ? value : undefined
}

function areEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.byteLength === b.byteLength && timingSafeEqual(a, b)
}
