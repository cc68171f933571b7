import { parseJson } from '../browser/parse-json.ts'

/** What a browser remembers of the releases that a user has been shown. */
export interface Visits {
  /** The newest releases on the visit before; null on the first one. */
  readonly before: readonly string[] | null
  /** Those on this visit. */
  readonly current: readonly string[]
  /** The last moment of this visit, in milliseconds since 1970. */
  readonly at: number
}

/** After so long without the page a visit has ended; other tabs, and reloads before, are the same visit (docs/behaviour/updates.md 109). In milliseconds. */
export const VISIT_MS = 30 * 60 * 1000

/** As many releases are remembered: more than a page of the site names. */
const MAX_RELEASES = 100

/**
 * The visits after the page was opened once more.
 *
 * @param stored what the storage has, of any shape
 * @param recent the newest releases that there are, `firefox@120`
 */
export function visit(stored: string | null, recent: readonly string[], now: number): Visits {
  const last = parseVisits(stored)
  if (last === undefined) return { before: null, current: recent, at: now }
  const isSame = now >= last.at && now - last.at < VISIT_MS
  const before = isSame ? last.before : last.current
  // A tab with an older page, or a page of an older copy of the site, takes nothing back.
  const current = isSame ? [...new Set([...recent, ...last.current])].slice(0, MAX_RELEASES) : recent
  return { before, current, at: now }
}

/**
 * The releases that are new: among the newest ones, listed before the first one that was known on the visit before.
 *
 * @param recent newest first
 */
export function newReleases({ before }: Visits, recent: readonly string[]): ReadonlySet<string> {
  if (before === null) return new Set()
  const lastKnown = recent.findLastIndex((key) => before.includes(key))
  const candidates = lastKnown === -1 ? recent : recent.slice(0, lastKnown)
  return new Set(candidates.filter((key) => !before.includes(key)))
}

function parseVisits(stored: string | null): Visits | undefined {
  const value = parseJson(stored)
  if (typeof value !== 'object' || value === null || !('before' in value) || !('current' in value) || !('at' in value)) return undefined
  const { before, current, at } = value
  if (!isKeys(current) || !(before === null || isKeys(before)) || typeof at !== 'number') return undefined
  return { before, current, at }
}

function isKeys(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.length <= MAX_RELEASES && value.every((key) => typeof key === 'string')
}
