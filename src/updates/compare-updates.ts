import type { UpdatesData } from './updates-data.ts'

/** What new updates have that the previous ones did not. */
export interface UpdatesChange {
  /** Releases without any event before: `Firefox 160`, the newest first. */
  readonly releases: readonly string[]
  /** Events that are new, and events that are gone. */
  readonly added: number
  readonly removed: number
}

/** Compares two data by what they say, whatever their versions (docs/behaviour/updates.md 14). */
export function compareUpdates(before: UpdatesData, after: UpdatesData): UpdatesChange {
  const [old, fresh] = [listEvents(before), listEvents(after)]
  const known = new Set(before.releases.map(keyOf))
  return {
    releases: after.releases
      .filter((release) => !known.has(keyOf(release)))
      .map(({ name, version }) => `${name} ${version}`)
      .reverse(),
    added: countMissing(fresh, old),
    removed: countMissing(old, fresh),
  }
}

/** How many events the data has. */
export function countEvents({ releases }: UpdatesData): number {
  return releases.reduce((sum, { added, removed }) => sum + added.length + removed.length, 0)
}

function listEvents({ releases, features }: UpdatesData): ReadonlySet<string> {
  return new Set(
    releases.flatMap((release) => [
      ...release.added.map((feature) => `${keyOf(release)} +${features[feature]?.path}`),
      ...release.removed.map((feature) => `${keyOf(release)} -${features[feature]?.path}`),
    ]),
  )
}

function keyOf({ browser, version }: { readonly browser: string; readonly version: string }): string {
  return `${browser}@${version}`
}

function countMissing(events: ReadonlySet<string>, others: ReadonlySet<string>): number {
  return events.difference(others).size
}
