import type { Migration } from './migration.ts'

/** What the page of figures reads: views and clicks of ads by placement, and the counts of one measure without those of the others. */
export const insights: Migration = {
  name: '0017-insights',
  statements: [
    `create table ad_placement_counts (
      day {text} not null,
      campaign_id {text} not null,
      placement {text} not null,
      views {integer} not null,
      clicks {integer} not null,
      primary key (day, campaign_id, placement)
    )`,
    'create index telemetry_days_by_measure on telemetry_days (measure, day)',
  ],
}
