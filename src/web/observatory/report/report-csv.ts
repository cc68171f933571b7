import type { Analysis } from '#contracts/observatory-calls.ts'
import { orderedTests } from '#markup/observatory/ordered-tests.ts'
import { withoutMarks } from '#markup/observatory/rich-text-html.ts'

const COLUMNS = ['test', 'result', 'pass', 'points', 'reason', 'recommendation']

/** The tests of a report as CSV (RFC 4180), for tables. */
export function reportCsv(analysis: Pick<Analysis, 'tests'>): string {
  const rows = orderedTests(analysis).map(({ name, result, pass, score_modifier, score_description, recommendation }) => [
    textCell(name),
    textCell(result),
    pass === null ? '' : String(pass),
    String(score_modifier),
    textCell(withoutMarks(score_description)),
    textCell(withoutMarks(recommendation ?? '')),
  ])
  return [COLUMNS, ...rows].map((row) => `${row.join(',')}\r\n`).join('')
}

/** What programs for tables would take for a formula begins with an apostrophe. */
function textCell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
