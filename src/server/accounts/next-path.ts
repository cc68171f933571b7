import { NEXT_MAX } from '#contracts/account-paths.ts'

/** Backslashes are slashes to browsers; control characters and white space are dropped by them, so that they may hide what follows. */
const SUSPICIOUS = /[\p{Cc}\p{Zs}\p{Zl}\p{Zp}\p{Cs}\\]/u
/** Slashes at the beginning, also written in percent: two of them would lead to another host. */
const LEADING_SLASHES = /^(?:\/|%2f|%5c)+/i
/** Signing in leads nowhere if it leads to signing in. What a signed-in user does with their password is another matter. */
const SIGN_IN_PLACES = /^\/(?:users\/fxa|identity(?!\/(?:password|delete)$))(?:\/|$)/

/**
 * Where a user goes after signing in or out: a path of this site with query and fragment, always with exactly one slash at the beginning.
 * Whatever leads elsewhere, or is malformed, becomes `/` (docs/behaviour/accounts.md 13 to 16).
 *
 * @param next as it came with the request
 * @param origin of the site
 * @example nextPath('/en-US/docs/Web?q=1', 'https://example.org') // '/en-US/docs/Web?q=1'
 * @example nextPath('//other.example/', 'https://example.org') // '/'
 */
export function nextPath(next: unknown, origin: string): string {
  if (typeof next !== 'string' || next === '' || next.length > NEXT_MAX || SUSPICIOUS.test(next)) return '/'
  if (!URL.canParse(next, origin)) return '/'
  const url = new URL(next, origin)
  if (url.origin !== new URL(origin).origin || url.username !== '' || url.password !== '') return '/'
  const path = `/${url.pathname.replace(LEADING_SLASHES, '')}`
  const address = `${path}${url.search}${url.hash}`
  return SIGN_IN_PLACES.test(path) || address.length > NEXT_MAX ? '/' : address
}
