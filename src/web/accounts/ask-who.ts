import { ACCOUNT_ADDRESSES } from '#contracts/account-addresses.ts'
import { call } from '../browser/call.ts'
import type { User } from '../browser/user.ts'
import { ANYBODY, userOf } from './user-of.ts'

/** The response to the question who is signed in. */
export type Who =
  | { readonly kind: 'user'; readonly user: User }
  /** No one answers such calls here: the pages are served without the rest of the product. */
  | { readonly kind: 'without-accounts' }
  /** The browser is offline, or the page is being left. */
  | { readonly kind: 'unknown' }
  /** Too much was asked from here: that says nothing of the server, and what was known still counts. */
  | { readonly kind: 'limited' }
  | { readonly kind: 'failed' }

/**
 * Asks the server for the current user (docs/behaviour/accounts.md 32). The session of an account that is gone, which the server answers with 400 (docs/behaviour/accounts.md 10),
 * belongs to no account.
 */
export async function askWho(): Promise<Who> {
  const result = await call(ACCOUNT_ADDRESSES.whoami, {})
  if (result.isOk) return { kind: 'user', user: userOf(result.reply) }
  const { status } = result
  if (status === undefined && !navigator.onLine) return { kind: 'unknown' }
  if (status === 429) return { kind: 'limited' }
  if (status === 404) return { kind: 'without-accounts' }
  if (status === 400) return { kind: 'user', user: ANYBODY }
  console.error(new Error(`${status ?? result.message} on ${ACCOUNT_ADDRESSES.whoami.path}`))
  return { kind: 'failed' }
}
