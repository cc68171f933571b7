import type { Analysis } from '#contracts/observatory-calls.ts'
import { csvOf } from '#markup/csv.ts'
import { orderedTests } from '#markup/observatory/ordered-tests.ts'
import { withoutMarks } from '#markup/observatory/rich-text-html.ts'

const COLUMNS = ['test', 'result', 'pass', 'points', 'reason', 'recommendation']

/** The tests of a report as CSV, for tables. */
export function reportCsv(analysis: Pick<Analysis, 'tests'>): string {
  const rows = orderedTests(analysis).map(({ name, result, pass, score_modifier, score_description, recommendation }) => [
    name,
    result,
    pass,
    score_modifier,
    withoutMarks(score_description),
    withoutMarks(recommendation ?? ''),
  ])
  return csvOf([COLUMNS, ...rows])
}
