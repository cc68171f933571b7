import type { Diagnostic } from './diagnostic.ts'

/** Takes problems when they are found. A function that can find problems gets it as its last argument. */
export type ReportDiagnostic = (...found: readonly Diagnostic[]) => void

/** A list of problems in the order in which they are reported. Only `report` adds to it. */
export interface CollectedDiagnostics {
  readonly diagnostics: readonly Diagnostic[]
  readonly report: ReportDiagnostic
}

/** Starts a list of problems. The function that starts it returns it, and gives `report` to the functions that it calls. */
export function collectDiagnostics(): CollectedDiagnostics {
  const diagnostics: Diagnostic[] = []
  return { diagnostics, report: (...found) => void diagnostics.push(...found) }
}
