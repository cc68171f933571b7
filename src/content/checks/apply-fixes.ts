import type { Diagnostic, DiagnosticFix } from '#contracts/diagnostics.ts'

/** A diagnostic that can be mended. */
export type FixableDiagnostic = Diagnostic & { readonly fix: DiagnosticFix }

/** Type guard for a diagnostic that says how it is mended. */
export function isFixable(diagnostic: Diagnostic): diagnostic is FixableDiagnostic {
  return diagnostic.fix !== undefined
}

/** A mended text and the diagnostics it was mended by. */
export interface MendedText {
  readonly text: string
  readonly applied: readonly FixableDiagnostic[]
}

/**
 * Mends a text; every other character stays as it is. Of two fixes in one place the first is applied, and of those that change nothing
 * or do not lie in the text none.
 */
export function applyFixes(text: string, diagnostics: readonly FixableDiagnostic[]): MendedText {
  const applied: FixableDiagnostic[] = []
  let mended = ''
  let at = 0
  for (const diagnostic of diagnostics.toSorted((a, b) => a.fix.start - b.fix.start)) {
    const { start, end, text: replacement } = diagnostic.fix
    if (start < at || end < start || end > text.length || text.slice(start, end) === replacement) continue
    mended += text.slice(at, start) + replacement
    at = end
    applied.push(diagnostic)
  }
  return { text: mended + text.slice(at), applied }
}
