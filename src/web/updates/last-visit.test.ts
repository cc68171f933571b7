import { expect, test } from 'vitest'
import { newReleases, VISIT_MS, visit } from './last-visit.ts'

const NOW = 1_800_000_000_000
const later = NOW + VISIT_MS

/** What is new on each of several visits. */
function newOn(...visits: readonly (readonly [at: number, ...recent: string[]])[]): readonly (readonly string[])[] {
  let stored: string | null = null
  return visits.map(([at, ...recent]) => {
    const now = visit(stored, recent, at)
    stored = JSON.stringify(now)
    return [...newReleases(now, recent)]
  })
}

test('nothing is new on the first visit', () => {
  expect(newOn([NOW, 'b@2', 'a@1'])).toEqual([[]])
})

test('on a later visit the releases are new that were not there before', () => {
  expect(newOn([NOW, 'b@2', 'a@1'], [later, 'c@1', 'b@3', 'b@2', 'a@1'])).toEqual([[], ['c@1', 'b@3']])
})

test('a release that came into the data late is new as well, one older than all that were remembered is not', () => {
  expect(newOn([NOW, 'b@2', 'a@1'], [later, 'b@2', 'late@1', 'a@1', 'old@1'])).toEqual([[], ['late@1']])
})

test('reloads and other tabs are the same visit: they show the same marks', () => {
  expect(newOn([NOW, 'a@1'], [later, 'b@2', 'a@1'], [later + 1000, 'b@2', 'a@1'], [later + VISIT_MS - 1, 'b@2', 'a@1'])).toEqual([
    [],
    ['b@2'],
    ['b@2'],
    ['b@2'],
  ])
})

test('a tab with an older page takes nothing back', () => {
  const [first, old, next] = newOn([NOW, 'b@2', 'a@1'], [NOW + 1000, 'a@1'], [NOW + 1000 + VISIT_MS, 'b@2', 'a@1'])
  expect([first, old, next]).toEqual([[], [], []])
})

test('after a long time, when none of the releases is known any more, all are new', () => {
  expect(newOn([NOW, 'a@1'], [later * 2, 'c@9', 'b@9'])).toEqual([[], ['c@9', 'b@9']])
})

test('a clock that went back begins a new visit', () => {
  expect(newOn([NOW, 'a@1'], [NOW - 1, 'b@2', 'a@1'])).toEqual([[], ['b@2']])
})

test.each([
  '',
  '{',
  'null',
  '[]',
  '{"before":1,"current":[],"at":1}',
  '{"before":null,"current":[1],"at":1}',
  `{"before":null,"current":${JSON.stringify(Array.from({ length: 101 }, () => 'a'))},"at":1}`,
])('what the storage should not have counts as a first visit: %s', (stored) => {
  expect(visit(stored, ['a@1'], NOW)).toEqual({ before: null, current: ['a@1'], at: NOW })
})

test('what is stored does not grow without end', () => {
  let stored: string | null = null
  for (let round = 0; round < 50; round += 1)
    stored = JSON.stringify(
      visit(
        stored,
        Array.from({ length: 40 }, (_, index) => `b@${round * 40 + index}`),
        NOW + round,
      ),
    )
  expect(JSON.parse(stored ?? '').current).toHaveLength(100)
})
