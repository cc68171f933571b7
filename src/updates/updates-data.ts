import type { BaselineStatus } from '#contracts/baseline.ts'
import type { UpdateEngine } from '#contracts/update-filters.ts'

/** All updates in one snapshot of the compatibility data: plain data, stored as JSON. */
export interface UpdatesData {
  readonly format: typeof UPDATES_FORMAT
  /** The version of the compatibility data. */
  readonly version: string
  /** When that version was made, ISO 8601 in UTC. Of two data the one with the later time is the newer. */
  readonly timestamp: string
  /** By day, then by the name of the browser, then in the browser's own order. */
  readonly releases: readonly UpdateRelease[]
  /** In the order of their paths. */
  readonly features: readonly UpdateFeature[]
}

/** Counted up with each change of the shape. */
export const UPDATES_FORMAT = 1

/** A release of a browser. */
export interface UpdateRelease {
  /** `firefox_android`, and `Firefox for Android`. */
  readonly browser: string
  readonly name: string
  readonly version: string
  /** `2026-11-10` */
  readonly date: string
  readonly status: ReleaseStatus
  readonly engine: string | null
  readonly engineVersion: string | null
  /** An `https:` or `http:` address. */
  readonly notes: string | null
  /** Indexes into the features, ascending. A feature is in one of the two lists at most. */
  readonly added: readonly number[]
  readonly removed: readonly number[]
}

export type ReleaseStatus = 'current' | 'esr' | 'retired'

/** A feature that some release added or removed. */
export interface UpdateFeature {
  /** `css.properties.color` */
  readonly path: string
  /** The file of the compatibility data. */
  readonly file: string
  readonly specs: readonly string[]
  /** Null where the data does not say all three. */
  readonly status: FeatureStatus | null
  /** The engines that support it now. */
  readonly engines: readonly UpdateEngine[]
  /** Null where Baseline says nothing of it. */
  readonly baseline: FeatureBaseline | null
}

export interface FeatureStatus {
  readonly deprecated: boolean
  readonly experimental: boolean
  readonly standard_track: boolean
}

/** Where a feature stands in Baseline; `since` is a day, with `≤` before it where the true one is earlier. */
export interface FeatureBaseline {
  readonly status: BaselineStatus
  readonly since: string | null
}
