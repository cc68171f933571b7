import { expect, test } from 'vitest'
import { partsOf } from './pages-calls.ts'

test('a list is parted by the bytes of its JSON, in its order, with nothing lost', () => {
  const parts = partsOf(['é'.repeat(4), 'b', 'c', 'd'], 12)
  expect(parts).toEqual([['éééé'], ['b', 'c', 'd']])
})

test('what is longer than a part by itself is a part', () => {
  expect(partsOf(['long enough', 'x', 'y'], 8)).toEqual([['long enough'], ['x', 'y']])
  expect(partsOf([], 8)).toEqual([])
})
