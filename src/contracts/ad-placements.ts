/** Where an ad stands, in the order in which a page is filled (docs/behaviour/ads.md 2). */
export const PLACEMENTS = ['side', 'hpMain', 'top', 'hpTop', 'bottom', 'hpFooter'] as const
export type Placement = (typeof PLACEMENTS)[number]

/** How many ads a page shows at most (docs/behaviour/ads.md 2). */
export const ADS_MAX = 2

/** Width and height of an image, in CSS pixels. */
export interface ImageSize {
  readonly width: number
  readonly height: number
}

/** The sizes that an image of a placement can have (docs/behaviour/ads.md 3); a file may have twice as many pixels each way. */
export const IMAGE_SIZES: Readonly<Record<Placement, readonly ImageSize[]>> = {
  side: [
    { width: 125, height: 125 },
    { width: 130, height: 100 },
  ],
  hpMain: [{ width: 970, height: 250 }],
  top: [{ width: 50, height: 50 }],
  hpTop: [{ width: 50, height: 50 }],
  bottom: [{ width: 728, height: 90 }],
  hpFooter: [{ width: 728, height: 90 }],
}

/** Pages with an ad at their side, by the path after the locale (docs/behaviour/ads.md 1). */
const WITH_SIDE = /^(?:play|docs\/.+|blog\/.*|observatory(?:\/.*)?|curriculum\/.+|search)$/

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
