import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { brokenFragment } from '../fragments/broken-fragments.ts'
import { brokenSidebarLinks } from '../site/broken-sidebar-links.ts'
import type { BuildResult } from './build-input.ts'
import type { BuildState } from './build-state.ts'
import { listBrokenLinks } from './fragment-state.ts'
import type { MadePage } from './page-pool.ts'
import type { BuildJob } from './plan-site.ts'
import type { BuildStart } from './site-files.ts'
import { writeResult } from './stored-result.ts'

/** What a build did, and the problems of the site as it is now. @param results of the pages that were made, by address */
export function resultOf(
  { source: { content }, plan: { pages, isUpToDate } }: BuildJob,
  { id, state, results }: { readonly id: string; readonly state: BuildState; readonly results: ReadonlyMap<string, MadePage> },
): BuildResult {
  // A sidebar file can change without changing a page: its problems may then stand in other lines, or be new ones.
  const planned = isUpToDate ? pages.listSidebars() : undefined
  const sidebars = Object.entries(state.sidebars).map(([key, sidebar]) => planned?.get(key) ?? sidebar)
  const diagnostics = [
    ...content.diagnostics,
    ...brokenSidebarLinks(sidebars, content),
    ...listFailures(results),
    ...listPageDiagnostics(state, (url) => content.tree.findExact(url)?.file),
  ]
  return {
    id,
    pages: Object.keys(state.pages).length,
    built: pages.build.length,
    rendered: pages.render.length,
    kept: pages.keep.length,
    deleted: pages.deletedCount,
    isPublished: true,
    diagnostics: diagnostics.toSorted(byPosition),
  }
}

/** Whether the content has errors. */
export function hasErrors({ diagnostics }: BuildResult): boolean {
  return diagnostics.some(({ severity }) => severity === 'error')
}

/** Whether a page could not be built: the next build tries it again. */
export function hasFailures(results: ReadonlyMap<string, MadePage>): boolean {
  return [...results.values()].some((result) => 'failed' in result)
}

/**
 * Stores the source and the result of a build for the next one, when it can be told what it was made from.
 *
 * @param folder of the build
 */
export function storeResult({ job, storeSource }: BuildStart, folder: string, result: BuildResult): void {
  const { inputs } = job.input
  storeSource(folder)
  if (inputs?.all === undefined) return
  writeResult(folder, { id: result.id, inputs: inputs.all, pages: result.pages, diagnostics: result.diagnostics })
}

function listFailures(results: ReadonlyMap<string, MadePage>): readonly Diagnostic[] {
  return [...results.values()].flatMap((result): Diagnostic[] =>
    'failed' in result
      ? [
          {
            kind: 'page-failed',
            severity: 'error',
            message: result.failed,
            file: result.file,
            hint: 'the page is left out; this is a bug in the builder',
          },
        ]
      : [],
  )
}

/** Also of pages that were not built this time. */
function listPageDiagnostics(state: BuildState, fileOf: (url: string) => string | undefined): readonly Diagnostic[] {
  const found: Diagnostic[] = []
  for (const [url, { diagnostics = [], fragments = [] }] of Object.entries(state.pages)) {
    const broken = listBrokenLinks(fragments, state.fragments)
    // Most pages have no problems: their files are not looked up.
    if (diagnostics.length === 0 && broken.length === 0) continue
    const file = fileOf(url)
    for (const diagnostic of diagnostics) found.push({ ...diagnostic, file: file ?? diagnostic.file })
    if (file !== undefined) for (const { link, answer } of broken) found.push(...brokenFragment(link, answer, { url, file }))
  }
  return found
}

function byPosition(a: Diagnostic, b: Diagnostic): number {
  return a.file < b.file ? -1 : a.file > b.file ? 1 : (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0)
}
