import { eventKeys, releaseKey } from './compare-updates.ts'
import type { UpdateRelease, UpdatesData } from './updates-data.ts'

/** Since when the data says what releases of the last months changed (docs/behaviour/follows.md 5). Plain data, stored as JSON. */
export interface SeenUpdates {
  /** When the newest data was made that this knows, as `UpdatesData.timestamp`. */
  readonly timestamp: string
  /** By `releaseKey`, then by `eventKeys`: `2026-11-12`, the day of the data that said it first; of what was on time, the day of the release. */
  readonly days: Readonly<Record<string, EventDays>>
}

type EventDays = Readonly<Record<string, string>>

/** What is known before any data. */
export const NOTHING_SEEN: SeenUpdates = { timestamp: '', days: {} }

/** The data completes a release for some weeks. What it adds to older releases is history: it describes old features for the first time, or moves them. */
export const LATE_DAYS = 90

const DAY_MS = 24 * 60 * 60_000

/**
 * Adds what newer data says for the first time. An event is late when its release was out at the time of the data before; releases that are older than
 * `LATE_DAYS` get no more events. What is gone from the data stays for as long, so that it is not late when it comes back.
 *
 * @returns `before` itself when the data is not newer
 */
export function addSeenUpdates(before: SeenUpdates, { timestamp, releases, features }: UpdatesData): SeenUpdates {
  if (timestamp <= before.timestamp) return before
  const [day, dayBefore] = [dayOfTime(timestamp), dayOfTime(before.timestamp)]
  const oldest = dayOfTime(new Date(Date.parse(timestamp) - LATE_DAYS * DAY_MS).toISOString())
  const daysOf = (release: UpdateRelease): EventDays => {
    const first = release.date > dayBefore ? release.date : day
    return Object.fromEntries(eventKeys(release, features).map((event) => [event, first]))
  }
  const known = Object.entries(before.days).filter(([, days]) => Object.values(days).some((seen) => seen > oldest))
  const recent = releases
    .filter(({ date }) => date > oldest)
    .map((release): [string, EventDays] => [releaseKey(release), { ...daysOf(release), ...before.days[releaseKey(release)] }])
  return { timestamp, days: Object.fromEntries([...known, ...recent]) }
}

function dayOfTime(timestamp: string): string {
  return timestamp.slice(0, '2026-11-12'.length)
}
