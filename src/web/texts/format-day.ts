import { interfaceLocaleOf, type LocaleCode } from '#contracts/locales.ts'
import { perLocale } from '#locales/per-locale.ts'

const formatOf = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' }),
)

/**
 * A moment as its day in UTC: short month, day, year (docs/behaviour/layout.md 8). The same wherever and whenever it is written, and in
 * the language of the interface, whose sentences it stands in.
 *
 * @param iso ISO 8601; what is no date is given back as it is
 * @example formatDay('2026-02-03T23:30:00Z', 'en-US') // 'Feb 3, 2026'
 */
export function formatDay(iso: string, locale: LocaleCode): string {
  const moment = Date.parse(iso)
  return Number.isNaN(moment) ? iso : formatOf(interfaceLocaleOf(locale)).format(moment)
}
