import type { Placement } from './ad-placements.ts'

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
