import type { Migration } from './migration.ts'

/** Subscriptions, and the numbers of subscribers. Accounts that subscribe already get their numbers by age. */
export const billing: Migration = {
  name: '0007-billing',
  statements: [
    "alter table accounts add column billed_plan {text} not null default 'core'",
    'alter table accounts add column subscriber_number {integer}',
    'create unique index accounts_by_subscriber_number on accounts (subscriber_number)',
    'create table counters (name {text} primary key, value {integer} not null)',
    `update accounts set subscriber_number = (
      select count(*) from accounts as older
      where coalesce(older.enforced_plan, older.plan) <> 'core' and (older.created_at, older.id) <= (accounts.created_at, accounts.id)
    ) where coalesce(enforced_plan, plan) <> 'core'`,
    `insert into counters (name, value)
      select 'subscribers', max(subscriber_number) from accounts having max(subscriber_number) is not null`,

    `create table subscriptions (
      id {text} primary key,
      account_id {text} not null references accounts (id) on delete cascade,
      provider {text} not null,
      plan {text} not null,
      status {text} not null,
      currency {text} not null,
      amount {integer} not null,
      period_end {instant},
      cancels_at {instant},
      created_at {instant} not null,
      updated_at {instant} not null
    )`,
    'create index subscriptions_by_account on subscriptions (account_id)',

    `create table billing_customers (
      account_id {text} primary key references accounts (id) on delete cascade,
      customer_id {text} not null unique,
      asked_count {integer} not null,
      stored_count {integer} not null,
      created_at {instant} not null
    )`,

    // No reference to an account: whom an event was about is not stored.
    `create table billing_events (
      id {text} primary key,
      kind {text} not null,
      status {text} not null,
      happened_at {instant} not null,
      received_at {instant} not null
    )`,
    'create index billing_events_by_time on billing_events (received_at)',

    // No reference: the account is gone.
    `create table billing_departures (
      customer_id {text} primary key,
      attempts {integer} not null,
      next_at {instant} not null,
      created_at {instant} not null
    )`,
    'create index billing_departures_by_time on billing_departures (next_at)',
  ],
}
