import { expect, test } from 'vitest'
import { neighbourOf } from './neighbour-of.ts'

test.each([
  [['a', 'b', 'c'], 0, 'b'],
  [['a', 'b', 'c'], 1, 'c'],
  [['a', 'b', 'c'], 2, 'b'],
  [['a'], 0, undefined],
])('in %j the neighbour of the entry at %i is %s', (entries, index, neighbour) => {
  expect(neighbourOf(entries, index)).toBe(neighbour)
})
