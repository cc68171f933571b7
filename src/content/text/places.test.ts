import { expect, test } from 'vitest'
import { Places } from './places.ts'

const text = 'one\ntwo two\n\nfour'
const places = new Places(text)

test.each([
  [0, 1, 1],
  [3, 1, 4],
  [4, 2, 1],
  [12, 3, 1],
  [13, 4, 1],
  [16, 4, 4],
])('offset %i is line %i, column %i', (offset, line, column) => {
  expect(places.at(offset)).toEqual({ line, column })
})

test('a text is looked for from an offset on', () => {
  expect(places.find('two', 0)).toBe(4)
  expect(places.find('two', 5)).toBe(8)
  expect(places.find('one', 1)).toBeUndefined()
  expect(places.find('', 0)).toBeUndefined()
})

test('lines begin at their offsets; one that is not there at the end', () => {
  expect([0, 1, 2, 3, 4].map((line) => places.startOfLine(line))).toEqual([0, 4, 12, 13, text.length])
})
