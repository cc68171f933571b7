import type { Migration } from './migration.ts'

/** The scanner of sites: one row for each site that was scanned, with the lease of a running scan; one for each scan. */
export const observatory: Migration = {
  name: '0011-observatory',
  statements: [
    `create table observatory_sites (
      host {text} primary key,
      lease_owner {text},
      lease_until {instant} not null,
      grade {text},
      scanned_at {instant}
    )`,
    'create index observatory_sites_by_time on observatory_sites (scanned_at)',

    `create table observatory_scans (
      id {integer} not null primary key,
      host {text} not null,
      scanned_at {instant} not null,
      version {integer} not null,
      grade {text},
      score {integer},
      report {json},
      error {text},
      message {text}
    )`,
    'create index observatory_scans_by_host on observatory_scans (host, scanned_at)',
    'create index observatory_scans_by_time on observatory_scans (scanned_at)',
  ],
}
