import { TEST_NAMES } from '#contracts/observatory.ts'
import type { Analysis, TestResult } from '#contracts/observatory-calls.ts'

/** The tests of a report in the order in which they are shown; tests that this page does not know follow. */
export function orderedTests({ tests }: Pick<Analysis, 'tests'>): readonly TestResult[] {
  const rankOf = ({ name }: TestResult): number => {
    const rank = TEST_NAMES.indexOf(name)
    return rank === -1 ? TEST_NAMES.length : rank
  }
  return Object.values(tests).toSorted((a, b) => rankOf(a) - rankOf(b))
}
