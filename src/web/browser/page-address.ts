/**
 * The address of a page as it stands in links and in the history: a `?` or `#` of the slug is no query and no hash.
 *
 * @example pageAddress('/en-US/docs/What?') // '/en-US/docs/What%3F'
 */
export function pageAddress(url: string): string {
  return url.replace(/[?#]/g, encodeURIComponent)
}
