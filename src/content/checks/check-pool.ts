import type { EngineSetup } from '../document/create-page-engine.ts'
import type { PageFindings } from './check-page.ts'

/** What a thread answers for a page: what it found, or why the page could not be built. */
export type CheckResult = PageFindings | { readonly failed: string; readonly file: string }

/** Threads that check pages. Given as a value: starting threads is the command line's. */
export interface CheckPool {
  /**
   * Checks the pages with these places in `EngineSetup.pages`, in any order.
   *
   * @param onResults gets results as they come
   */
  run(
    setup: EngineSetup,
    indexes: readonly number[],
    onResults: (results: readonly CheckResult[]) => void,
    signal: AbortSignal,
  ): Promise<void>
}
