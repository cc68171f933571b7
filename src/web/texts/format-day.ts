import { type InterfaceLocale, interfaceLocaleOf, type LocaleCode } from '#contracts/locales.ts'

/** Making a format costs far more than using it. */
const formats = new Map<InterfaceLocale, Intl.DateTimeFormat>()

/**
 * A moment as its day in UTC: short month, day, year (spec 000 section 2). The same wherever and whenever it is written, and in
 * the language of the interface, whose sentences it stands in.
 *
 * @param iso ISO 8601; what is no date is given back as it is
 * @example formatDay('2026-02-03T23:30:00Z', 'en-US') // 'Feb 3, 2026'
 */
export function formatDay(iso: string, locale: LocaleCode): string {
  const moment = Date.parse(iso)
  return Number.isNaN(moment) ? iso : formatOf(interfaceLocaleOf(locale)).format(moment)
}

function formatOf(locale: InterfaceLocale): Intl.DateTimeFormat {
  const known = formats.get(locale)
  if (known !== undefined) return known
  const format = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' })
  formats.set(locale, format)
  return format
}
