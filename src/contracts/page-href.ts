/**
 * The address of a page for a link: percent-encoded, and a question mark of a slug is no query.
 *
 * @param url decoded
 * @example pageHref('/en-US/docs/What?') // '/en-US/docs/What%3F'
 */
export function pageHref(url: string): string {
  return encodeURI(url).replace(/[?#]/g, encodeURIComponent)
}
