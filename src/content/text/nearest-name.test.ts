import { expect, test } from 'vitest'
import { findNearestName } from './nearest-name.ts'

const KNOWN = ['cssxref', 'jsxref', 'domxref', 'csp', 'rfc', 'next', 'htmlelement']

test.each([
  ['cssxreff', 'cssxref'],
  ['csxref', 'cssxref'],
  ['htmlelemnet', 'htmlelement'],
  ['ccp', 'csp'],
  ['exxt', 'next'],
])('%s was meant to be %s', (name, meant) => {
  expect(findNearestName(name, KNOWN)).toBe(meant)
})

test.each(['compat', 'htmlelementals', 'xyz', 'x', ''])('nothing is near enough to "%s"', (name) => {
  expect(findNearestName(name, KNOWN)).toBeUndefined()
})

test('the nearest wins, and of equals the first in the alphabet', () => {
  expect(findNearestName('jssxref', ['cssxref', 'jsxref'])).toBe('cssxref')
  expect(findNearestName('jsxreff', ['cssxref', 'jsxref'])).toBe('jsxref')
})

test('long names are compared in one pass', () => {
  const long = 'a'.repeat(200_000)
  expect(findNearestName(`b${long}`, [`${long}bb`, `${long}c`])).toBe(`${long}c`)
})
