import { LOCALE_COOKIE, LOCALE_COOKIE_MAX_AGE_S } from '#contracts/locale-cookie.ts'
import { findLocale, type LocaleCode } from '#contracts/locales.ts'

/** The language that the user had remembered; undefined when there is none, or the browser shows no cookies. */
export function rememberedLocale(): LocaleCode | undefined {
  const pair = readCookies()
    .split('; ')
    .find((cookie) => cookie.startsWith(`${LOCALE_COOKIE}=`))
  return pair === undefined ? undefined : findLocale(pair.slice(LOCALE_COOKIE.length + 1))?.code
}

/**
 * Remembers a language for three years (docs/behaviour/locales.md 6).
 *
 * @returns whether the browser keeps it
 */
export function rememberLocale(locale: LocaleCode): boolean {
  writeCookie(locale, LOCALE_COOKIE_MAX_AGE_S)
  return rememberedLocale() === locale
}

/** Forgets the remembered language. */
export function forgetLocale(): void {
  writeCookie('', 0)
}

/** A document without an origin of its own, as in a sandboxed frame, may not ask for its cookies. */
function readCookies(): string {
  try {
    return document.cookie
  } catch (error) {
    console.warn('could not read the cookies', error)
    return ''
  }
}

function writeCookie(value: string, maxAgeS: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser, and not where there is no https
    document.cookie = `${LOCALE_COOKIE}=${value}; Max-Age=${maxAgeS}; Path=/; SameSite=Lax${secure}`
  } catch (error) {
    console.warn('could not write a cookie', error)
  }
}
