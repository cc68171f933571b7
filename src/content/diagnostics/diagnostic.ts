import type { Diagnostic as AnyDiagnostic } from '#contracts/diagnostics.ts'
import type { DiagnosticKind } from './index.ts'

/** A problem found in content, of a kind that the list of checks has. */
export interface Diagnostic extends AnyDiagnostic {
  readonly kind: DiagnosticKind
}

/** A problem without its position. */
export interface Problem {
  readonly kind: DiagnosticKind
  readonly message: string
  /** What to do about it. */
  readonly hint?: string | undefined
}
