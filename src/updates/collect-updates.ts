import { UPDATE_ENGINES } from '#contracts/update-filters.ts'
import { type CompatSnapshot, type FoundFeature, listSnapshotFeatures, statementsOf } from './compat-snapshot.ts'
import { type KnownBrowser, type KnownRelease, listKnownBrowsers } from './known-browsers.ts'
import { changesIn, isSupportedNow } from './plain-support.ts'
import { type FeatureBaseline, UPDATES_FORMAT, type UpdateFeature, type UpdateRelease, type UpdatesData } from './updates-data.ts'

/** What Baseline says of a feature, by its path. */
export type FindBaseline = (path: string) => FeatureBaseline | null

/**
 * All that the releases of the 14 browsers added and removed, recomputed as a whole (docs/behaviour/updates.md 1 to 6). A release counts when it is dated
 * up to the day of the snapshot: so the same snapshot gives the same data on any day.
 *
 * @throws Error when the snapshot does not say which one it is
 */
export function collectUpdates(snapshot: CompatSnapshot, findBaseline: FindBaseline): UpdatesData {
  const { version, timestamp } = snapshot.__meta ?? {}
  if (version === undefined || timestamp === undefined) throw new Error('the compatibility data has no version or no timestamp in __meta')
  const browsers = listKnownBrowsers(snapshot, timestamp.slice(0, '2026-11-10'.length))
  const found = listSnapshotFeatures(snapshot)
  const changes = browsers.map((browser) => ({ browser, changes: collectChanges(found, browser) }))
  const used = new Set(changes.flatMap(({ changes: { added, removed } }) => [...added.values(), ...removed.values()].flat()))
  const features = found.filter((feature) => used.has(feature))
  const indexes = new Map(features.map((feature, index) => [feature, index]))
  const indexesOf = (list: readonly FoundFeature[] = []) => list.flatMap((feature) => indexes.get(feature) ?? [])
  const releases = changes.flatMap(({ browser, changes: { added, removed } }) =>
    [...browser.releases.values()]
      .sort((a, b) => a.index - b.index)
      .map((release) => viewRelease(browser, release, { added: indexesOf(added.get(release)), removed: indexesOf(removed.get(release)) })),
  )
  return {
    format: UPDATES_FORMAT,
    version,
    timestamp,
    releases: releases.filter(({ added, removed }) => added.length + removed.length > 0).sort(compareReleases),
    features: features.map((feature) => viewFeature(feature, browsers, findBaseline)),
  }
}

/** The features that each release of a browser added and removed, in their order. */
interface BrowserChanges {
  readonly added: ReadonlyMap<KnownRelease, readonly FoundFeature[]>
  readonly removed: ReadonlyMap<KnownRelease, readonly FoundFeature[]>
}

function collectChanges(features: readonly FoundFeature[], browser: KnownBrowser): BrowserChanges {
  const changes = features.map((found) => ({ found, ...changesIn(statementsOf(found.feature, browser.id), browser) }))
  return {
    added: byRelease(changes.flatMap(({ found, added }) => added.map((release) => ({ found, release })))),
    removed: byRelease(changes.flatMap(({ found, removed }) => removed.map((release) => ({ found, release })))),
  }
}

function byRelease(
  pairs: readonly { readonly found: FoundFeature; readonly release: KnownRelease }[],
): ReadonlyMap<KnownRelease, readonly FoundFeature[]> {
  return new Map([...Map.groupBy(pairs, ({ release }) => release)].map(([release, own]) => [release, own.map(({ found }) => found)]))
}

function viewRelease(
  { id, name }: KnownBrowser,
  { version, date, status, engine, engineVersion, notes }: KnownRelease,
  { added, removed }: Pick<UpdateRelease, 'added' | 'removed'>,
): UpdateRelease {
  return { browser: id, name, version, date, status, engine, engineVersion, notes, added, removed }
}

/** Sorting keeps the order of a browser's own releases of one day. */
function compareReleases(a: UpdateRelease, b: UpdateRelease): number {
  return compare(a.date, b.date) || compare(a.name, b.name)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function viewFeature({ path, feature }: FoundFeature, browsers: readonly KnownBrowser[], findBaseline: FindBaseline): UpdateFeature {
  const { deprecated, experimental, standard_track } = feature.status ?? {}
  const isWhole = deprecated !== undefined && experimental !== undefined && standard_track !== undefined
  const supporting = browsers.filter((browser) => browser.type !== 'server' && isSupportedNow(statementsOf(feature, browser.id), browser))
  return {
    path,
    file: feature.source_file ?? '',
    specs: [feature.spec_url ?? []].flat(),
    status: isWhole ? { deprecated, experimental, standard_track } : null,
    engines: UPDATE_ENGINES.filter((engine) => supporting.some((browser) => browser.engine === engine)),
    baseline: findBaseline(path),
  }
}
