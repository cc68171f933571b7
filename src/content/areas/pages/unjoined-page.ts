import type { CommunityParts, SpotlightCard } from '#contracts/areas.ts'
import type { PlusDocLink } from '#contracts/plus-docs.ts'
import type { PageRecord } from '../../read/page-record.ts'

/** What the pages of `pages/` show of one another. */
export interface Community {
  readonly parts: CommunityParts
  /** Address of the community page; null on a site without one. */
  readonly url: string | null
  /** The pages of the documentation of Plus. */
  readonly plusDocs: readonly PlusDocLink[]
}

/** A page of `pages/` as it was read, before it knows the others. */
export interface UnjoinedPage {
  readonly url: string
  /** Below the locale: `about`. */
  readonly path: string
  /** The card of a portrait. */
  readonly placed?: PlacedCard
  /** The short title of a page of the documentation of Plus. */
  readonly docTitle?: string
  recordOf(community: Community): PageRecord
}

/** A card with what orders it. */
export interface PlacedCard {
  readonly card: SpotlightCard
  readonly isFeatured: boolean
}
