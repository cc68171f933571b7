/** Where an ad stands, in the order in which a page is filled (docs/behaviour/ads.md 2). */
export const PLACEMENTS = ['side', 'hpMain', 'top', 'hpTop', 'bottom', 'hpFooter'] as const
export type Placement = (typeof PLACEMENTS)[number]

/** Pages with an ad at their side, by the path after the locale (docs/behaviour/ads.md 1). */
const WITH_SIDE = /^(?:(?:docs|curriculum)\/.|blog\/|(?:play|search)$|observatory(?:\/|$))/

/**
 * The placements of a page, in the order in which they are filled.
 *
 * @param path of its address
 * @example placementsOf('/de/docs/Web') // ['side', 'top', 'bottom']
 */
export function placementsOf(path: string): readonly Placement[] {
  const page = path.split('/').slice(2).join('/')
  if (page === '') return ['hpMain', 'hpTop', 'hpFooter']
  const side: readonly Placement[] = WITH_SIDE.test(page) ? ['side', 'top'] : ['top']
  return page.startsWith('docs/') ? [...side, 'bottom'] : side
}
