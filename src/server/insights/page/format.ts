interface Formats {
  readonly count: Intl.NumberFormat
  readonly share: Intl.NumberFormat
  readonly day: Intl.DateTimeFormat
}

/** Made for the first page of figures: the three take 15 ms. */
let formats: Formats | undefined

/** @example formatCount(1204) // '1,204' */
export function formatCount(count: number): string {
  return getFormats().count.format(count)
}

/** @param share from 0 to 1 @example formatShare(0.125) // '12.5%' */
export function formatShare(share: number): string {
  return getFormats().share.format(share)
}

/** @example formatDay('2026-11-21') // 'Nov 21' */
export function formatDay(day: string): string {
  return getFormats().day.format(Date.parse(day))
}

/** A part of a whole, from 0 to 1; null of nothing. */
export function shareOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.min(1, part / whole)
}

function getFormats(): Formats {
  formats ??= createFormats()
  return formats
}

function createFormats(): Formats {
  return {
    count: new Intl.NumberFormat('en-US'),
    share: new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 }),
    day: new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }),
  }
}
