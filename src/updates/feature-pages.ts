/** The pages of the site that describe features: a file of a build, as JSON. */
export interface FeaturePages {
  /** The file with the updates of the build, by its path below the public folder. */
  readonly data: string
  /** Paths of features, and the slugs and titles of the English pages that name them. */
  readonly pages: readonly (readonly [path: string, slug: string, title: string])[]
  /** The titles of translations, by locale and slug. */
  readonly translations: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** Where the builder writes them, below the public folder. */
export const FEATURE_PAGES_PATH = 'static/updates/pages.json'

/** A page that describes a feature or one above it. */
export interface FeaturePage {
  readonly slug: string
  readonly title: string
  readonly isOwn: boolean
}

/**
 * The page of each feature, else that of the nearest feature above it; undefined where there is none (docs/behaviour/updates.md 6).
 *
 * @param paths of features
 */
export function findFeaturePages(paths: readonly string[], { pages }: FeaturePages): readonly (FeaturePage | undefined)[] {
  const known = new Map(pages.map(([path, slug, title]) => [path, { slug, title }]))
  return paths.map((path) => {
    for (let above = path; above !== ''; above = above.slice(0, Math.max(0, above.lastIndexOf('.')))) {
      const page = known.get(above)
      if (page !== undefined) return { ...page, isOwn: above === path }
    }
    return undefined
  })
}
