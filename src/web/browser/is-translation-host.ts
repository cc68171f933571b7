/** Of machine translation that shows a site's pages below a host of its own. */
const KNOWN = ['translate.goog']

/**
 * Whether a page is read through a translation proxy. It has changed the texts of the page, so that they are not those the application would
 * hydrate, and its addresses are not the site's: such a page stays as it is (docs/behaviour/layout.md 12).
 *
 * @param others hosts besides the known one, from the site's settings
 * @example isTranslationHost('docs-example.translate.goog') // true
 */
export function isTranslationHost(host: string, others: readonly string[] = []): boolean {
  return [...KNOWN, ...others].some((known) => host === known || host.endsWith(`.${known}`))
}
