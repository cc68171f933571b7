import { findLocale, interfaceLocaleOf, type LocaleCode } from '#contracts/locales.ts'
import { type MonthTextKey, monthTexts } from '#locales/months.ts'
import { perLocale } from '#locales/per-locale.ts'
import type { Translator } from '#locales/translate.ts'
import type { Month } from './month-data.ts'

/** What pages about months are written with, in one language. */
export interface MonthWords {
  readonly locale: LocaleCode
  /** Of the texts. */
  readonly language: LocaleCode
  readonly t: Translator<MonthTextKey>
  /** Of the page around the texts: charts begin on this side. */
  readonly direction: 'ltr' | 'rtl'
  /** @example monthName('2026-10') // 'October 2026' */
  readonly monthName: (month: string) => string
  /** @example day('2026-10-14') // 'October 14, 2026' */
  readonly day: (date: string) => string
  readonly list: (parts: readonly string[]) => string
  readonly number: (value: number) => string
}

const monthFormatOf = perLocale((locale) => new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' }))
const dayFormatOf = perLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }))
const listFormatOf = perLocale((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }))
const numberFormatOf = perLocale((locale) => new Intl.NumberFormat(locale))

/** What pages about months are written with. A language that the interface is not translated into gets the English texts. */
export function monthWords(locale: LocaleCode): MonthWords {
  const language = interfaceLocaleOf(locale)
  return {
    locale,
    language,
    t: monthTexts(locale),
    direction: findLocale(locale)?.direction ?? 'ltr',
    monthName: (month) => monthFormatOf(language).format(new Date(`${month}-01T00:00:00Z`)),
    day: (date) => dayFormatOf(language).format(new Date(`${date}T00:00:00Z`)),
    list: (parts) => listFormatOf(language).format(parts),
    number: (value) => numberFormatOf(language).format(value),
  }
}

/** The title of the page about a month. */
export function monthTitle(month: string, { t, monthName }: MonthWords): string {
  return t('month_title', { month: monthName(month) })
}

/** Between a number and its noun, and before the sign that divides them. */
const NO_BREAK = '\u00a0'

/** How many features a month has of each kind, in words; those of which it has none are left out. */
function countsOf({ newly, widely, first, removed }: Month, { t }: MonthWords): readonly string[] {
  const counts = [
    ['count_newly', newly.length],
    ['count_widely', widely.length],
    ['count_first', first.length],
    ['count_removed', removed.length],
  ] as const
  return counts.flatMap(([key, count]) => (count === 0 ? [] : [t(key, { count })]))
}

/** The same in one line. */
export function summaryOf(month: Month, words: MonthWords): string {
  const counts = countsOf(month, words)
  return counts.length === 0 ? words.t('none') : counts.map((count) => count.replace(' ', NO_BREAK)).join(`${NO_BREAK}· `)
}
