import { isExpired } from '../cookies/collect-cookies.ts'
import { parseSetCookie } from '../cookies/parse-set-cookie.ts'
import { SCAN_LIMITS } from './scan-limits.ts'

/**
 * The cookies of one chain of redirects, with their values: some sites redirect until a cookie comes back. They live as long as the scan, and are
 * sent to the host only that has set them.
 */
export class CookieJar {
  private readonly cookies = new Map<string, { readonly host: string; readonly pair: string; readonly isSecure: boolean }>()

  /** @param fields the values of `Set-Cookie` of a response */
  store(url: URL, fields: readonly string[], nowMs: number): void {
    for (const field of fields) {
      const cookie = parseSetCookie(field)
      const [pair = ''] = field.split(';')
      if (cookie === undefined) continue
      const key = `${url.hostname} ${cookie.name}`
      if (isExpired(cookie, nowMs)) this.cookies.delete(key)
      else if (this.cookies.has(key) || this.cookies.size < SCAN_LIMITS.cookies)
        this.cookies.set(key, { host: url.hostname, pair: pair.trim(), isSecure: cookie.isSecure })
    }
  }

  /** The value of `Cookie`; empty when there is none. */
  headerFor(url: URL): string {
    const pairs = [...this.cookies.values()].flatMap(({ host, pair, isSecure }) =>
      host === url.hostname && (!isSecure || url.protocol === 'https:') ? [pair] : [],
    )
    const header = pairs.join('; ')
    return header.length > SCAN_LIMITS.cookieBytes ? '' : header
  }
}
