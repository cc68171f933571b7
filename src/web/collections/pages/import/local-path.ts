/**
 * The path that a link of a file leads to on this site; undefined for links to other sites and for what is no address. The fragment and
 * the query are left out: a page is saved as a whole.
 *
 * @param origins those that are this site, without a slash at the end
 * @example findLocalPath('https://example.org/en-US/docs/Web#top', ['https://example.org']) // '/en-US/docs/Web'
 */
export function findLocalPath(link: string, origins: readonly string[]): string | undefined {
  const [first = ''] = origins
  const address = URL.parse(link.trim(), first)
  if (address === null || !origins.includes(address.origin) || address.username !== '' || address.password !== '') return undefined
  return address.pathname === '/' ? undefined : address.pathname
}
