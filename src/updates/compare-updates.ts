import type { UpdateRelease, UpdatesData } from './updates-data.ts'

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
  const known = new Set(before.releases.map(releaseKey))
  return {
    releases: after.releases
      .filter((release) => !known.has(releaseKey(release)))
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

/** The name of a release in all data: `firefox@160`. */
export function releaseKey({ browser, version }: Pick<UpdateRelease, 'browser' | 'version'>): string {
  return `${browser}@${version}`
}

/** The events of a release, by names that stay when the data changes: `+css.properties.gap`, `-css.properties.zoom`. */
export function eventKeys({ added, removed }: UpdateRelease, features: UpdatesData['features']): readonly string[] {
  return [...added.map((feature) => `+${features[feature]?.path}`), ...removed.map((feature) => `-${features[feature]?.path}`)]
}

function listEvents({ releases, features }: UpdatesData): ReadonlySet<string> {
  return new Set(releases.flatMap((release) => eventKeys(release, features).map((event) => `${releaseKey(release)} ${event}`)))
}

function countMissing(events: ReadonlySet<string>, others: ReadonlySet<string>): number {
  return events.difference(others).size
}
