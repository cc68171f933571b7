import type { ReportDiagnostic } from '../../diagnostics/collect-diagnostics.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { loadYaml } from '../../read/front-matter.ts'
import { readPageText } from '../../read/read-page.ts'

/** No exercise comes near; each is part of its page. */
const MAX_PRACTICE_BYTES = 256 * 1024

/** What reports a problem of a file. */
export type ReportProblem = (message: string, line?: number) => void

/** The text of a file of an exercise or a quiz; undefined when it can't be used, which is then reported. */
export function readPracticeText(path: string, report: ReportProblem): string | undefined {
  try {
    const { text, bytes, isValid } = readPageText(path)
    if (bytes > MAX_PRACTICE_BYTES) report(`the file has ${bytes} bytes; expected at most ${MAX_PRACTICE_BYTES}`)
    else if (!isValid) report('the file is not valid UTF-8')
    else return text
  } catch (error) {
    report(`cannot read this file: ${error instanceof Error ? error.message : String(error)}`)
  }
  return undefined
}

/** The YAML of such a file, its values as texts; undefined when there is none, which is then reported. */
export function readPracticeYaml(path: string, report: ReportProblem): { readonly text: string; readonly value: unknown } | undefined {
  const text = readPracticeText(path, report)
  if (text === undefined) return undefined
  const loaded = loadYaml(text)
  if ('value' in loaded) return { text, value: loaded.value }
  const { message, line } = loaded.problem
  // In a page the line of three hyphens stands before the first one.
  report(message.replace('front matter', 'the file'), line === undefined ? undefined : line - 1)
  return undefined
}

/** Collects the problems of one file as errors of a kind. */
export function reportTo(report: ReportDiagnostic, { kind, file }: Pick<Diagnostic, 'kind' | 'file'>): ReportProblem {
  return (message, line) => {
    report({ kind, severity: 'error', message, file, ...(line === undefined ? {} : { line }) })
  }
}
