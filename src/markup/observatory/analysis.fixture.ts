import type { Analysis, TestResult } from '#contracts/observatory-calls.ts'

/** One test of a made-up report. */
export function sampleTest(name: TestResult['name'], more: Partial<TestResult> = {}): TestResult {
  return {
    name,
    title: name,
    link: '/nowhere',
    expectation: 'expected',
    result: 'found',
    pass: true,
    score_modifier: 0,
    score_description: 'All is well.',
    recommendation: null,
    ...more,
  }
}

/** A made-up report with these tests. */
export function analysisOf(tests: readonly TestResult[], scan: Partial<Analysis['scan']> = {}): Analysis {
  return {
    scan: {
      id: 7,
      algorithm_version: 1,
      scanned_at: '2026-01-02T03:04:05.000Z',
      error: null,
      grade: 'B-',
      score: 65,
      status_code: 200,
      tests_failed: tests.filter(({ pass }) => pass === false).length,
      tests_passed: tests.filter(({ pass }) => pass !== false).length,
      tests_quantity: tests.length,
      response_headers: {},
      ...scan,
    },
    tests: Object.fromEntries(tests.map((test) => [test.name, test])),
    history: [],
    policy: null,
  }
}
