import type { Diagnostic } from '#contracts/diagnostics.ts'
import { isWithoutText } from './areas/area-data.ts'
import type { CheckPool, CheckResult } from './checks/check-pool.ts'
import { findBrokenFragments } from './checks/fragments.ts'
import { applyLevels, type Levels } from './checks/level.ts'
import { findMissingParents, findMissingTwins } from './checks/missing-pages.ts'
import { findOversizedImages } from './checks/oversized-images.ts'
import type { SiteContent } from './read/read-site.ts'
import { brokenSidebarLinks } from './sidebars/broken-sidebar-links.ts'

/** What content is checked with. */
export interface CheckInput {
  readonly content: SiteContent
  readonly levels: Levels
  readonly pool: CheckPool
  readonly onProgress: (progress: { readonly done: number; readonly total: number }) => void
  readonly signal: AbortSignal
}

/**
 * All faults of content that count, in the order of files: builds each document in memory, looks its source through, then checks what needs
 * all pages. Writes nothing.
 *
 * @throws the abort reason of `signal`
 */
export async function checkSite({ content, levels, pool, onProgress, signal }: CheckInput): Promise<readonly Diagnostic[]> {
  const { tree, roots, assets, brand, site, sidebars } = content
  const results: CheckResult[] = []
  const indexes = tree.allPages.flatMap(({ area }, index) => (area !== undefined && isWithoutText(area) ? [] : [index]))
  await pool.run(
    { pages: tree.allPages, roots, redirects: tree.redirects, assets, brand, source: site.source, sidebarFiles: sidebars },
    indexes,
    (batch) => {
      results.push(...batch)
      onProgress({ done: results.length, total: indexes.length })
    },
    signal,
  )
  signal.throwIfAborted()
  const pages = results.flatMap((result) => ('failed' in result ? [] : [result]))
  const failures = results.flatMap((result) => ('failed' in result ? [failure(result)] : []))
  const diagnostics = [
    ...content.diagnostics,
    ...brokenSidebarLinks(
      pages.map(({ sidebarLinks }) => ({ brokenLinks: sidebarLinks })),
      content,
    ),
    ...failures,
    ...pages.flatMap((page) => page.diagnostics),
    ...findBrokenFragments(pages.map(({ fragments }) => fragments)),
    ...findMissingTwins(tree),
    ...findMissingParents(tree),
    ...findOversizedImages(assets),
  ]
  return applyLevels(diagnostics, levels).toSorted(byPlace)
}

function failure({ failed, file }: { readonly failed: string; readonly file: string }): Diagnostic {
  return { kind: 'page-failed', severity: 'error', message: failed, file, hint: 'this is a fault of the builder' }
}

/** The order must not depend on which thread was faster: kind and message tell apart what stands in one place. */
function byPlace(a: Diagnostic, b: Diagnostic): number {
  return (
    compare(a.file, b.file) ||
    (a.line ?? 0) - (b.line ?? 0) ||
    (a.column ?? 0) - (b.column ?? 0) ||
    compare(a.kind, b.kind) ||
    compare(a.message, b.message)
  )
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
