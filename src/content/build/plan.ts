import type { PageRecord } from '../read/page-record.ts'
import type { BuiltSidebar, RecordedSidebar } from '../sidebars/sidebar-builder.ts'
import { type Answers, shortHash } from '../tree/facts.ts'
import type { BuildState } from './build-state.ts'
import { reviewQuestions } from './review-questions.ts'

/** What has to be done for each page. */
export interface Plan {
  /** Build the document and render it. */
  readonly build: readonly PageRecord[]
  /** Render the document of the previous build: only the shell has changed. */
  readonly render: readonly PageRecord[]
  /** Take over both files. */
  readonly keep: readonly PageRecord[]
  /** Pages of the previous build that are no more. */
  readonly deletedCount: number
  /** The sidebars of the previous build, by key, as they are now. */
  readonly listSidebars: () => ReadonlyMap<string, RecordedSidebar>
}

/** Everything about a page's own source that its document depends on. Where the content lies on disk is no part of it. */
export function recordHash({ file: _, ...record }: PageRecord): string {
  return shortHash(JSON.stringify(record))
}

/**
 * Compares with the previous build: each question that its pages asked is asked again, once, and pages that asked one whose answer has
 * changed are built again.
 *
 * @param builder hash of the builder's code
 * @param rebuildSidebar gives a sidebar by its key as it is now
 * @param shellOf hash of what a locale's HTML depends on apart from the document
 */
export function planBuild(input: {
  readonly pages: readonly PageRecord[]
  readonly previous: BuildState | undefined
  readonly builder: string
  readonly answers: Answers
  readonly rebuildSidebar: (key: string) => BuiltSidebar | undefined
  readonly shellOf: (locale: string) => string
}): Plan {
  const { pages, previous, builder, answers, rebuildSidebar, shellOf } = input
  if (previous === undefined || previous.builder !== builder)
    return { build: pages, render: [], keep: [], deletedCount: 0, listSidebars: () => new Map() }
  const { isChanged, sidebars } = reviewQuestions(previous, { answers, rebuild: rebuildSidebar })
  const build: PageRecord[] = []
  const render: PageRecord[] = []
  const keep: PageRecord[] = []
  for (const page of pages) {
    const state = previous.pages[page.url]
    if (state === undefined || state.record !== recordHash(page) || state.keys.some(isChanged)) build.push(page)
    else if (state.shell !== shellOf(page.locale)) render.push(page)
    else keep.push(page)
  }
  const urls = new Set(pages.map(({ url }) => url))
  const deletedCount = Object.keys(previous.pages).filter((url) => !urls.has(url)).length
  return { build, render, keep, deletedCount, listSidebars: () => sidebars }
}
