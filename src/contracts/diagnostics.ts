/** How much a fault of content matters. Only `error` makes `lectern build --strict` fail. */
export type Severity = 'error' | 'warning' | 'info'

/** What has to be put in the place of some characters of a file to mend a fault. */
export interface DiagnosticFix {
  /** Offsets in the file's text, in UTF-16 code units as JavaScript counts, a byte-order mark included; the character at `end` stays. */
  readonly start: number
  readonly end: number
  readonly text: string
}

/** One fault found in content. Diagnostics never stop a build. */
export interface Diagnostic {
  /** Which check speaks, kebab-case: `broken-link`. */
  readonly kind: string
  readonly severity: Severity
  /** What was expected and what was found. */
  readonly message: string
  /** Path of the source file, as the operator can open it. */
  readonly file: string
  /** From 1, counted in the file with its front matter; absent when the whole file is meant. */
  readonly line?: number
  /** From 1, in characters. */
  readonly column?: number
  /** What to do about it. */
  readonly hint?: string
  /** Given where it is known how to mend the fault without changing anything else. */
  readonly fix?: DiagnosticFix
}

/**
 * The one-line form: `file:line:column severity kind: message (hint)`.
 *
 * @example formatDiagnostic({ kind: 'broken-link', severity: 'error', message: 'no page /en-US/docs/X', file: 'a/index.md', line: 3, column: 7 })
 * // 'a/index.md:3:7 error broken-link: no page /en-US/docs/X'
 */
export function formatDiagnostic(diagnostic: Diagnostic): string {
  const { file, line, column, severity, kind, message, hint } = diagnostic
  const place = [file, line, line === undefined ? undefined : column].filter((part) => part !== undefined).join(':')
  return `${place} ${severity} ${kind}: ${message}${hint === undefined ? '' : ` (${hint})`}`
}
