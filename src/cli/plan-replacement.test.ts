import { expect, test } from 'vitest'
import { planReplacement, type Replacement, type WorkerEnd } from './plan-replacement.ts'

const NONE: Replacement = { waitMs: 0, endTimes: [] }

/** What follows each of these ends, in order. */
function waitsOf(ends: readonly WorkerEnd[]): readonly (number | undefined)[] {
  const plans: Replacement[] = []
  for (const end of ends) plans.push(planReplacement((plans.at(-1) ?? NONE).endTimes, end))
  return plans.map(({ waitMs }) => waitMs)
}

const endsEvery = (stepMs: number, end: Omit<WorkerEnd, 'now'>): readonly WorkerEnd[] =>
  Array.from({ length: 8 }, (_, index) => ({ ...end, now: index * stepMs }))

test.each([
  ['that served, while others serve', { hasServed: true, othersServe: true }],
  ['that served, while no other serves', { hasServed: true, othersServe: false }],
  ['that never served, while no other serves', { hasServed: false, othersServe: false }],
])('a process %s is replaced later and later, five times in a minute', (_, end) => {
  expect(waitsOf(endsEvery(1000, end))).toEqual([250, 1000, 2000, 4000, 8000, undefined, undefined, undefined])
  expect(waitsOf(endsEvery(60_000, end))).toEqual(Array(8).fill(250))
})

test('starts that fail while another process serves are tried every 8 seconds and never counted', () => {
  const failed = { hasServed: false, othersServe: true }
  expect(waitsOf(endsEvery(1, failed))).toEqual(Array(8).fill(8000))
  const next = { now: 9, hasServed: true, othersServe: true }
  expect(waitsOf([...endsEvery(1, failed), next]).at(-1)).toBe(250)
})
