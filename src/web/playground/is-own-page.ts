/** Areas of the site whose pages are written by its authors alone, with nothing in them that a user or an address puts there. */
const AUTHORED = ['docs', 'blog', 'curriculum', 'community']

/**
 * Whether the page that led here is one of the site's own content: then what its link carries is an example of its authors, and may run at
 * once. Pages of others have another origin, whatever they redirect through; the playground itself does not count, for it shows code of others.
 *
 * @param referrer `document.referrer`
 */
export function isOwnPage(referrer: string, origin: string): boolean {
  if (!URL.canParse(referrer)) return false
  const url = new URL(referrer)
  return url.origin === origin && AUTHORED.includes(url.pathname.split('/')[2] ?? '')
}
