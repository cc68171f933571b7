import { expect, test } from 'vitest'
import { slugify, UniqueIds } from './slugify.ts'

test.each([
  ['Using `fetch()`: a guide', 'using_fetch_a_guide'],
  ['Browser compatibility', 'browser_compatibility'],
  ['*<>"$#%&+,/:;=?@[]^`{|}~\'()\\x', 'x'],
  ['What is ES2015+? .js & !important', 'what_is_es2015_.js_!important'],
  ['Größe ÄNDERN', 'größe_ändern'],
  ['  a \t\n b  ', 'a_b'],
  ['for...of', 'for...of'],
  ['a-b_c', 'a-b_c'],
  ['日本語 の 見出し', '日本語_の_見出し'],
  ['a\u00A0b', 'a\u00A0b'],
  ['???', 'sect'],
  ['', 'sect'],
])('%j becomes %j', (text, id) => {
  expect(slugify(text)).toBe(id)
})

test('each id is given once: the second is counted', () => {
  const ids = new UniqueIds()
  expect(['x', 'x', 'x'].map((id) => ids.take(id))).toEqual(['x', 'x_2', 'x_3'])
  expect(ids.has('x_3')).toBe(true)
  expect(ids.has('x_4')).toBe(false)
})

test('a number that an id ends in is counted on', () => {
  const ids = new UniqueIds()
  expect(['level_2', 'level_2', 'level', 'level'].map((id) => ids.take(id))).toEqual(['level_2', 'level_3', 'level', 'level_4'])
})

test('a counted id may be taken already', () => {
  const ids = new UniqueIds()
  expect(['x_2', 'x', 'x'].map((id) => ids.take(id))).toEqual(['x_2', 'x', 'x_3'])
})

test('a number that is too long to count on belongs to the text', () => {
  const ids = new UniqueIds()
  expect(['x_9007199254740992', 'x_9007199254740992', 'x_9007199254740992'].map((id) => ids.take(id))).toEqual([
    'x_9007199254740992',
    'x_9007199254740992_2',
    'x_9007199254740992_3',
  ])
})

test('many equal ids are counted in one pass, whatever number they end in', () => {
  const ids = new UniqueIds()
  const taken = Array.from({ length: 100_000 }, (_, index) => ids.take(`x_${Math.floor(index / 2)}`))
  expect(taken.every((id, index) => id === `x_${index}`)).toBe(true)
})
