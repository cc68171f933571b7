import { readdirSync, realpathSync } from 'node:fs'
import { DEFAULT_FEATURES, type Feature } from '#contracts/features.ts'
import { DEFAULT_BRAND } from '#contracts/site.ts'
import { type AreaContent, readAreas } from '../../areas/read-areas.ts'
import { FileCache } from '../../read/file-cache.ts'
import type { PageRecord } from '../../read/page-record.ts'
import { listSharedAssets } from '../../read/shared-assets.ts'
import { ContentError } from '../../site/content-error.ts'
import type { SiteContent } from '../../site/read-site.ts'
import { readSiteFile } from '../../site/read-site-file.ts'
import { Facts } from '../../tree/facts.ts'
import { LazyAssets } from './lazy-assets.ts'
import { LazyNames } from './lazy-names.ts'
import { LazySidebars } from './lazy-sidebars.ts'
import { LazyTree } from './lazy-tree.ts'

/** Content of which pages and files are read when they are asked for. */
export interface LazyContent {
  /** Without the list of files; its tree is that of the facts. */
  readonly content: SiteContent
  readonly facts: Facts
  /** Lists the pages besides documents. */
  readonly listKnown: () => readonly PageRecord[]
}

/**
 * Opens content and reads no page of it. Dates, contributors and views of pages are not known.
 *
 * @param cache of what files said; a file is compared with its stamp before it is used
 * @throws ContentError when a root or a site.json can't be read
 */
export function openLazyContent(
  rootPaths: readonly string[],
  features: readonly Feature[] = DEFAULT_FEATURES,
  cache = new FileCache(),
): LazyContent {
  const roots = rootPaths.map(openRoot)
  const siteFile = roots.map((root) => readSiteFile(root)).find((own) => own !== undefined)
  const site = siteFile?.site ?? {}
  const brand = { ...DEFAULT_BRAND, ...site.brand }
  let areas: AreaContent | undefined
  const getAreas = (): AreaContent => {
    const dated = roots.map((root) => ({ root, history: new Map() }))
    areas ??= readAreas(dated, { brand, issues: site.issues, features })
    return areas
  }
  const tree = new LazyTree({ roots, cache, machineTranslated: new Set(site.machineTranslated), readAreaPages: () => getAreas().records })
  const assets = new LazyAssets(roots, () => [
    ...getAreas().assets.map(({ path, area, name }) => ({ path, key: `_${area}/${name}` })),
    ...roots.flatMap((root) => listSharedAssets(root).files),
  ])
  const content: SiteContent = {
    roots,
    tree,
    assets: [],
    sidebars: new LazySidebars(roots),
    site,
    ...(siteFile === undefined ? {} : { siteFile: siteFile.path }),
    brand,
    features,
    ...(siteFile?.logo === undefined ? {} : { logo: siteFile.logo }),
    adImages: siteFile?.adImages ?? new Map(),
    wikiContributors: new Map(),
    repositories: [],
    diagnostics: [],
  }
  return { content, facts: new Facts(tree, assets, new LazyNames(roots, tree)), listKnown: () => tree.areaPages }
}

function openRoot(path: string): string {
  try {
    const root = realpathSync(path)
    readdirSync(root)
    return root
  } catch (error) {
    throw new ContentError(`cannot read the content root ${path}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
