import type { Brand, SiteFile } from '#contracts/site.ts'
import type { Asset } from '../read/assets.ts'
import type { PageRecord } from '../read/page-record.ts'
import type { SidebarFiles } from '../sidebars/sidebar-builder.ts'
import type { PageFindings } from './check-page.ts'

/** Everything a thread needs to check pages: plain data that can be posted. */
export interface CheckSetup {
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

/** What a thread answers for a page: what it found, or why the page could not be built. */
export type CheckResult = PageFindings | { readonly failed: string; readonly file: string }

/** Threads that check pages. Given as a value: starting threads is the command line's. */
export interface CheckPool {
  /**
   * Checks the pages with these places in `CheckSetup.pages`, in any order.
   *
   * @param onResults told of results as they come
   */
  run(
    setup: CheckSetup,
    indexes: readonly number[],
    onResults: (results: readonly CheckResult[]) => void,
    signal: AbortSignal,
  ): Promise<void>
}
