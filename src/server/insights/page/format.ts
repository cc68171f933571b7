const COUNT = new Intl.NumberFormat('en-US')
const SHARE = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 })
const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** @example formatCount(1204) // '1,204' */
export function formatCount(count: number): string {
  return COUNT.format(count)
}

/** @param share from 0 to 1 @example formatShare(0.125) // '12.5%' */
export function formatShare(share: number): string {
  return SHARE.format(share)
}

/** @example formatDay('2026-11-21') // 'Nov 21' */
export function formatDay(day: string): string {
  return DAY.format(Date.parse(day))
}

/** A part of a whole, from 0 to 1; null of nothing. */
export function shareOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.min(1, part / whole)
}
