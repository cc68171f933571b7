import type { Analysis, TestResult } from '#contracts/observatory-calls.ts'
import { orderedTests } from './ordered-tests.ts'
import { countsBonus } from './score-of.ts'

/** A test of one side, and how many points it adds to the score of that side. */
export interface ComparedTest {
  readonly test: TestResult
  readonly points: number
  /** Whether it is a bonus that does not count. */
  readonly isLeftOut: boolean
}

/** A test of both sides; a side is undefined where it does not have the test. */
export interface TestPair {
  readonly name: TestResult['name']
  readonly title: string
  readonly first: ComparedTest | undefined
  readonly second: ComparedTest | undefined
  /** The points of the first side less those of the second. */
  readonly difference: number
}

/** The tests of two reports, where the first one has fewer points first; of equals, those that cost points (docs/behaviour/observatory.md 222). */
export function compareTests(first: Pick<Analysis, 'tests'>, second: Pick<Analysis, 'tests'>): readonly TestPair[] {
  const [ones, others] = [testsOf(first), testsOf(second)]
  const names = [...new Set([...ones.keys(), ...others.keys()])]
  return names
    .flatMap((name) => {
      const [one, other] = [ones.get(name), others.get(name)]
      const title = (one ?? other)?.test.title
      return title === undefined ? [] : { name, title, first: one, second: other, difference: (one?.points ?? 0) - (other?.points ?? 0) }
    })
    .toSorted((a, b) => a.difference - b.difference || (a.first?.points ?? 0) - (b.first?.points ?? 0))
}

function testsOf(analysis: Pick<Analysis, 'tests'>): ReadonlyMap<TestResult['name'], ComparedTest> {
  const tests = orderedTests(analysis)
  const hasBonus = countsBonus(tests.map(({ score_modifier }) => score_modifier))
  return new Map(
    tests.map((test) => {
      const isLeftOut = !hasBonus && test.score_modifier > 0
      return [test.name, { test, isLeftOut, points: isLeftOut ? 0 : test.score_modifier }]
    }),
  )
}
