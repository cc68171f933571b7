/**
 * The path of the page that code is from, next to which there are files for it; undefined for what is no page of this site.
 *
 * @param src as addresses and storage have it: anything
 */
export function pathOfSource(src: string | undefined): string | undefined {
  if (src === undefined || !URL.canParse(src, location.origin)) return undefined
  const url = new URL(src, location.origin)
  return url.origin === location.origin ? url.pathname : undefined
}
