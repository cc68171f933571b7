/** An image that previews of a link show, drawn by the build. */
export interface SharePicture {
  readonly url: string
  readonly alt: string
}

/** The images of one locale: one of the site, and one of each area by its path below the locale (`docs/Web/CSS`, `blog`). */
export interface SharePictures {
  readonly site: SharePicture
  readonly areas: Readonly<Record<string, SharePicture>>
}

/** Size of those images in pixels: what the services that show them ask for. */
export const SHARE_PICTURE_WIDTH = 1200
export const SHARE_PICTURE_HEIGHT = 630
