import type { LocaleCode } from './locales.ts'

/** The address of the page with all months. */
export function monthsUrl(locale: LocaleCode): string {
  return `/${locale}/updates`
}

/**
 * The address of the page about a month.
 *
 * @example monthUrl('de', '2026-10') // '/de/updates/2026-10'
 */
export function monthUrl(locale: LocaleCode, month: string): string {
  return `${monthsUrl(locale)}/${month}`
}

/** Whether an address is that of a page about a month, or of the list of them, in any case. */
export function isMonthUrl(url: string): boolean {
  return /^\/[^/]+\/updates(?:\/\d{4}-\d{2})?\/?$/i.test(url)
}
