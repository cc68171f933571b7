/**
 * The link of a menu that a page belongs to: the one whose address is the longest beginning of the page's.
 *
 * @param pageUrl without query and hash
 */
export function findCurrentLink<Link extends { readonly url: string }>(links: readonly Link[], pageUrl: string): Link | undefined {
  return links
    .filter(({ url }) => pageUrl === url || pageUrl.startsWith(url.endsWith('/') ? url : `${url}/`))
    .reduce<Link | undefined>(
      (longest, link) => (longest === undefined || link.url.length > longest.url.length ? link : longest),
      undefined,
    )
}
