import type { CommunityParts, SpotlightCard } from '#contracts/areas.ts'
import type { PageRecord } from '../../read/page-record.ts'

/** What the pages of `pages/` show of one another. */
export interface Community {
  readonly parts: CommunityParts
  /** Address of the community page; null on a site without one. */
  readonly url: string | null
  /** All pages, with the titles that sidebars of documentation show. */
  readonly pages: readonly UnjoinedPage[]
}

/** A page of `pages/` as it was read, before it knows the others. */
export interface UnjoinedPage {
  readonly url: string
  /** Below the locale: `about`. */
  readonly path: string
  /** The card of a portrait. */
  readonly placed?: PlacedCard
  /** The short title of a page of the documentation of a product. */
  readonly docTitle?: string
  recordOf(community: Community): PageRecord
}

/** A card with what orders it. */
export interface PlacedCard {
  readonly card: SpotlightCard
  readonly isFeatured: boolean
}
