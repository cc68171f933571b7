import type { Migration } from './migration.ts'

/** What users have chosen for all pages: a row for each choice. */
export const preferences: Migration = {
  name: '0006-preferences',
  statements: [
    `create table preferences (
      account_id {text} not null references accounts (id) on delete cascade,
      name {text} not null,
      value {json} not null,
      changed_at {instant} not null,
      primary key (account_id, name)
    )`,
  ],
}
