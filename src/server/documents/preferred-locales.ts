import { LOCALE_COOKIE } from '#contracts/limits.ts'
import { DEFAULT_LOCALE, findLocale, type LocaleCode } from '#contracts/locales.ts'
import { matchLocales } from '../http/accept-language.ts'
import { findCookie } from '../http/cookies.ts'

/**
 * The locales a reader wants, best first: the one remembered in the cookie, those of Accept-Language, and the default. A cookie with any
 * other value is as good as none (behaviour 108 of reference/backend.md).
 *
 * They choose a locale where the address names none. An address that names one is never left for another: behaviour 109, the redirect
 * away from a page by cookie, is deliberately not built. The language is an explicit preference that the page itself offers
 * (reference/client.md section 17, row 'Language').
 */
export function listPreferredLocales(headers: {
  readonly cookie?: string | undefined
  readonly 'accept-language'?: string | undefined
}): readonly LocaleCode[] {
  const remembered = findLocale(findCookie(headers.cookie, LOCALE_COOKIE) ?? '')?.code
  const wanted = matchLocales(headers['accept-language'])
  return [...new Set<LocaleCode>([...(remembered === undefined ? [] : [remembered]), ...wanted, DEFAULT_LOCALE])]
}
