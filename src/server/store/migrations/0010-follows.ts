import type { Migration } from './migration.ts'

/** What users follow, and who gets a weekly mail about it. */
export const follows: Migration = {
  name: '0010-follows',
  statements: [
    `create table follows (
      id {text} primary key,
      account_id {text} not null references accounts (id) on delete cascade,
      slug {text},
      collection_id {text} references collections (id) on delete cascade,
      created_at {instant} not null
    )`,
    // Null is different from null, so each of the two counts for its own kind.
    'create unique index follows_of_pages on follows (account_id, slug)',
    'create unique index follows_of_collections on follows (account_id, collection_id)',
    'create index follows_by_collection on follows (collection_id)',

    `create table digests (
      account_id {text} primary key references accounts (id) on delete cascade,
      locale {text} not null,
      sent_until {text} not null,
      mailed_at {instant},
      created_at {instant} not null
    )`,
  ],
}
