import { directionOf, type LocaleCode } from '#contracts/locales.ts'

/** Letters of the scripts that are written from right to left. */
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/**
 * The `dir` of a title on a page that is written from right to left, where nothing in the title is: the brackets of
 * `Array.prototype.at()` would stand before it otherwise. A title with words of both keeps the page's direction (UAX #9).
 *
 * @example titleDirection('Array.prototype.at()', 'ar') // 'ltr'
 */
export function titleDirection(title: string, locale: LocaleCode): 'ltr' | undefined {
  return directionOf(locale) === 'ltr' || RIGHT_TO_LEFT.test(title) ? undefined : 'ltr'
}

/**
 * The HTML of a title, with its direction where it needs one; it stays where the titles around it stand.
 *
 * @example isolatedTitle('Array.prototype.at()', 'ar') // '<bdi dir="ltr">Array.prototype.at()</bdi>'
 */
export function isolatedTitle(html: string, locale: LocaleCode): string {
  return titleDirection(html, locale) === undefined ? html : `<bdi dir="ltr">${html}</bdi>`
}
