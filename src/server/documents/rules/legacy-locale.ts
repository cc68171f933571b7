import { DEFAULT_LOCALE, findLocale, LOCALES, type LocaleCode } from '#contracts/locales.ts'

/** Other names of a locale in addresses, in lower case (docs/behaviour/locales.md 7). */
const ALIASES: ReadonlyMap<string, LocaleCode> = new Map([
  ['en', 'en-US'],
  ['pt', 'pt-BR'],
  ['cn', 'zh-CN'],
  ['zh', 'zh-CN'],
  ['zh-hans', 'zh-CN'],
  ['zh-hant', 'zh-TW'],
])

/** Locales that stand for a whole language: `fr-CA` is French. */
const WHOLE_LANGUAGES: ReadonlySet<string> = new Set(LOCALES.map((locale) => locale.code).filter((code) => !code.includes('-')))

export interface LegacyLocale {
  readonly locale: LocaleCode
  /** False for a locale in which the site has no pages: they may come. */
  readonly isPermanent: boolean
}

/**
 * The locale for an old or other name in an address: an alias, a name with an underscore, a place of a language that is not
 * distinguished by place. The community locales (docs/behaviour/locales.md 8) stand for English where the site has no pages in them. `en-GB`
 * is none of these and stays unknown.
 *
 * @param hasLocale whether the site has pages in a language
 * @example findLegacyLocale('en_US', () => true) // { locale: 'en-US', isPermanent: true }
 */
export function findLegacyLocale(segment: string, hasLocale: (locale: LocaleCode) => boolean): LegacyLocale | undefined {
  const tag = segment.replaceAll('_', '-').toLowerCase()
  const locale = findLocale(tag)?.code ?? ALIASES.get(tag) ?? findByPlace(tag)
  if (locale === undefined) return undefined
  if (!hasLocale(locale)) return { locale: DEFAULT_LOCALE, isPermanent: false }
  return findLocale(segment) === undefined ? { locale, isPermanent: true } : undefined
}

function findByPlace(tag: string): LocaleCode | undefined {
  const language = /^([a-z]{2})-[a-z0-9]{2,3}$/.exec(tag)?.[1]
  return language !== undefined && WHOLE_LANGUAGES.has(language) ? findLocale(language)?.code : undefined
}
