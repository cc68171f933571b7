import type { Page, WebAssets } from '#contracts/page.ts'
import type { ShellSettings } from '#contracts/site.ts'
import type { EngineSetup } from '../document/create-page-engine.ts'
import type { WrittenCompat } from './compat-files.ts'
import type { WrittenPage } from './page-writer.ts'
import type { PublicFolder } from './public-files.ts'

/** Everything a thread needs to write pages: plain data that can be posted. */
export interface PoolSetup extends EngineSetup {
  readonly settings: Readonly<Record<string, ShellSettings>>
  readonly webAssets: WebAssets
  /** Path of the module that exports `renderPage`. */
  readonly serverEntry: string
  readonly publicFolder: PublicFolder
  readonly previousPublicFolder?: PublicFolder
}

/** A task of a thread. Pages are named by their place in `PoolSetup.pages`. */
export type PageTask =
  | { readonly kind: 'build'; readonly index: number }
  | { readonly kind: 'render'; readonly index: number; readonly docHash: string }
  | { readonly kind: 'site-page'; readonly page: Page }
  | { readonly kind: 'compat'; readonly keys: readonly string[] }

/** Tasks in their order, of which some are made only when they are asked for. */
export interface Tasks<Task> extends Iterable<Task> {
  readonly length: number
}

/** What a thread answers for a task: the page, or why it could not be built. */
export type PageResult = { readonly written: WrittenPage } | { readonly failed: string; readonly url: string; readonly file: string }

/** What the build keeps of a page that was written; its questions, sidebars, ids and links are kept together with those of all pages. */
export type KeptPage = Omit<WrittenPage, 'asked' | 'sidebars' | 'ids' | 'fragmentLinks'>

/** What the build keeps of what was done with a page, or why it could not be built. */
export type MadePage = { readonly written: KeptPage } | Extract<PageResult, { readonly failed: string }>

/** What a thread answers for a task of any kind. */
export type TaskResult = PageResult | { readonly compat: WrittenCompat }

/** Threads that write pages. Given to the build as a value, for only the command line knows how to render. */
export interface PagePool {
  /**
   * Carries out all tasks, in any order.
   *
   * @param onResults gets results as they come
   * @throws when a thread dies or a file can't be written
   */
  run(setup: PoolSetup, tasks: Tasks<PageTask>, onResults: (results: readonly TaskResult[]) => void, signal: AbortSignal): Promise<void>
}
