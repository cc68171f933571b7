import { expect, test } from 'vitest'
import { markTerms } from './mark-terms.ts'

test('every place of every term is marked, in any case, and the text is escaped', () => {
  expect(markTerms('Array & array', ['array'])).toBe('<mark>Array</mark> &amp; <mark>array</mark>')
  expect(markTerms('<b> "x"', ['<b', 'x'])).toBe('<mark>&lt;b</mark>&gt; &quot;<mark>x</mark>&quot;')
})

test('of terms that begin alike the longest counts', () => {
  expect(markTerms('map() and ma', ['ma', 'map'])).toBe('<mark>map</mark>() and <mark>ma</mark>')
})

test('signs of patterns are signs', () => {
  expect(markTerms('a.b(c)* [d] \\ e', ['.', '(', '*', '[d]', '\\'])).toBe(
    'a<mark>.</mark>b<mark>(</mark>c)<mark>*</mark> <mark>[d]</mark> <mark>\\</mark> e',
  )
  expect(markTerms('a-b / c', ['-', '/'])).toBe('a<mark>-</mark>b <mark>/</mark> c')
})

test('without terms nothing is marked', () => {
  expect(markTerms('a', [])).toBe('a')
})
