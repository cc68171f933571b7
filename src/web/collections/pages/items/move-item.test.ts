import { expect, test } from 'vitest'
import { moveItem } from './move-item.ts'

const LIST = ['a', 'b', 'c', 'd']

test.each([
  [0, 2, 'bcad'],
  [3, 0, 'dabc'],
  [1, 1, 'abcd'],
  [0, 99, 'bcda'],
  [2, -1, 'cabd'],
  [9, 0, 'abcd'],
])('the entry at %i goes to %i', (from, to, expected) => {
  expect(moveItem(LIST, from, to).join('')).toBe(expected)
})
