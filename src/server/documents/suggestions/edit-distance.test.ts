import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

test.each([
  ['', '', 0],
  ['color', 'color', 0],
  ['color', 'colour', 1],
  ['colour', 'color', 1],
  ['grid', 'gird', 1],
  ['flex', 'fles', 1],
  ['kitten', 'sitting', 3],
  ['', 'abc', 3],
])('from %j to %j are %i letters', (from, to, distance) => {
  expect(editDistance(from, to, 3)).toBe(distance)
  expect(editDistance(to, from, 3)).toBe(distance)
})

test('more than the limit is not counted', () => {
  expect(editDistance('kitten', 'sitting', 2)).toBeUndefined()
  expect(editDistance('a', 'abcd', 2)).toBeUndefined()
})
