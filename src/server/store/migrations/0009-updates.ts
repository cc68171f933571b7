import type { Migration } from './migration.ts'

/** Updates of browsers that are newer than those of the build: at most one row. */
export const updates: Migration = {
  name: '0009-updates',
  statements: [
    `create table stored_updates (
      name {text} primary key,
      format {integer} not null,
      version {text} not null,
      made_at {text} not null,
      hash {text} not null,
      data {text} not null,
      stored_at {instant} not null
    )`,
  ],
}
