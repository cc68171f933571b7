import type { IssueSource } from '#contracts/community.ts'
import type { Brand } from '#contracts/site.ts'
import type { ReportDiagnostic } from '../../diagnostics/collect-diagnostics.ts'
import type { AreaFile } from '../../read/area-files.ts'
import type { PageRecord } from '../../read/page-record.ts'

/** The files of an area in all content roots, and the settings of the site. */
export interface AreaInput {
  /** One for each address. */
  readonly pages: readonly AreaFile[]
  /** Files that are parts of pages. */
  readonly parts: readonly AreaFile[]
  /** All other files. */
  readonly assets: readonly AreaFile[]
  readonly brand: Brand
  /** As in `site.json`. */
  readonly issues: IssueSource | undefined
}

/** The pages of an area. */
export interface ReadArea {
  readonly records: readonly PageRecord[]
  /** Whether a file next to pages is not served; all are served when absent. */
  readonly isHidden?: (asset: AreaFile) => boolean
}

/** A folder of content roots with pages besides documents. `areas/index.ts` lists the areas. */
export interface Area {
  /** Files whose addresses differ in case only are different pages; else the first one is the page. */
  readonly hasExactNames?: true
  /** Whether a file is part of a page, such as an exercise. @param name below the area's folder: `2-core/1-text/quiz.yaml` */
  isPart?(name: string): boolean
  read(input: AreaInput, report: ReportDiagnostic): ReadArea
}
