/** Units from the longest, with their seconds; months and years are those of an average calendar. */
const UNITS = [
  ['year', 31_556_952],
  ['month', 2_629_746],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const satisfies readonly (readonly [Intl.RelativeTimeFormatUnit, number])[]

const formats = new Map<string, Intl.RelativeTimeFormat>()

/**
 * How long ago a moment is, in words.
 *
 * @param iso ISO 8601; what is no date is given back as it is
 * @param now in milliseconds. A moment after it, by a clock that goes wrong, is now
 * @example relativeTime('2026-02-03T10:00:00Z', Date.parse('2026-02-03T12:00:00Z'), 'en-US') // '2 hours ago'
 */
export function relativeTime(iso: string, now: number, locale: string): string {
  const moment = Date.parse(iso)
  if (Number.isNaN(moment)) return iso
  const seconds = Math.max(0, (now - moment) / 1000)
  const [unit, length] = UNITS.find(([, unitSeconds]) => seconds >= unitSeconds) ?? (['second', 1] as const)
  const format = formats.get(locale) ?? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  formats.set(locale, format)
  return unit === 'second' ? format.format(0, 'second') : format.format(-Math.floor(seconds / length), unit)
}
