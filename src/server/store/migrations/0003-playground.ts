import type { Migration } from './migration.ts'

/** Shared code, who shared it, and what was said against it. */
export const playground: Migration = {
  name: '0003-playground',
  statements: [
    `create table playground_codes (
      hash {text} primary key,
      html {text},
      css {text},
      js {text},
      src {text},
      options {json},
      bytes {integer} not null,
      state {text} not null,
      decided_at {instant},
      created_at {instant} not null
    )`,
    'create index playground_codes_by_state on playground_codes (state)',

    `create table playground_shares (
      id {text} primary key,
      code_hash {text} not null references playground_codes (hash),
      account_id {text} references accounts (id) on delete set null,
      created_at {instant} not null,
      unique (account_id, code_hash)
    )`,
    'create index playground_shares_by_code on playground_shares (code_hash)',
    'create index playground_shares_by_account on playground_shares (account_id, created_at)',

    // Of one reporter one flag counts: a second one meets the key.
    `create table playground_flags (
      code_hash {text} not null references playground_codes (hash) on delete cascade,
      reporter {text} not null,
      share_id {text} not null,
      account_id {text} references accounts (id) on delete set null,
      reason {text} not null,
      created_at {instant} not null,
      primary key (code_hash, reporter)
    )`,
    'create index playground_flags_by_account on playground_flags (account_id)',
  ],
}
