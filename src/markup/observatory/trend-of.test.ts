import { expect, test } from 'vitest'
import type { Analysis } from '#contracts/observatory-calls.ts'
import { trendOf } from './trend-of.ts'

const scan = (grade: 'A' | 'B' | 'F', score: number): Analysis['scan'] => ({
  id: 9,
  algorithm_version: 1,
  scanned_at: '2026-01-01T00:00:00.000Z',
  error: null,
  grade,
  score,
  status_code: 200,
  tests_failed: 0,
  tests_passed: 12,
  tests_quantity: 12,
  response_headers: null,
})
const entry = (id: number, grade: 'A' | 'B' | 'F', score: number): Analysis['history'][number] => ({
  id,
  grade,
  score,
  scanned_at: '2026-01-01T00:00:00.000Z',
})

test.each([
  ['better', [entry(1, 'F', 0), entry(9, 'B', 75)], 'up'],
  ['worse', [entry(1, 'A', 95)], 'down'],
  ['of the same grade', [entry(1, 'B', 70)], undefined],
  ['of the same score', [entry(1, 'A', 75)], undefined],
  ['the first one', [entry(9, 'B', 75)], undefined],
  ['without history', [], undefined],
])('a scan that is %s', (_name, history, trend) => {
  expect(trendOf(scan('B', 75), history)).toBe(trend)
})
