import type { LocaleCode } from '#contracts/locales.ts'

/**
 * The language that a page's title and words are in, where it is not that of the page that links it.
 *
 * @example languageOf('/en-US/docs/Web', 'de') // 'en-US'
 */
export function languageOf(url: string, locale: LocaleCode): string | undefined {
  const [, language] = url.split('/')
  return language === locale ? undefined : language
}
