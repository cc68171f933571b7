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
 * What releases after a day changed on pages, oldest first (docs/behaviour/follows.md 5). An update belongs to the page about the feature, else to the one about the
 * nearest feature above it.
 *
 * @param slugs of the pages, in lower case
 * @param after a day whose releases are known already
 */
export function findNewUpdates(
  { data, features }: UpdatesIndex,
  { slugs, after }: { readonly slugs: ReadonlySet<string>; readonly after: string },
): readonly NewUpdates[] {
  const asked = (indexes: readonly number[]): IndexedFeature[] =>
    indexes.flatMap((index) => {
      const feature = features[index]
      return feature?.slug !== undefined && slugs.has(feature.slug) ? [feature] : []
    })
  return data.releases.flatMap((release) => {
    if (release.date <= after) return []
    const [added, removed] = [asked(release.added), asked(release.removed)]
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
