import { expect, test } from 'vitest'
import { listGreatest } from './list-greatest.ts'

/** The same by sorting all of them. */
function sorted(documents: readonly number[], scores: Float32Array, count: number): readonly number[] {
  return documents.toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || documents.indexOf(a) - documents.indexOf(b)).slice(0, count)
}

test.each([0, 1, 7, 250, 999, 1000, 2000])('the %i greatest of 1,000 are those of a sorted list', (count) => {
  const scores = Float32Array.from({ length: 1000 }, (_, at) => ((at * 7919) % 613) / 613)
  const documents = Array.from({ length: 1000 }, (_, at) => (at * 331) % 1000)
  const found = listGreatest(Int32Array.from(documents), scores, count)
  expect([...found].toSorted()).toEqual(sorted(documents, scores, count).toSorted())
})

test('of equal scores the first in the list count', () => {
  const scores = Float32Array.of(0.5, 0.5, 1, 0.5, 0, 0.25)
  expect([...listGreatest(Int32Array.of(5, 3, 4, 0, 2, 1), scores, 3)].toSorted()).toEqual([0, 2, 3])
})

test('scores of zero count like others', () => {
  expect([...listGreatest(Int32Array.of(1, 0, 2), new Float32Array(3), 2)]).toEqual([1, 0])
})
