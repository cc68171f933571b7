/**
 * A day in UTC, as the language writes it: without script no one knows the user's time.
 *
 * @param at milliseconds since 1970
 * @example dateIn('en-US', 0) // 'January 1, 1970'
 */
export function dateIn(locale: string, at: number): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(at)
}
