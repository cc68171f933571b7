import type { Migration } from './migration.ts'

/** Pings of browsers: which ones have come, which sessions a day has had, and what is counted of them by day. */
export const telemetry: Migration = {
  name: '0014-telemetry',
  statements: [
    `create table telemetry_pings (
      id {text} primary key,
      day {text} not null
    )`,
    'create index telemetry_pings_by_day on telemetry_pings (day)',

    `create table telemetry_sessions (
      day {text} not null,
      session {text} not null,
      primary key (day, session)
    )`,

    `create table telemetry_days (
      day {text} not null,
      measure {text} not null,
      locale {text} not null,
      about {text} not null,
      count {integer} not null,
      primary key (day, measure, locale, about)
    )`,
  ],
}
