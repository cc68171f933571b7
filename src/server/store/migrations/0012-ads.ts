import type { Migration } from './migration.ts'

/** Campaigns with their images, counts by campaign and day, and the random words of codes that were counted. */
export const ads: Migration = {
  name: '0012-ads',
  statements: [
    `create table ad_campaigns (
      id {text} primary key,
      state {text} not null,
      starts {text} not null,
      ends {text} not null,
      campaign {json} not null,
      created_at {instant} not null,
      updated_at {instant} not null
    )`,
    `create table ad_images (
      campaign_id {text} not null,
      placement {text} not null,
      type {text} not null,
      hash {text} not null,
      bytes {text} not null,
      primary key (campaign_id, placement)
    )`,
    `create table ad_counts (
      campaign_id {text} not null,
      day {text} not null,
      views {integer} not null,
      clicks {integer} not null,
      primary key (campaign_id, day)
    )`,
    `create table ad_used_codes (
      nonce {text} primary key,
      expires_at {instant} not null
    )`,
    'create index ad_used_codes_by_end on ad_used_codes (expires_at)',
  ],
}
