/** A language the site is fully translated into (spec 000 section 9). */
export interface Locale {
  /** As it stands in URLs and in `lang` attributes: `en-US`. */
  readonly code: string
  /** The language's own name for itself, as the reference site writes it. */
  readonly native: string
}

/** The ten locales, in the order in which translations are listed. */
export const LOCALES = [
  { code: 'en-US', native: 'English (US)' },
  { code: 'de', native: 'Deutsch' },
  { code: 'es', native: 'Español' },
  { code: 'fr', native: 'Français' },
  { code: 'ja', native: '日本語' },
  { code: 'ko', native: '한국어' },
  { code: 'pt-BR', native: 'Português (do Brasil)' },
  { code: 'ru', native: 'Русский' },
  { code: 'zh-CN', native: '中文 (简体)' },
  { code: 'zh-TW', native: '正體中文 (繁體)' },
] as const

export type LocaleCode = (typeof LOCALES)[number]['code']

export const DEFAULT_LOCALE = 'en-US' satisfies LocaleCode

const BY_LOWER_CASE: ReadonlyMap<string, Locale & { readonly code: LocaleCode }> = new Map(
  LOCALES.map((locale) => [locale.code.toLowerCase(), locale]),
)

/**
 * The locale with this code, whatever its case; undefined when it is none of the ten.
 *
 * @example findLocale('PT-br')?.code // 'pt-BR'
 */
export function findLocale(code: string): (Locale & { readonly code: LocaleCode }) | undefined {
  return BY_LOWER_CASE.get(code.toLowerCase())
}

/** Type guard for a code in its exact spelling: `pt-BR`, not `pt-br`. */
export function isLocaleCode(code: string): code is LocaleCode {
  return findLocale(code)?.code === code
}

/** The language's own name: `Deutsch`. */
export function nativeNameOf(code: LocaleCode): string {
  return BY_LOWER_CASE.get(code.toLowerCase())?.native ?? code
}
