/** A day, in milliseconds. */
export const DAY_MS = 24 * 60 * 60_000

/**
 * The day of an instant, in UTC.
 *
 * @param at milliseconds since 1970
 * @example utcDay(0) // '1970-01-01'
 */
export function utcDay(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}
