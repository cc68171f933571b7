import { DEFAULT_LOCALE, findLocale, LOCALES, type LocaleCode } from '#contracts/locales.ts'

/** Other names of a locale in addresses, in lower case (reference/backend.md 5.3). */
const ALIASES: ReadonlyMap<string, LocaleCode> = new Map([
  ['en', 'en-US'],
  ['pt', 'pt-BR'],
  ['cn', 'zh-CN'],
  ['zh', 'zh-CN'],
  ['zh-hans', 'zh-CN'],
  ['zh-hant', 'zh-TW'],
])

/** The community locales of spec 000 section 9, which the site no longer has. */
const RETIRED: ReadonlySet<string> = new Set('ar bg bn ca el fa fi he hi-in hu id it kab ms my nl pl pt-pt sv-se th tr uk vi'.split(' '))

/** Locales that stand for a whole language: `fr-CA` is French. */
const WHOLE_LANGUAGES: ReadonlySet<string> = new Set(LOCALES.map((locale) => locale.code).filter((code) => !code.includes('-')))

export interface LegacyLocale {
  readonly locale: LocaleCode
  /** False for a retired locale: it may come back. */
  readonly isPermanent: boolean
}

/**
 * What an old or other name of a locale stands for in an address: an alias, a name with an underscore, a place of a language that is not
 * told apart by place, or a retired locale. `en-GB` is none of these and stays unknown.
 *
 * @example findLegacyLocale('en_US') // { locale: 'en-US', isPermanent: true }
 */
export function findLegacyLocale(segment: string): LegacyLocale | undefined {
  if (findLocale(segment) !== undefined) return undefined
  const tag = segment.replaceAll('_', '-').toLowerCase()
  const locale = findLocale(tag)?.code ?? ALIASES.get(tag) ?? findByPlace(tag)
  if (locale !== undefined) return { locale, isPermanent: true }
  return RETIRED.has(tag) ? { locale: DEFAULT_LOCALE, isPermanent: false } : undefined
}

function findByPlace(tag: string): LocaleCode | undefined {
  const language = /^([a-z]{2})-[a-z0-9]{2,3}$/.exec(tag)?.[1]
  return language !== undefined && WHOLE_LANGUAGES.has(language) ? findLocale(language)?.code : undefined
}
