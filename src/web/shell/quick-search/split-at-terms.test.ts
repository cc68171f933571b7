import { expect, test } from 'vitest'
import { splitAtTerms } from './split-at-terms.ts'

test('every place of every term is found, in any case', () => {
  expect(splitAtTerms('Array & array', ['array'])).toEqual(['', 'Array', ' & ', 'array', ''])
  expect(splitAtTerms('<b> "x"', ['<b', 'x'])).toEqual(['', '<b', '> "', 'x', '"'])
})

test('of terms that begin alike the longest counts', () => {
  expect(splitAtTerms('map() and ma', ['ma', 'map'])).toEqual(['', 'map', '() and ', 'ma', ''])
})

test('signs of patterns are signs', () => {
  const found = ['.', '(', '*', '[d]', '\\']
  const parts = splitAtTerms('a.b(c)* [d] \\ e', found)
  expect(parts.filter((_, at) => at % 2 === 1)).toEqual(found)
  expect(parts.join('')).toBe('a.b(c)* [d] \\ e')
  expect(splitAtTerms('a-b / c', ['-', '/'])).toEqual(['a', '-', 'b ', '/', ' c'])
})

test('without terms there is one part', () => {
  expect(splitAtTerms('a', [])).toEqual(['a'])
})

test('a single letter is found where it begins a word, or else anywhere', () => {
  expect(splitAtTerms('Element: event', ['e'])).toEqual(['', 'E', 'lement: ', 'e', 'vent'])
  expect(splitAtTerms('Array at', ['a', 'rr'])).toEqual(['', 'A', '', 'rr', 'ay ', 'a', 't'])
  expect(splitAtTerms('Array', ['y'])).toEqual(['Arra', 'y', ''])
  expect(splitAtTerms('日本語', ['語'])).toEqual(['日本', '語', ''])
})
