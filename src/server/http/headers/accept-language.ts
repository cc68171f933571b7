import { findLocale, LOCALES, type LocaleCode } from '#contracts/locales.ts'
import { parseQualityList } from './quality-list.ts'

/** Chinese is distinguished by script, not by place: RFC 5646 tags of scripts and places, as the beginning of a lower-case tag. */
const CHINESE: readonly (readonly [RegExp, LocaleCode])[] = [
  [/^zh-(hant|tw|hk|mo)\b/, 'zh-TW'],
  [/^zh(-(hans|cn|sg)\b|$)/, 'zh-CN'],
]

/**
 * The locales that suit an Accept-Language header, best first: first those that match a tag strictly (the tag itself, its script, or a
 * language without a place), then those that share only the language, `en-GB` with en-US (RFC 4647 section 3.4,
 * docs/behaviour/locales.md 2). Tags with weight 0 and `*` count for nothing.
 *
 * @param isOffered whether a locale may be given
 * @example matchLocales('zh-Hant, pt;q=0.5', () => true) // ['zh-TW', 'pt-BR']
 */
export function matchLocales(header: string | undefined, isOffered: (locale: LocaleCode) => boolean): readonly LocaleCode[] {
  const tags = parseQualityList(header)
    .filter((item) => item.quality > 0)
    .map((item) => item.value.toLowerCase())
  const offered = LOCALES.map(({ code }) => code).filter(isOffered)
  const findLoosely = (tag: string): LocaleCode | undefined => offered.find((code) => languageOf(code) === languageOf(tag))
  const findStrictly = (tag: string): LocaleCode | undefined => {
    const exact = findLocale(tag)?.code ?? CHINESE.find(([pattern]) => pattern.test(tag))?.[1]
    if (exact !== undefined && offered.includes(exact)) return exact
    return tag.includes('-') ? undefined : findLoosely(tag)
  }
  return [...new Set([...tags.map(findStrictly), ...tags.map(findLoosely)].filter((locale) => locale !== undefined))]
}

function languageOf(tag: string): string {
  return (tag.split('-', 1)[0] ?? '').toLowerCase()
}
