/** A language of the site's pages (docs/behaviour/locales.md 12). */
export interface Locale {
  /** As it stands in URLs and in `lang` attributes: `en-US`. */
  readonly code: string
  /** The language's own name for itself. */
  readonly native: string
  readonly direction: Direction
}

/** Which way a script is written. */
export type Direction = 'ltr' | 'rtl'

/** The ten locales that the site around the pages is translated into as well, in the order in which translations are listed. */
export const INTERFACE_LOCALES = [
  { code: 'en-US', native: 'English (US)', direction: 'ltr' },
  { code: 'de', native: 'Deutsch', direction: 'ltr' },
  { code: 'es', native: 'Español', direction: 'ltr' },
  { code: 'fr', native: 'Français', direction: 'ltr' },
  { code: 'ja', native: '日本語', direction: 'ltr' },
  { code: 'ko', native: '한국어', direction: 'ltr' },
  { code: 'pt-BR', native: 'Português (do Brasil)', direction: 'ltr' },
  { code: 'ru', native: 'Русский', direction: 'ltr' },
  { code: 'zh-CN', native: '中文 (简体)', direction: 'ltr' },
  { code: 'zh-TW', native: '正體中文 (繁體)', direction: 'ltr' },
] as const

/** Locales whose pages a community wrote and no one maintains any more: pages in them have an English interface around them. */
export const COMMUNITY_LOCALES = [
  { code: 'ar', native: 'العربية', direction: 'rtl' },
  { code: 'bg', native: 'Български', direction: 'ltr' },
  { code: 'bn', native: 'বাংলা', direction: 'ltr' },
  { code: 'ca', native: 'Català', direction: 'ltr' },
  { code: 'el', native: 'Ελληνικά', direction: 'ltr' },
  { code: 'fa', native: 'فارسی', direction: 'rtl' },
  { code: 'fi', native: 'Suomi', direction: 'ltr' },
  { code: 'he', native: 'עברית', direction: 'rtl' },
  { code: 'hi-IN', native: 'हिन्दी (भारत)', direction: 'ltr' },
  { code: 'hu', native: 'Magyar', direction: 'ltr' },
  { code: 'id', native: 'Bahasa Indonesia', direction: 'ltr' },
  { code: 'it', native: 'Italiano', direction: 'ltr' },
  { code: 'kab', native: 'Taqbaylit', direction: 'ltr' },
  { code: 'ms', native: 'Bahasa Melayu', direction: 'ltr' },
  { code: 'my', native: 'မြန်မာဘာသာ', direction: 'ltr' },
  { code: 'nl', native: 'Nederlands', direction: 'ltr' },
  { code: 'pl', native: 'Polski', direction: 'ltr' },
  { code: 'pt-PT', native: 'Português (Europeu)', direction: 'ltr' },
  { code: 'sv-SE', native: 'Svenska', direction: 'ltr' },
  { code: 'th', native: 'ไทย', direction: 'ltr' },
  { code: 'tr', native: 'Türkçe', direction: 'ltr' },
  { code: 'uk', native: 'Українська', direction: 'ltr' },
  { code: 'vi', native: 'Tiếng Việt', direction: 'ltr' },
] as const

/** Every locale that pages can be written in, in the order in which translations are listed. */
export const LOCALES = [...INTERFACE_LOCALES, ...COMMUNITY_LOCALES] as const

/** A locale that pages can be written in. */
export type LocaleCode = (typeof LOCALES)[number]['code']
/** One of the ten that the interface is translated into. */
export type InterfaceLocale = (typeof INTERFACE_LOCALES)[number]['code']

export const DEFAULT_LOCALE = 'en-US' satisfies InterfaceLocale

const BY_LOWER_CASE: ReadonlyMap<string, (typeof LOCALES)[number]> = new Map(LOCALES.map((locale) => [locale.code.toLowerCase(), locale]))

/**
 * The locale with this code, whatever its case; undefined when it is none of the 33.
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

/** Type guard for one of the ten that the interface is translated into, in its exact spelling. */
export function isInterfaceLocale(code: string): code is InterfaceLocale {
  return INTERFACE_LOCALES.some((locale) => locale.code === code)
}

/** The language in which the interface stands around a page of a locale: English where it is not translated. */
export function interfaceLocaleOf(code: LocaleCode): InterfaceLocale {
  return isInterfaceLocale(code) ? code : DEFAULT_LOCALE
}

/** The language's own name: `Deutsch`. */
export function nativeNameOf(code: LocaleCode): string {
  return findLocale(code)?.native ?? code
}

/** The direction in which the language is written. */
export function directionOf(code: LocaleCode): Direction {
  return findLocale(code)?.direction ?? 'ltr'
}

/**
 * The locale that an address of the site names in its first segment, in its exact spelling; undefined where it names none.
 *
 * @example localeOfPath('/de/docs/Web') // 'de'
 */
export function localeOfPath(path: string): LocaleCode | undefined {
  const [, segment = ''] = path.split('/', 2)
  return isLocaleCode(segment) ? segment : undefined
}
