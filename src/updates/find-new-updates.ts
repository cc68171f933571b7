import { releaseKey } from './compare-updates.ts'
import type { SeenUpdates } from './seen-updates.ts'
import type { UpdateRelease } from './updates-data.ts'
import type { IndexedFeature, UpdatesIndex } from './updates-index.ts'

/** What a release did with features whose pages were asked for. */
export interface NewUpdates {
  readonly release: UpdateRelease
  readonly added: readonly IndexedFeature[]
  readonly removed: readonly IndexedFeature[]
}

/** The day of the data: releases up to it are in it. */
export function dayOf({ data }: UpdatesIndex): string {
  return data.timestamp.slice(0, '2026-11-12'.length)
}

/**
 * What is new on pages after a day, oldest release first: what later releases changed, and what the data says of earlier releases only since then
 * (docs/behaviour/follows.md 5). An update belongs to the page about the feature, else to the one about the nearest feature above it.
 *
 * @param slugs of the pages, in lower case
 * @param after a day of the data whose updates are known already
 */
export function findNewUpdates(
  { data, features }: UpdatesIndex,
  { slugs, after, seen }: { readonly slugs: ReadonlySet<string>; readonly after: string; readonly seen: SeenUpdates },
): readonly NewUpdates[] {
  return data.releases.flatMap((release) => {
    const days = seen.days[releaseKey(release)]
    if (release.date <= after && days === undefined) return []
    const isLate = (event: string): boolean => (days?.[event] ?? '') > after
    const asked = (indexes: readonly number[], sign: '+' | '-'): IndexedFeature[] =>
      indexes.flatMap((index) => {
        const feature = features[index]
        if (feature?.slug === undefined || !slugs.has(feature.slug)) return []
        return release.date > after || isLate(`${sign}${feature.path}`) ? [feature] : []
      })
    const [added, removed] = [asked(release.added, '+'), asked(release.removed, '-')]
    return added.length + removed.length === 0 ? [] : [{ release, added, removed }]
  })
}

/** The pages that updates belong to, by their slugs in lower case. */
export function pagesWithUpdates(index: UpdatesIndex): ReadonlyMap<string, { readonly slug: string; readonly title: string }> {
  const known =
    pages.get(index) ??
    new Map(index.features.flatMap(({ slug, page }) => (slug === undefined || page === undefined ? [] : [[slug, page]])))
  pages.set(index, known)
  return known
}

const pages = new WeakMap<UpdatesIndex, ReadonlyMap<string, { readonly slug: string; readonly title: string }>>()
