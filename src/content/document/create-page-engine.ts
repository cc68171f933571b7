import type { Brand, SiteFile } from '#contracts/site.ts'
import { createDataSources } from '../data/data-sources.ts'
import { createImageMeasure } from '../html/measure-image.ts'
import { type Asset, AssetIndex } from '../read/assets.ts'
import type { PageRecord } from '../read/page-record.ts'
import { SidebarBuilder, type SidebarFiles } from '../sidebars/sidebar-builder.ts'
import { Facts } from '../tree/facts.ts'
import { Tree } from '../tree/tree.ts'
import type { PageEngine } from './page-engine.ts'

/** Everything a thread needs to make documents: plain data that can be posted. */
export interface EngineSetup {
  readonly pages: readonly PageRecord[]
  /** The content roots. */
  readonly roots: readonly string[]
  readonly redirects: ReadonlyMap<string, string>
  readonly assets: readonly Asset[]
  readonly brand: Brand
  readonly source: SiteFile['source']
  /** Sidebar files of the content, by name in lower case. */
  readonly sidebarFiles: SidebarFiles
}

/** The engine of a thread, which makes documents from sources that are saved. */
export function createPageEngine({ pages, roots, redirects, assets, brand, source, sidebarFiles }: EngineSetup): PageEngine {
  const facts = new Facts(Tree.of({ pages, redirects }), new AssetIndex(assets))
  const data = createDataSources(roots)
  const sidebars = new SidebarBuilder({ facts, data, files: sidebarFiles })
  return { facts, data, brand, source, sidebars, isPreview: false, measure: createImageMeasure() }
}
