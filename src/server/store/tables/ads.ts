import type { Placement } from '#contracts/ad-placements.ts'
import type { Instant, Json } from './column-types.ts'

/** A campaign of an advertiser. */
export interface AdCampaignsTable {
  readonly id: string
  readonly state: 'active' | 'paused'
  /** Days in UTC; a campaign without them has `''` and `9`, which come before and after all days. */
  readonly starts: string
  readonly ends: string
  /** `AdCampaign` of `contracts/ad-campaign.ts`. */
  readonly campaign: Json
  readonly created_at: Instant
  readonly updated_at: Instant
}

/** The image of a campaign for a placement. */
export interface AdImagesTable {
  readonly campaign_id: string
  readonly placement: Placement
  /** Its media type, as its bytes say. */
  readonly type: string
  /** SHA-256 of the bytes, hexadecimal. */
  readonly hash: string
  /** In base64. */
  readonly bytes: string
}

/** How often a campaign was seen and clicked. Nothing says by whom. */
export interface AdCountsTable {
  /** Stays when the campaign goes. Those of the site's own ads begin with `house.`. */
  readonly campaign_id: string
  /** In UTC, or `all`. */
  readonly day: string
  readonly views: number
  readonly clicks: number
}

/** How often a campaign was seen and clicked in each placement, by day. Counted when the caps of the campaign have let it be counted. */
export interface AdPlacementCountsTable {
  /** In UTC. */
  readonly day: string
  readonly campaign_id: string
  readonly placement: Placement
  readonly views: number
  readonly clicks: number
}

/** Codes that were counted, so that none counts twice. */
export interface AdUsedCodesTable {
  readonly nonce: string
  /** When the code itself expires; then the row goes. */
  readonly expires_at: Instant
}

/** The tables of ads, by name. */
export interface AdsTables {
  ad_campaigns: AdCampaignsTable
  ad_images: AdImagesTable
  ad_counts: AdCountsTable
  ad_placement_counts: AdPlacementCountsTable
  ad_used_codes: AdUsedCodesTable
}
