import type { Migration } from './migration.ts'

/** Accounts with what belongs to them, sessions, the site's own identities, and what the whole site remembers. */
export const accounts: Migration = {
  name: '0001-accounts',
  statements: [
    `create table accounts (
      id {text} primary key,
      issuer {text} not null,
      subject {text} not null,
      email {text} not null,
      email_key {text} not null,
      avatar_url {text},
      plan {text} not null,
      enforced_plan {text},
      is_staff {flag} not null,
      is_superuser {flag} not null,
      is_beta_tester {flag} not null,
      refresh_token {text},
      created_at {instant} not null,
      updated_at {instant} not null,
      unique (issuer, subject)
    )`,
    'create index accounts_by_email_key on accounts (email_key)',

    `create table account_settings (
      account_id {text} primary key references accounts (id) on delete cascade,
      locale_override {text},
      no_ads {flag} not null,
      ai_help_history {flag} not null,
      mdnplus_newsletter {flag} not null,
      updated_at {instant} not null
    )`,

    `create table activity_pings (
      account_id {text} not null references accounts (id) on delete cascade,
      day {text} not null,
      plan {text} not null,
      ai_help_history {flag} not null,
      no_ads {flag} not null,
      offline {flag} not null,
      primary key (account_id, day)
    )`,
    'create index activity_pings_by_day on activity_pings (day)',

    // No reference: a session stays when its account goes, so that its user gets `invalid_session`.
    `create table sessions (
      id_hash {text} primary key,
      name {text} not null unique,
      account_id {text} not null,
      user_agent {text} not null,
      created_at {instant} not null,
      last_seen_at {instant} not null,
      expires_at {instant} not null
    )`,
    'create index sessions_by_account on sessions (account_id)',
    'create index sessions_by_last_seen on sessions (last_seen_at)',
    'create index sessions_by_end on sessions (expires_at)',

    `create table plan_transitions (
      id {text} primary key,
      account_id {text} not null references accounts (id) on delete cascade,
      old_plan {text} not null,
      new_plan {text} not null,
      changed_at {instant} not null
    )`,
    'create index plan_transitions_by_account on plan_transitions (account_id)',

    // Of a token each kind counts once: a replay meets the key.
    `create table account_events (
      issuer {text} not null,
      token_id {text} not null,
      subject {text} not null,
      kind {text} not null,
      status {text} not null,
      changed_at {instant} not null,
      received_at {instant} not null,
      primary key (issuer, token_id, kind)
    )`,
    'create index account_events_by_subject on account_events (issuer, subject)',
    'create index account_events_by_receipt on account_events (received_at)',

    `create table refused_events (
      id {text} primary key,
      reason {text} not null,
      token_hash {text} not null,
      received_at {instant} not null
    )`,
    'create index refused_events_by_receipt on refused_events (received_at)',

    `create table audit_log (
      id {text} primary key,
      at {instant} not null,
      actor {text} not null,
      action {text} not null,
      target {text},
      details {json} not null
    )`,
    'create index audit_log_by_time on audit_log (at)',
    'create index audit_log_by_target on audit_log (target)',

    `create table site_state (
      name {text} primary key,
      value {text} not null,
      updated_at {instant} not null
    )`,

    `create table secrets (
      name {text} primary key,
      value {json} not null,
      created_at {instant} not null
    )`,

    // No index by time: calls write these rows all the time, and what is old is looked for once an hour.
    `create table rate_buckets (
      key {text} primary key,
      tokens {real} not null,
      updated_at {instant} not null
    )`,

    `create table identities (
      id {text} primary key,
      email {text} not null,
      email_key {text} not null unique,
      email_verified {flag} not null,
      password_hash {text} not null,
      password_changed_at {instant} not null,
      created_at {instant} not null
    )`,

    `create table provider_records (
      model {text} not null,
      id {text} not null,
      payload {json} not null,
      grant_id {text},
      user_code {text},
      uid {text},
      identity_id {text} references identities (id) on delete cascade,
      expires_at {instant},
      consumed_at {instant},
      primary key (model, id)
    )`,
    'create index provider_records_by_grant on provider_records (grant_id)',
    'create index provider_records_by_user_code on provider_records (user_code)',
    'create index provider_records_by_uid on provider_records (uid)',
    'create index provider_records_by_identity on provider_records (identity_id)',
    'create index provider_records_by_end on provider_records (expires_at)',

    `create table password_resets (
      token_hash {text} primary key,
      identity_id {text} not null references identities (id) on delete cascade,
      expires_at {instant} not null
    )`,
    'create index password_resets_by_identity on password_resets (identity_id)',
    'create index password_resets_by_end on password_resets (expires_at)',
  ],
}
