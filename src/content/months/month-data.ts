/** What changed in browsers, month by month: plain data, stored as JSON. */
export interface Months {
  /** The day of the compatibility data: `2026-11-12`. */
  readonly date: string
  /** Newest first; the first one is that of the day, and so not over. */
  readonly months: readonly Month[]
  /** How many features became newly available, by month: two years more than there are months. */
  readonly newlyByMonth: Readonly<Record<string, number>>
}

/** One month: `2026-10`. */
export interface Month {
  readonly month: string
  /** Features that became newly and widely available in Baseline. */
  readonly newly: readonly BaselineFeature[]
  readonly widely: readonly BaselineFeature[]
  readonly first: readonly FirstSupport[]
  readonly removed: readonly RemovedFeature[]
  /** By day. */
  readonly releases: readonly MonthRelease[]
}

/** A feature as web-features describes it, in English. */
export interface BaselineFeature {
  readonly name: string
  readonly description: string
  readonly pages: readonly PagePlace[]
}

/** Where a page about a feature may be: its slug, and the fragment with `#` or ''. The best one first. */
export type PagePlace = readonly [slug: string, fragment: string]

/** A feature of the compatibility data. */
export interface ChangedFeature {
  /** `css.properties.color` */
  readonly path: string
  /** How many features below it changed in the same way. */
  readonly parts: number
  readonly pages: readonly PagePlace[]
}

/** A release of a browser by its name: `Firefox for Android`. */
export interface ReleaseName {
  readonly browser: string
  readonly version: string
  /** `2026-10-14` */
  readonly date: string
}

/** A feature that no browser engine had before, with the release that brought it. */
export interface FirstSupport extends ChangedFeature {
  readonly release: ReleaseName
}

/** A feature with the releases that removed it. */
export interface RemovedFeature extends ChangedFeature {
  readonly releases: readonly ReleaseName[]
}

/** A release with the numbers of features that it added and removed. */
export interface MonthRelease extends ReleaseName {
  readonly added: number
  readonly removed: number
  readonly notes: string | null
}
