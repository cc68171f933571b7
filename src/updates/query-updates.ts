import { UPDATE_EVENTS_MAX, UPDATE_GROUPS_PER_PAGE } from '#contracts/update-limits.ts'
import type { UpdateGroup, UpdatesPage, UpdatesQuery } from '#contracts/updates.ts'
import { slugOfDocument } from './read-query.ts'
import type { UpdateRelease } from './updates-data.ts'
import type { IndexedFeature, UpdatesIndex } from './updates-index.ts'
import { viewEvent } from './view-event.ts'

/** A release with the indexes of those of its features that were asked for. */
export interface FoundRelease {
  readonly release: UpdateRelease
  readonly added: readonly number[]
  readonly removed: readonly number[]
}

/**
 * A page of releases with what they added and removed (docs/behaviour/updates.md 7 to 10). After the last page there is nothing.
 *
 * @param slugs those of the pages in the user's collections, in lower case; absent: there is no such filter
 */
export function queryUpdates(index: UpdatesIndex, query: UpdatesQuery, slugs?: ReadonlySet<string>): UpdatesPage {
  const found = findReleases(index, query, slugs)
  const first = (query.page - 1) * UPDATE_GROUPS_PER_PAGE
  const { version, timestamp } = index.data
  return {
    data: found
      .slice(first, first + UPDATE_GROUPS_PER_PAGE)
      .map((release) => viewGroup(index, release, { ...query, most: UPDATE_EVENTS_MAX })),
    last: Math.ceil(found.length / UPDATE_GROUPS_PER_PAGE),
    count: { releases: found.length, events: found.reduce((sum, { added, removed }) => sum + added.length + removed.length, 0) },
    version,
    date: timestamp.slice(0, '2026-11-10'.length),
    query,
  }
}

/** The releases in which something was found, in the order of the query. */
export function findReleases(index: UpdatesIndex, query: UpdatesQuery, slugs?: ReadonlySet<string>): readonly FoundRelease[] {
  const asked = findFeatures(index, query, slugs)
  const askedOf = (features: readonly number[]) => (asked === undefined ? features : features.filter((feature) => asked[feature] === 1))
  const browsers = new Set(query.browsers)
  return index.releases[query.sort].flatMap((release) => {
    const { browser, version } = release
    if (browsers.size > 0 && !browsers.has(browser)) return []
    if (query.release !== null && query.release !== `${browser}@${version}`) return []
    const [added, removed] = [askedOf(release.added), askedOf(release.removed)]
    return added.length + removed.length === 0 ? [] : [{ release, added, removed }]
  })
}

type IsAsked = (feature: IndexedFeature) => boolean

/** 1 for each feature that the filters let through, by its index; undefined: all of them. */
function findFeatures({ features }: UpdatesIndex, query: UpdatesQuery, slugs?: ReadonlySet<string>): Uint8Array | undefined {
  const filters = listFilters(query, slugs)
  if (filters.length === 0) return undefined
  const asked = new Uint8Array(features.length)
  for (const [index, feature] of features.entries()) if (filters.every((isAsked) => isAsked(feature))) asked[index] = 1
  return asked
}

/** Lists are looked up in sets: an address may have five hundred words, and each is compared with twenty thousand features. */
function listFilters({ q, category, status, baseline, doc }: UpdatesQuery, slugs?: ReadonlySet<string>): readonly IsAsked[] {
  const words = [...new Set(q.toLowerCase().split(/\s+/).filter(Boolean))]
  const slug = doc === null ? undefined : (slugOfDocument(doc) ?? '')
  const [categories, statuses, levels] = [new Set(category), new Set(status), new Set<string | undefined>(baseline)]
  const filters: readonly (IsAsked | false)[] = [
    category.length > 0 && ((feature) => categories.has(feature.category)),
    slug !== undefined && ((feature) => feature.slug === slug),
    slugs !== undefined && ((feature) => feature.slug !== undefined && slugs.has(feature.slug)),
    status.length > 0 && ((feature) => feature.words.some((word) => statuses.has(word))),
    baseline.length > 0 && ((feature) => levels.has(feature.baseline?.status)),
    ...words.map((word) => (feature: IndexedFeature) => feature.searched.includes(word)),
  ]
  return filters.filter((isAsked) => isAsked !== false)
}

/** A release as responses have it. @param shown which of its features: how many are passed over, how many there are at most, and in which language */
export function viewGroup(
  index: UpdatesIndex,
  { release, added, removed }: FoundRelease,
  { from, most, locale }: { readonly from: number; readonly most: number; readonly locale: string },
): UpdateGroup {
  const gone = new Set(removed)
  const shown = [...added, ...removed].sort((a, b) => a - b).slice(from, from + most)
  const view = (features: readonly number[]) => features.map((feature) => viewEvent(index, feature, locale))
  return {
    type: 'browser_grouping',
    browser: release.browser,
    name: release.name,
    version: release.version,
    status: release.status,
    release_date: release.date,
    engine: release.engine,
    engine_version: release.engineVersion,
    release_notes: release.notes,
    count: { added: added.length, removed: removed.length },
    events: { added: view(shown.filter((feature) => !gone.has(feature))), removed: view(shown.filter((feature) => gone.has(feature))) },
  }
}
