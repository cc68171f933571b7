import type { Migration } from './migration.ts'

/** What users say of pages and of parts of the site. */
export const feedback: Migration = {
  name: '0013-feedback',
  statements: [
    `create table feedback_votes (
      id {text} primary key,
      kind {text} not null,
      about {text} not null,
      locale {text} not null,
      is_helpful {flag} not null,
      reason {text},
      comment {text},
      voted_at {instant} not null
    )`,
    'create index feedback_votes_by_subject on feedback_votes (kind, about)',
    'create index feedback_votes_by_time on feedback_votes (voted_at)',
  ],
}
