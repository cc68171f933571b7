import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

test.each([
  ['', '', 0],
  ['color', 'color', 0],
  ['color', 'colour', 1],
  ['grid', 'gird', 1],
  ['flex', 'fles', 1],
  ['algin', 'align', 1],
  ['flexbx', 'flexbox', 1],
  ['specifity', 'specificity', 2],
  ['kitten', 'sitting', 3],
  ['', 'abc', 3],
])('between %j and %j are %i edits', (a, b, edits) => {
  expect(editDistance(a, b, 3)).toBe(edits)
  expect(editDistance(b, a, 3)).toBe(edits)
})

test.each([
  ['margin', 'padding'],
  ['kitten', 'sitting'],
  ['a', 'abcd'],
])('more edits than the limit are not counted: %s, %s', (a, b) => {
  expect(editDistance(a, b, 2)).toBe(3)
})
