import type { UpdateRelease, UpdatesData } from '#updates/updates-data.ts'
import type { CompatData } from '../data/compat-data.ts'
import type { Feature, Features } from '../data/features.ts'
import { listFirstSupport } from './first-support.ts'
import { foldParts } from './fold-parts.ts'
import { listMonths } from './list-months.ts'
import type { BaselineFeature, Month, MonthRelease, Months, ReleaseName, RemovedFeature } from './month-data.ts'
import { placesOfFeature, placesOfKeys } from './page-places.ts'

/** Months that charts look back, besides those with pages. */
const MONTHS_OF_CHARTS = 24

interface MonthSources {
  readonly updates: UpdatesData
  readonly features: Features
  readonly compat: CompatData
}

/**
 * What changed in each of the last months up to the day of the compatibility data (docs/behaviour/months.md 1 to 5). The clock has no part in it.
 *
 * @param count how many months
 */
export function collectMonths({ updates: all, features, compat }: MonthSources, count: number): Months {
  const updates = keepPlatform(all)
  const date = updates.timestamp.slice(0, '2026-11-12'.length)
  const [newest = '', ...older] = listMonths(date, count + MONTHS_OF_CHARTS)
  const low = byMonth(features.list(), ({ status }) => status.baseline_low_date)
  const high = byMonth(features.list(), ({ status }) => status.baseline_high_date)
  const first = Map.groupBy(listFirstSupport(updates), ({ release }) => monthOf(release.date))
  const releases = Map.groupBy(updates.releases, (release) => monthOf(release.date))
  const viewFeatures = (list: readonly Feature[] = []): BaselineFeature[] => list.map((feature) => viewFeature(feature, compat))
  const months = [newest, ...older].slice(0, count).map((month): Month => {
    const own = releases.get(month) ?? []
    return {
      month,
      newly: viewFeatures(low.get(month)),
      widely: viewFeatures(high.get(month)),
      first: foldParts(first.get(month) ?? [], ({ release }) => release.browser + release.version).map((found) => ({
        ...found,
        pages: placesOfFeature(found.path, compat),
      })),
      removed: listRemoved(own, updates).map((found) => ({ ...found, pages: placesOfFeature(found.path, compat) })),
      releases: own.map(viewRelease),
    }
  })
  const newlyByMonth = Object.fromEntries([newest, ...older].map((month) => [month, low.get(month)?.length ?? 0]))
  return { date, months, newlyByMonth }
}

function monthOf(date: string): string {
  return date.slice(0, '2026-10'.length)
}

/** Dates with `≤` are the latest possible ones, so their months are not known. */
function byMonth(features: readonly Feature[], dateOf: (feature: Feature) => string | undefined): ReadonlyMap<string, readonly Feature[]> {
  return Map.groupBy(
    features.filter((feature) => /^\d/.test(dateOf(feature) ?? '')),
    (feature) => monthOf(dateOf(feature) ?? ''),
  )
}

function viewFeature({ name, description, compat_features = [] }: Feature, compat: CompatData): BaselineFeature {
  return { name, description, pages: placesOfKeys(compat_features, compat) }
}

/** Areas of the data that pages do not use. */
const NOT_FOR_PAGES = /^(?:webdriver|webextensions)\./

/** Browsers with the features that pages use; programs that run scripts outside of pages are left out. */
function keepPlatform({ releases, ...updates }: UpdatesData): UpdatesData {
  const isKept = (index: number): boolean => !NOT_FOR_PAGES.test(updates.features[index]?.path ?? '')
  return {
    ...updates,
    releases: releases.flatMap((release) =>
      release.engine === null || release.engine === 'V8'
        ? []
        : [{ ...release, added: release.added.filter(isKept), removed: release.removed.filter(isKept) }],
    ),
  }
}

function viewRelease(release: UpdateRelease): MonthRelease {
  return { ...nameOf(release), added: release.added.length, removed: release.removed.length, notes: release.notes }
}

function nameOf({ name, version, date }: UpdateRelease): ReleaseName {
  return { browser: name, version, date }
}

function listRemoved(releases: readonly UpdateRelease[], { features }: UpdatesData): Omit<RemovedFeature, 'pages'>[] {
  const pairs = releases.flatMap((release) =>
    release.removed.map((index) => ({ path: features[index]?.path ?? '', release: nameOf(release) })),
  )
  const found = [...Map.groupBy(pairs, ({ path }) => path)].map(([path, own]) => ({ path, releases: own.map(({ release }) => release) }))
  return foldParts(
    found.toSorted((a, b) => (a.path < b.path ? -1 : 1)),
    (removed) => JSON.stringify(removed.releases),
  )
}
