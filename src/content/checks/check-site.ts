import type { InsightsReport } from '#contracts/insights.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { kindOfRecord } from '../kinds/kind-of.ts'
import { brokenSidebarLinks } from '../site/broken-sidebar-links.ts'
import { engineSetupOf } from '../site/engine-setup.ts'
import type { SiteContent } from '../site/read-site.ts'
import type { Tree } from '../tree/tree.ts'
import type { CheckPool, CheckResult } from './check-pool.ts'
import { inOrder, listFindings, problemsOf } from './check-results.ts'
import { findSiteFileProblems } from './find-site-file-problems.ts'
import { findInsightProblems } from './insight-problems.ts'
import type { Levels } from './level.ts'
import { findMissingParents, findMissingTwins } from './missing-pages.ts'
import { findOversizedImages } from './oversized-images.ts'
import { findMisspelledTypes } from './page-types.ts'
import { findSecurityExpiry } from './security-expiry.ts'

/** What content is checked with. */
export interface CheckInput {
  readonly content: SiteContent
  /** Absolute paths: problems of other files are not reported. Absent: all pages are checked. */
  readonly files?: readonly string[]
  readonly levels: Levels
  readonly pool: CheckPool
  readonly onProgress: (progress: { readonly done: number; readonly total: number }) => void
  readonly signal: AbortSignal
  /** Milliseconds since 1970. */
  readonly nowMs: number
  /** What users say of the pages; absent: nothing is known. */
  readonly insights?: InsightsReport | undefined
}

/**
 * All problems of content that count, in the order of files: builds each page in memory, looks its source through, then checks what needs
 * all pages. Writes nothing.
 *
 * @throws the abort reason of `signal`
 */
export async function checkSite({
  content,
  files,
  levels,
  pool,
  onProgress,
  signal,
  nowMs,
  insights,
}: CheckInput): Promise<readonly Diagnostic[]> {
  const { tree, assets } = content
  const isNamed = (file: string): boolean => files === undefined || files.includes(file)
  const indexes = tree.allPages.flatMap((page, index) => (kindOfRecord(page).isMade || !isNamed(page.file) ? [] : [index]))
  const results: CheckResult[] = []
  const run = async (some: readonly number[], total: number): Promise<void> => {
    const onResults = (batch: readonly CheckResult[]): void => {
      results.push(...batch)
      onProgress({ done: results.length, total })
    }
    await pool.run(engineSetupOf(content), some, onResults, signal)
    signal.throwIfAborted()
  }
  await run(indexes, indexes.length)
  if (files !== undefined) {
    const targets = [...new Set([...listTargets(results, indexes, tree), ...listSidebarPages(files, indexes, content)])]
    await run(targets, indexes.length + targets.length)
  }
  const diagnostics = [
    ...content.diagnostics,
    ...brokenSidebarLinks(
      listFindings(results).map(({ sidebarLinks }) => ({ brokenLinks: sidebarLinks })),
      content,
    ),
    ...problemsOf(results),
    ...findMissingTwins(tree.pages, tree),
    ...findMissingParents(tree.pages, tree),
    ...findMisspelledTypes(tree.pages),
    ...findOversizedImages(assets),
    ...findSecurityExpiry(content, nowMs),
    ...findSiteFileProblems(content, nowMs),
    ...(insights === undefined ? [] : findInsightProblems(insights, content)),
  ]
  return inOrder(
    diagnostics.filter(({ file }) => isNamed(file)),
    levels,
  )
}

/** The pages that links to parts of pages lead to: their ids have to be known. */
function listTargets(results: readonly CheckResult[], known: readonly number[], { allPages }: Tree): readonly number[] {
  const links = results.flatMap((result) => ('failed' in result ? [] : result.fragments.links))
  const urls = new Set(links.map(({ url }) => url))
  return allPages.flatMap(({ url }, index) => (urls.has(url) && !known.includes(index) ? [index] : []))
}

/** Of each sidebar in these files, a page in each language that shows it: what a sidebar links to is known when it is built. */
function listSidebarPages(
  files: readonly string[],
  known: readonly number[],
  { tree: { allPages }, sidebars }: Pick<SiteContent, 'tree' | 'sidebars'>,
): readonly number[] {
  const names = new Set([...sidebars].flatMap(([name, { path }]) => (files.includes(path) ? [name] : [])))
  if (names.size === 0) return []
  const pages = new Map<string, number>()
  for (const [index, { locale, sidebars: requests }] of allPages.entries())
    for (const { name } of requests)
      if (names.has(name.toLowerCase()) && !pages.has(`${locale} ${name.toLowerCase()}`))
        pages.set(`${locale} ${name.toLowerCase()}`, index)
  return [...pages.values()].filter((index) => !known.includes(index))
}
