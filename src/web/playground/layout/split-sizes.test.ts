import { expect, test } from 'vitest'
import { evenSizes, findSizes, moveLine, SMALLEST, valueOfLine } from './split-sizes.ts'

test('what one part gains the next one loses, the others stay', () => {
  expect(moveLine([30, 30, 40], 1, 5)).toEqual([30, 35, 35])
  expect(moveLine([30, 30, 40], 0, -10)).toEqual([20, 40, 40])
})

test('no part can be pushed away', () => {
  expect(moveLine([50, 50], 0, 90)).toEqual([100 - SMALLEST, SMALLEST])
  expect(moveLine([50, 50], 0, -90)).toEqual([SMALLEST, 100 - SMALLEST])
})

test('a line says where it is between its two neighbours', () => {
  expect(valueOfLine([20, 20, 60], 0)).toBe(50)
  expect(valueOfLine([20, 20, 60], 1)).toBe(25)
})

test('stored sizes count only when they fill the split', () => {
  expect(findSizes([60, 40], 2)).toEqual([60, 40])
  for (const bad of [[60], [60, 60], [100, 0], ['a', 'b'], 'x', null, [Number.NaN, 100]]) expect(findSizes(bad, 2)).toBeUndefined()
  expect(evenSizes(4)).toEqual([25, 25, 25, 25])
})
