import { terminalLine } from './terminal-line.ts'

/** How much a problem of content matters. Only `error` makes `lectern build --strict` fail. */
export type Severity = 'error' | 'warning' | 'info'

/** The replacement of some characters of a file that fixes a problem. */
export interface DiagnosticFix {
  /** Offsets in the file's text, in UTF-16 code units as JavaScript counts, a byte-order mark included; the character at `end` stays. */
  readonly start: number
  readonly end: number
  readonly text: string
}

/** One problem found in content. Diagnostics never stop a build. */
export interface Diagnostic {
  /** Which check speaks, kebab-case: `broken-link`. */
  readonly kind: string
  readonly severity: Severity
  /** The expected and the found value. */
  readonly message: string
  /** Path of the source file, as the operator can open it. */
  readonly file: string
  /** From 1, counted in the file with its front matter; absent when the whole file is meant. */
  readonly line?: number
  /** From 1, in characters. */
  readonly column?: number
  /** The next step for the author. */
  readonly hint?: string
  /** Given where it is known how to fix the problem without changing anything else. */
  readonly fix?: DiagnosticFix
}

/**
 * The one-line form, safe for terminals: `file:line:column severity kind: message (hint)`.
 *
 * @example formatDiagnostic({ kind: 'broken-link', severity: 'error', message: 'no page /en-US/docs/X', file: 'a/index.md', line: 3, column: 7 })
 * // 'a/index.md:3:7 error broken-link: no page /en-US/docs/X'
 */
export function formatDiagnostic(diagnostic: Diagnostic): string {
  const { file, line, column, severity, kind, message, hint } = diagnostic
  const place = [file, line, line === undefined ? undefined : column].filter((part) => part !== undefined).join(':')
  return terminalLine(`${place} ${severity} ${kind}: ${message}${hint === undefined ? '' : ` (${hint})`}`)
}
