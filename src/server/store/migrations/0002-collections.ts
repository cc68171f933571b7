import type { Migration } from './migration.ts'

/** Saved pages: collections, their items, the links by which others read them. */
export const collections: Migration = {
  name: '0002-collections',
  statements: [
    'alter table account_settings add column collections_changed_at {instant}',

    `create table collections (
      id {text} primary key,
      account_id {text} not null references accounts (id) on delete cascade,
      name {text} not null,
      name_key {text} not null,
      description {text} not null,
      is_default {flag} not null,
      number {integer} not null,
      created_at {instant} not null,
      updated_at {instant} not null,
      unique (account_id, name_key)
    )`,
    'create unique index collections_default on collections (account_id) where is_default = 1',

    `create table collection_items (
      id {text} primary key,
      collection_id {text} not null references collections (id) on delete cascade,
      url {text} not null,
      page_key {text} not null,
      page_title {text} not null,
      own_title {text},
      title_key {text} not null,
      search_key {text} not null,
      notes {text} not null,
      parents {json} not null,
      number {integer} not null,
      place {integer} not null,
      created_at {instant} not null,
      updated_at {instant} not null,
      unique (collection_id, page_key)
    )`,
    'create index collection_items_by_age on collection_items (collection_id, number)',
    'create index collection_items_by_place on collection_items (collection_id, place)',
    'create index collection_items_by_title on collection_items (collection_id, title_key)',

    `create table collection_shares (
      collection_id {text} primary key references collections (id) on delete cascade,
      token {text} not null unique,
      shows_notes {flag} not null,
      created_at {instant} not null
    )`,
  ],
}
