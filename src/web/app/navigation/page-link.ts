import { isLocaleCode } from '#contracts/locales.ts'
import { findMediaType } from '#contracts/media.ts'

/**
 * The address when a click on this link leads to a page that can be shown in place; undefined when the browser is to follow it: another
 * site, another language (its texts and areas are not here), a file, a download, another window, a place in this page. So it is on a page
 * that can't be shown in place itself, such as a search: only the browser leads back to where the user was on it.
 */
export function findPageLink(link: HTMLAnchorElement, here: Location): URL | undefined {
  const isPlain = (link.target === '' || link.target === '_self') && !link.hasAttribute('download') && link.hasAttribute('href')
  if (!isPlain || link.origin !== here.origin) return undefined
  const url = new URL(link.href)
  if (![url, here].every(({ pathname }) => isPagePath(pathname)) || localeOfPath(url.pathname) !== localeOfPath(here.pathname))
    return undefined
  // `#` alone is the top of this page, and has no hash; text fragments are found by the browser when it loads the page.
  const isPlaceHere = url.pathname === here.pathname && url.search === here.search && url.href.includes('#')
  return isPlaceHere || url.hash.includes(':~:') ? undefined : url
}

/** Areas whose pages can be shown in place. */
const AREA = /^\/(?:blog|curriculum|about|community|updates)(?:\/|$)/

/**
 * Whether a path looks like a page of the site: the home page of a locale, a document or a page of another area, and no file.
 *
 * @example isPagePath('/en-US/docs/Web/CSS') // true
 */
export function isPagePath(path: string): boolean {
  if (!isLocaleCode(localeOfPath(path))) return false
  const rest = path.slice(localeOfPath(path).length + 1)
  if (rest === '' || rest === '/') return true
  return (rest.startsWith('/docs/') || (AREA.test(rest) && !/\.(?:xml|json)$/.test(rest))) && findMediaType(path) === undefined
}

function localeOfPath(path: string): string {
  return path.split('/')[1] ?? ''
}
