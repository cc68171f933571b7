import type { Migration } from './migration.ts'

/** The newsletter: addresses without an account, mailed links, and the issues that were sent. */
export const newsletter: Migration = {
  name: '0008-newsletter',
  statements: [
    `create table newsletter_addresses (
      email_key {text} primary key,
      email {text} not null,
      locale {text} not null,
      confirmed_at {instant} not null
    )`,

    `create table newsletter_links (
      token_hash {text} primary key,
      email {text} not null,
      email_key {text} not null,
      locale {text} not null,
      expires_at {instant} not null,
      used_at {instant}
    )`,
    'create index newsletter_links_by_end on newsletter_links (expires_at)',
    'create index newsletter_links_by_address on newsletter_links (email_key)',

    `create table newsletter_issues (
      name {text} primary key,
      text_hash {text} not null,
      started_at {instant} not null,
      finished_at {instant}
    )`,

    // Of two programs that send one issue, the first row counts.
    `create table newsletter_deliveries (
      issue {text} not null references newsletter_issues (name) on delete cascade,
      recipient {text} not null,
      state {text} not null,
      changed_at {instant} not null,
      primary key (issue, recipient)
    )`,
    'create index account_settings_with_newsletter on account_settings (account_id) where mdnplus_newsletter = 1',
  ],
}
