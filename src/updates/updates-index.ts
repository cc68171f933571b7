import type { UpdateSort, UpdateStatus } from '#contracts/update-filters.ts'
import { type FeaturePage, type FeaturePages, findFeaturePages } from './feature-pages.ts'
import type { FeatureStatus, UpdateFeature, UpdateRelease, UpdatesData } from './updates-data.ts'

/** Updates, ready to be asked. */
export interface UpdatesIndex {
  readonly data: UpdatesData
  /** In the order of `data.features`. */
  readonly features: readonly IndexedFeature[]
  readonly releases: Readonly<Record<UpdateSort, readonly UpdateRelease[]>>
  readonly translations: FeaturePages['translations']
}

export interface IndexedFeature extends UpdateFeature {
  /** In lower case. */
  readonly searched: string
  /** The first part of the path. */
  readonly category: string
  /** The words that its status stands for; none where it is not known. */
  readonly words: readonly UpdateStatus[]
  readonly page: FeaturePage | undefined
  /** The slug of the page in lower case. */
  readonly slug: string | undefined
}

/** Updates with the pages of a site. */
export function indexUpdates(data: UpdatesData, pages: FeaturePages): UpdatesIndex {
  const paths = data.features.map(({ path }) => path)
  const found = findFeaturePages(paths, pages)
  return {
    data,
    features: data.features.map((feature, index) => ({
      ...feature,
      searched: feature.path.toLowerCase(),
      category: feature.path.split('.', 1)[0] ?? '',
      words: wordsOf(feature.status),
      page: found[index],
      slug: found[index]?.slug.toLowerCase(),
    })),
    releases: { asc: data.releases, desc: newestFirst(data.releases) },
    translations: pages.translations,
  }
}

function wordsOf(status: FeatureStatus | null): readonly UpdateStatus[] {
  if (status === null) return []
  const { deprecated, experimental, standard_track: isStandard } = status
  return [
    isStandard ? 'standard' : 'nonstandard',
    ...(experimental ? ['experimental' as const] : []),
    ...(deprecated ? ['deprecated' as const] : []),
  ]
}

/** By day, the newest first; of one day by the name of the browser. */
function newestFirst(releases: readonly UpdateRelease[]): readonly UpdateRelease[] {
  return [...releases]
    .reverse()
    .sort((a, b) => (a.date !== b.date ? (a.date < b.date ? 1 : -1) : a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
}
