import { expect, test } from 'vitest'
import { listSymbols } from './list-symbols.ts'
import { splitName } from './split-name.ts'
import { stemWord } from './stem-word.ts'
import { createTokenizer } from './tokenize.ts'

const termsOf = (locale: string, text: string): readonly string[] => createTokenizer(locale)(text).map(({ term }) => term)

test('a word says where it stands', () => {
  const text = 'Über den Wolken'
  const [first] = createTokenizer('de')(text)
  expect(text.slice(first?.start, first?.end)).toBe('Über')
})

test('a name in code is found whole and by its words', () => {
  expect(createTokenizer('en-US')('getElementById')).toEqual([
    { term: 'getelementbyid', parts: ['get', 'element', 'by', 'id'], start: 0, end: 14 },
  ])
  expect(splitName('HTMLElement')).toEqual(['HTML', 'Element'])
  expect(splitName('snake_case_name')).toEqual(['snake', 'case', 'name'])
  expect(splitName('CanvasRenderingContext2D')).toEqual(['Canvas', 'Rendering', 'Context2', 'D'])
  expect(splitName('color')).toEqual([])
})

test('a name with dots and hyphens is several words', () => {
  expect(termsOf('en-US', 'Array.prototype.map grid-template')).toEqual(['arrai', 'prototyp', 'map', 'grid', 'templat'])
})

test('case, accents and width do not matter', () => {
  expect(termsOf('fr', 'ÉVÉNEMENT')).toEqual(termsOf('fr', 'evenement'))
  expect(termsOf('ja', 'ＨＴＭＬ')).toEqual(['html'])
})

test.each([
  ['en', 'properties', 'property'],
  ['en', 'classes', 'class'],
  ['en', 'caching', 'cache'],
  ['en', 'nested', 'nest'],
  ['de', 'eigenschaften', 'eigenschaft'],
  ['es', 'selectores', 'selector'],
  ['fr', 'requetes', 'requete'],
  ['pt', 'funcoes', 'funcao'],
  ['ru', 'элементы', 'элемента'],
])('%s: %s and %s are one word', (language, a, b) => {
  expect(stemWord(a, language)).toBe(stemWord(b, language))
})

test.each([
  ['en', 'string', 'str'],
  ['en', 'class', 'clas'],
  ['en', 'status', 'stat'],
  ['en', 'red', 'r'],
])('%s: %s is not cut to %s', (language, word, cut) => {
  expect(stemWord(word, language)).not.toBe(cut)
})

test.each([
  ['Optional chaining (?.)', ['?.']],
  ['<video> HTML video element', ['<video>']],
  [':has()', [':has']],
  ['::before', ['::before']],
  ['@media', ['@media']],
  ['Custom properties (--*)', ['--*']],
  ['Math.max()', ['math.max()']],
  ['function* expression', ['function*']],
  ['#private names', ['#private']],
  ['a well-known word, and more.', []],
])('the symbols of %j', (text, symbols) => {
  expect(listSymbols(text).map((symbol) => symbol.text)).toEqual(symbols)
})

test.each([
  ['en-US', 'naïve 3D_x $a ab日本c', ['naïve', '3D_x', '$a', 'ab', '日本', 'c']],
  ['ja', 'CSSの日本語ーとa', ['CSS', 'の', '日本語', 'ー', 'と', 'a']],
  ['ko', 'CSS는 한국어', ['CSS', '는', '한국어']],
  ['en-US', '𝒜b 👍 e\u0301x', ['𝒜b', 'e\u0301x']],
])('%s: runs of one script are words of their own: %s', (locale, text, words) => {
  expect(createTokenizer(locale)(text).map(({ start, end }) => text.slice(start, end))).toEqual(words)
})
