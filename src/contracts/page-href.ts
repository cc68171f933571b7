import { escapeHtml } from './escape-html.ts'

/**
 * The address of a page as it stands in an attribute; a question mark of a slug is none of the address.
 *
 * @param url decoded
 * @example pageHref('/en-US/docs/What?') // '/en-US/docs/What%3F'
 */
export function pageHref(url: string): string {
  return escapeHtml(encodeURI(url).replace(/[?#]/g, encodeURIComponent))
}
