import type { DiagnosticFix } from '#contracts/diagnostics.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'

/** A diagnostic that can be fixed. */
export type FixableDiagnostic = Diagnostic & { readonly fix: DiagnosticFix }

/** Type guard for a diagnostic that says how it is fixed. */
export function isFixable(diagnostic: Diagnostic): diagnostic is FixableDiagnostic {
  return diagnostic.fix !== undefined
}

/** A fixed text and the diagnostics it was fixed by. */
export interface FixedText {
  readonly text: string
  readonly applied: readonly FixableDiagnostic[]
}

/**
 * Fixes a text; every other character stays as it is. Of two fixes in one place the first is applied, and of those that change nothing
 * or do not lie in the text none.
 */
export function applyFixes(text: string, diagnostics: readonly FixableDiagnostic[]): FixedText {
  const applied: FixableDiagnostic[] = []
  let fixed = ''
  let at = 0
  for (const diagnostic of diagnostics.toSorted((a, b) => a.fix.start - b.fix.start)) {
    const { start, end, text: replacement } = diagnostic.fix
    if (start < at || end < start || end > text.length || text.slice(start, end) === replacement) continue
    fixed += text.slice(at, start) + replacement
    at = end
    applied.push(diagnostic)
  }
  return { text: fixed + text.slice(at), applied }
}
