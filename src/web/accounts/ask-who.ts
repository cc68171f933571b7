import type { accounts } from '#contracts/accounts.ts'
import { call } from '../call.ts'
import type { User } from '../user.ts'
import { ANYBODY, userOf } from './user-of.ts'

/** What came of the question who reads. */
export type Who =
  | { readonly kind: 'user'; readonly user: User }
  /** Nobody answers such calls here: the pages are served without the rest of the product. */
  | { readonly kind: 'without-accounts' }
  /** The browser is offline, or the page is being left. */
  | { readonly kind: 'unknown' }
  /** Too much was asked from here: that says nothing of the server, and what was known still counts. */
  | { readonly kind: 'limited' }
  | { readonly kind: 'failed' }

const WHOAMI = { method: 'GET', path: '/api/v1/whoami' } as const

/**
 * Asks the server who reads (spec 000 section 7). The session of an account that is gone, which the server answers with 400 (behaviour 10),
 * is nobody's.
 */
export async function askWho(): Promise<Who> {
  const result = await call<typeof accounts.whoami>(WHOAMI, {})
  if (result.isOk) return { kind: 'user', user: userOf(result.reply) }
  const { status } = result
  if (status === undefined && !navigator.onLine) return { kind: 'unknown' }
  if (status === 429) return { kind: 'limited' }
  if (status === 404) return { kind: 'without-accounts' }
  if (status === 400) return { kind: 'user', user: ANYBODY }
  console.error(new Error(`${status ?? result.message} on ${WHOAMI.path}`))
  return { kind: 'failed' }
}
