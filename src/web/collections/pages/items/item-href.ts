/**
 * The address of a saved page as a link has it; a question mark of a slug is none of the address.
 *
 * @param url decoded, as the API gives it; what was stored in the browser may hold anything
 * @example itemHref('/en-US/docs/What?') // '/en-US/docs/What%3F'
 */
export function itemHref(url: string): string {
  return encodeURI(url.toWellFormed()).replace(/[?#]/g, encodeURIComponent)
}
