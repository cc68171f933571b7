import { LOCALE_COOKIE } from '#contracts/locale-cookie.ts'
import {
  DEFAULT_LOCALE,
  findLocale,
  type InterfaceLocale,
  interfaceLocaleOf,
  isInterfaceLocale,
  type LocaleCode,
} from '#contracts/locales.ts'
import { matchLocales } from './accept-language.ts'
import { findCookie } from './cookies.ts'

/** Headers with the languages of the user. */
export interface LanguageHeaders {
  readonly cookie?: string | undefined
  readonly 'accept-language'?: string | undefined
}

/**
 * The locales a user wants, best first: the one remembered in the cookie, those of Accept-Language, and the default. A cookie with any
 * other value is ignored (docs/behaviour/locales.md 3).
 *
 * They choose a locale where the address names none. An address that names one is never left for another (docs/decisions/0018).
 *
 * @param isOffered whether there is anything in a locale; the default always is
 */
export function listPreferredLocales(headers: LanguageHeaders, isOffered: (locale: LocaleCode) => boolean): readonly LocaleCode[] {
  const remembered = findLocale(findCookie(headers.cookie, LOCALE_COOKIE) ?? '')?.code
  const wanted = matchLocales(headers['accept-language'], isOffered)
  return [...new Set<LocaleCode>([...(remembered !== undefined && isOffered(remembered) ? [remembered] : []), ...wanted, DEFAULT_LOCALE])]
}

/**
 * The language of an error page: that of the address, else of the user. Nothing of the site is asked for it.
 *
 * @param url the request target, as it came
 */
export function userLocale(url: string, headers: LanguageHeaders): InterfaceLocale {
  const named = findLocale(/^\/([\w-]+)/.exec(url)?.[1] ?? '')?.code
  const [wanted = DEFAULT_LOCALE] = named === undefined ? listPreferredLocales(headers, isInterfaceLocale) : [named]
  return interfaceLocaleOf(wanted)
}
