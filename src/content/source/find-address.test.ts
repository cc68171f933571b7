import { expect, test } from 'vitest'
import { findAddress } from './find-address.ts'

test.each([
  ['[#a](#abc) [b](#a)', '#a', 0, 15],
  ['[a](</x y#z>)', '/x y#z', 0, 5],
  ['<a href="/x#y">', '/x#y', 0, 9],
  ["<a href='/x#y'>", '/x#y', 0, 9],
  ['<a href=/x#y>', '/x#y', 0, 8],
  ['[a](#b) [a](#b)', '#b', 5, 12],
  ['[a](#b "title")', '#b', 0, 4],
])('in %s, %s stands after %d at %d', (text, address, from, offset) => {
  expect(findAddress(text, address, from)).toBe(offset)
})

test.each(['#b', '[a](x#b)', '[a](#bc)', '[a](#c)', ''])('in %j no link leads to #b', (text) => {
  expect(findAddress(text, '#b', 0)).toBeUndefined()
})

test('an empty address stands nowhere', () => {
  expect(findAddress('[a]()', '', 0)).toBeUndefined()
})
