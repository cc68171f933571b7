/**
 * A moment as it is written in tables; what is no date is given back as it is.
 *
 * @example utcTime('2026-02-03T10:00:00.000Z') // '2026-02-03 10:00:00 UTC'
 */
export function utcTime(moment: string): string {
  const time = Date.parse(moment)
  return Number.isNaN(time) ? moment : `${new Date(time).toISOString().slice(0, 19).replace('T', ' ')} UTC`
}
