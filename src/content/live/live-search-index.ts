import type { Feature } from '#contracts/features.ts'
import { slugsByTarget } from '../build/search-files.ts'
import { createDataSources } from '../data/data-sources.ts'
import type { PageEngine } from '../document/page-engine.ts'
import { createImageMeasure } from '../html/measure-image.ts'
import { kindOfRecord } from '../kinds/kind-of.ts'
import { AssetIndex } from '../read/assets.ts'
import type { PageRecord } from '../read/page-record.ts'
import { buildSearchIndex, collectSearch } from '../search/build-search-index.ts'
import { countWhenAsked } from '../search/counted-pages.ts'
import type { SearchSource } from '../search/search-source.ts'
import { SidebarBuilder } from '../sidebars/sidebar-builder.ts'
import { readSite, type SiteContent } from '../site/read-site.ts'
import { Facts } from '../tree/facts.ts'
import { Tree } from '../tree/tree.ts'

/** What the search indexes of a site that is being written are made from; plain data that can be posted. */
export interface LiveSearchSetup {
  readonly roots: readonly string[]
  readonly popularityFile?: string
  readonly features?: readonly Feature[]
}

/** Makes the search index of one language; undefined when the language has no documents. */
export type LiveSearchIndexer = (locale: string) => Uint8Array | undefined

/**
 * Reads the content as it is on disk; what it gives makes the same indexes as a build. Each document is built for it, so this is work for a
 * thread.
 *
 * @throws ContentError when a root can't be read
 */
export function openLiveSearchIndexer({ roots, popularityFile, features }: LiveSearchSetup): LiveSearchIndexer {
  const content = readSite(roots, { popularityFile, features })
  const engine = engineOf(content)
  const aliases = slugsByTarget(content.tree.redirects)
  return (locale) => {
    const pages = content.tree.allPages.filter((page) => page.locale === locale).sort((a, b) => (a.url < b.url ? -1 : 1))
    if (pages.every(({ area }) => area !== undefined)) return undefined
    const byUrl = new Map(pages.map((page) => [page.url, page]))
    const inputs = pages.map(({ url }) => ({ url, input: '' }))
    const read = (url: string): SearchSource | undefined => {
      const page = byUrl.get(url)
      return page === undefined ? undefined : readSource(page, engine, aliases.get(url) ?? [])
    }
    return buildSearchIndex(locale, collectSearch(locale, inputs, { counted: countWhenAsked(locale, read) }))
  }
}

function readSource(page: PageRecord, engine: PageEngine, aliases: readonly string[]): SearchSource | undefined {
  const kind = kindOfRecord(page)
  return kind.searchSource(kind.build(page, { engine, origin: '' }).page, aliases)
}

function engineOf({ tree, assets, sidebars, brand, site, roots }: SiteContent): PageEngine {
  const facts = new Facts(new Tree({ pages: tree.allPages, redirects: tree.redirects }), new AssetIndex(assets))
  const data = createDataSources(roots)
  return {
    facts,
    data,
    brand,
    source: site.source,
    sidebars: new SidebarBuilder({ facts, data, files: sidebars }),
    isPreview: true,
    measure: createImageMeasure(),
  }
}
