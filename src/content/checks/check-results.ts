import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { findBrokenFragments, type PageFragments } from '../fragments/broken-fragments.ts'
import type { PageFindings } from './check-page.ts'
import type { CheckResult } from './check-pool.ts'
import { applyLevels, type Levels } from './level.ts'

/** The pages that could be built. */
export function listFindings(results: readonly CheckResult[]): readonly PageFindings[] {
  return results.flatMap((result) => ('failed' in result ? [] : [result]))
}

/**
 * The problems of checked pages, links to parts of pages that are not there among them.
 *
 * @param targets pages that are linked and are not checked themselves
 */
export function problemsOf(results: readonly CheckResult[], targets: readonly PageFragments[] = []): readonly Diagnostic[] {
  const pages = listFindings(results)
  return [
    ...results.flatMap((result) => ('failed' in result ? [failure(result)] : [])),
    ...pages.flatMap((page) => page.diagnostics),
    ...findBrokenFragments([...pages.map(({ fragments }) => fragments), ...targets]),
  ]
}

function failure({ failed, file }: { readonly failed: string; readonly file: string }): Diagnostic {
  return { kind: 'page-failed', severity: 'error', message: failed, file, hint: 'this is a bug in the builder' }
}

/** The diagnostics that count, in the order of files and places. */
export function inOrder(diagnostics: readonly Diagnostic[], levels: Levels): readonly Diagnostic[] {
  return applyLevels(diagnostics, levels).toSorted(byPlace)
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
