import type { Diagnostic } from '#contracts/diagnostics.ts'
import { loadYaml } from '../read/front-matter.ts'
import { readPageText } from '../read/read-page.ts'

/** No exercise comes near; each is part of its page. */
const MAX_PRACTICE_BYTES = 256 * 1024

/** What tells of a fault of a file. */
export type ReportFault = (message: string, line?: number) => void

/** The text of a file of an exercise or a quiz; undefined when it can't be used, which is then told. */
export function readPracticeText(path: string, report: ReportFault): string | undefined {
  try {
    const { text, bytes, isValid } = readPageText(path)
    if (bytes > MAX_PRACTICE_BYTES) report(`the file has ${bytes} bytes; expected at most ${MAX_PRACTICE_BYTES}`)
    else if (!isValid) report('the file is no valid UTF-8')
    else return text
  } catch (error) {
    report(`cannot read this file: ${error instanceof Error ? error.message : String(error)}`)
  }
  return undefined
}

/** The YAML of such a file, its values as texts; undefined when there is none, which is then told. */
export function readPracticeYaml(path: string, report: ReportFault): { readonly text: string; readonly value: unknown } | undefined {
  const text = readPracticeText(path, report)
  if (text === undefined) return undefined
  const loaded = loadYaml(text)
  if ('value' in loaded) return { text, value: loaded.value }
  const { message, line } = loaded.fault
  // In a page the line of three hyphens stands before the first one.
  report(message.replace('front matter', 'the file'), line === undefined ? undefined : line - 1)
  return undefined
}

/** Collects the faults of one file as errors of a kind. */
export function reportTo(diagnostics: Diagnostic[], { kind, file }: Pick<Diagnostic, 'kind' | 'file'>): ReportFault {
  return (message, line) => {
    diagnostics.push({ kind, severity: 'error', message, file, ...(line === undefined ? {} : { line }) })
  }
}
