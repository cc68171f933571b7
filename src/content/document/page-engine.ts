import type { Brand, SiteFile } from '#contracts/site.ts'
import type { DataSources } from '../data/data-sources.ts'
import type { ImageSize } from '../html/html-context.ts'
import type { SidebarBuilder } from '../sidebars/sidebar-builder.ts'
import type { Facts } from '../tree/facts.ts'

/** Everything that documents are built with; one for each thread, the same for all pages of a build. */
export interface PageEngine {
  readonly facts: Facts
  readonly data: DataSources
  readonly brand: Brand
  readonly source: SiteFile['source']
  readonly sidebars: SidebarBuilder
  /** Pages are made from sources that are being written. */
  readonly isPreview: boolean
  /** Size of an image by its absolute path; undefined when it can't be measured. */
  readonly measure: (path: string) => ImageSize | undefined
}
