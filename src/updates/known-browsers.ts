import { UPDATE_BROWSERS } from '#contracts/update-filters.ts'
import type { CompatSnapshot, SnapshotBrowser, SnapshotRelease } from './compat-snapshot.ts'
import type { ReleaseStatus } from './updates-data.ts'

/** A browser with the releases that users have got. */
export interface KnownBrowser {
  readonly id: string
  readonly name: string
  /** `desktop`, `mobile`, `server`. */
  readonly type: string
  /** By version. */
  readonly releases: ReadonlyMap<string, KnownRelease>
  /** The engine of its newest current release; undefined for a browser that has none any more. */
  readonly engine: string | undefined
}

export interface KnownRelease {
  readonly version: string
  /** Its place among the releases of its browser. */
  readonly index: number
  /** `2026-11-10` */
  readonly date: string
  readonly status: ReleaseStatus
  readonly engine: string | null
  readonly engineVersion: string | null
  readonly notes: string | null
}

const STATUSES: Readonly<Record<string, ReleaseStatus | undefined>> = { current: 'current', esr: 'esr', retired: 'retired' }
const DAY = /^\d{4}-\d{2}-\d{2}$/
const ADDRESS = /^https?:\/\/\S+$/

/**
 * The 14 browsers, as far as the data knows them, with the releases that are out: dated up to a day, neither beta nor nightly nor planned
 * (docs/behaviour/updates.md 1).
 *
 * @param day `2026-11-12`
 */
export function listKnownBrowsers({ browsers }: CompatSnapshot, day: string): readonly KnownBrowser[] {
  return UPDATE_BROWSERS.flatMap((id) => {
    const browser = browsers[id]
    return browser === undefined ? [] : [viewBrowser(id, browser, day)]
  })
}

function viewBrowser(id: string, { name, type, releases = {} }: SnapshotBrowser, day: string): KnownBrowser {
  const known = Object.entries(releases).flatMap(([version, release]) => {
    const found = release === undefined ? undefined : findRelease(version, release, day)
    return found === undefined ? [] : [found]
  })
  const current = known.filter(({ status }) => status === 'current').sort((a, b) => b.index - a.index)
  return { id, name, type, releases: new Map(known.map((release) => [release.version, release])), engine: current[0]?.engine ?? undefined }
}

function findRelease(version: string, release: SnapshotRelease, day: string): KnownRelease | undefined {
  const { index = 0, release_date: date, engine = null, engine_version: engineVersion = null, release_notes: notes } = release
  const status = STATUSES[release.status ?? '']
  if (status === undefined || date === undefined || !DAY.test(date) || date > day) return undefined
  return { version, index, date, status, engine, engineVersion, notes: notes !== undefined && ADDRESS.test(notes) ? notes : null }
}
