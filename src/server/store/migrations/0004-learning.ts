import type { Migration } from './migration.ts'

/** The progress of learners: a row for each module. */
export const learning: Migration = {
  name: '0004-learning',
  statements: [
    `create table learned_modules (
      account_id {text} not null references accounts (id) on delete cascade,
      module {text} not null,
      solved {json} not null,
      total {integer} not null,
      finished_at {instant},
      updated_at {instant} not null,
      primary key (account_id, module)
    )`,
  ],
}
