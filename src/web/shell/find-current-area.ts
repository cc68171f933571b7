import type { Area } from '#contracts/site.ts'

/** The area that holds the page: the one whose address is the longest beginning of the page's. */
export function findCurrentArea(areas: readonly Area[], pageUrl: string): Area | undefined {
  return areas
    .filter(({ url }) => pageUrl === url || pageUrl.startsWith(url.endsWith('/') ? url : `${url}/`))
    .reduce<Area | undefined>(
      (longest, area) => (longest === undefined || area.url.length > longest.url.length ? area : longest),
      undefined,
    )
}
