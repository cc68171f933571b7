import { getPublicSuffix } from 'tldts'
import { headerValues } from '../recording/header-values.ts'
import type { Chain, RecordedResponse } from '../recording/recording.ts'
import { parseSetCookie, type SetCookie } from './parse-set-cookie.ts'

/** A cookie that a browser stores. */
export interface StoredCookie extends SetCookie {
  readonly host: string
  /** Where browsers send it. */
  readonly path: string
}

/** More cookies than these are not looked at: browsers store fewer for one site. */
const MAX_COOKIES = 300

/**
 * The cookies that a browser has stored after the redirects of both chains (docs/behaviour/observatory.md 8): without those that it rejects, and without those
 * that a later response has deleted.
 */
export function collectCookies(chains: readonly (Chain | undefined)[], nowMs: number): readonly StoredCookie[] {
  const stored = new Map<string, StoredCookie>()
  for (const cookie of chains.flatMap((chain) => chain?.responses ?? []).flatMap(listCookies)) {
    const key = JSON.stringify([cookie.name, cookie.domain ?? `=${cookie.host}`, cookie.path])
    if (isExpired(cookie, nowMs)) stored.delete(key)
    else if (stored.has(key) || stored.size < MAX_COOKIES) stored.set(key, cookie)
  }
  return [...stored.values()]
}

function listCookies({ url, headers }: RecordedResponse): readonly StoredCookie[] {
  const { hostname, protocol, pathname } = new URL(url)
  return headerValues(headers, 'set-cookie').flatMap((field) => {
    const cookie = parseSetCookie(field)
    if (cookie === undefined || !isAccepted(cookie, hostname, protocol === 'https:')) return []
    const path = cookie.path?.startsWith('/') === true ? cookie.path : defaultPath(pathname)
    return [{ ...cookie, host: hostname, path }]
  })
}

/** The path of a cookie that names none (RFC 6265, section 5.1.4). @example defaultPath('/a/b') // '/a' */
function defaultPath(pathname: string): string {
  return pathname.slice(0, pathname.lastIndexOf('/')) || '/'
}

/** Whether a browser stores the cookie (RFC 6265bis, section 5.7). `SameSite=None` without `Secure` is reported by the test, though browsers reject it. */
function isAccepted(cookie: SetCookie, host: string, isSecureOrigin: boolean): boolean {
  const { name, domain, path, isSecure } = cookie
  if (isSecure && !isSecureOrigin) return false
  if (domain !== undefined && !isDomainOf(domain, host)) return false
  const prefix = name.toLowerCase()
  if (prefix.startsWith('__secure-') || prefix.startsWith('__host-')) {
    if (!isSecure) return false
  }
  return !prefix.startsWith('__host-') || (domain === undefined && path === '/')
}

function isDomainOf(domain: string, host: string): boolean {
  if (domain === host) return true
  return host.endsWith(`.${domain}`) && getPublicSuffix(domain, { allowPrivateDomains: true }) !== domain
}

/** Whether a cookie deletes the one that is stored. `Max-Age` wins over `Expires`. */
export function isExpired({ maxAge, expires }: SetCookie, nowMs: number): boolean {
  if (maxAge !== undefined) return maxAge <= 0
  return expires !== undefined && Date.parse(expires) <= nowMs
}
