import { expect, test } from 'vitest'
import { foldText, itemKeys, nameKeyOf, pageKeyOf } from './fold-text.ts'

test.each([
  [' The  ﬁrst\tÉTÉ\n', 'the first été'],
  ['e\u0301', 'é'],
  ['ＡＢＣ①', 'abc1'],
  ['ΣΊΣΥΦΟΣ', 'σίσυφοσ'],
  ['σίσυφος', 'σίσυφοσ'],
  ['\u00a0', ''],
])('%j is found as %j', (text, folded) => {
  expect(foldText(text)).toBe(folded)
  expect(foldText(foldText(text))).toBe(folded)
})

test('a long title is sorted by its beginning, cut between characters, and searched whole', () => {
  const { title_key, search_key } = itemKeys({ title: '🦊'.repeat(1024), notes: 'a\nb' })
  expect(title_key).toBe('🦊'.repeat(200))
  expect(search_key).toBe(`${'🦊'.repeat(1024)}\na b`)
})

test('names that look the same are the same, names in another case are not', () => {
  expect(nameKeyOf(' e\u0301 ')).toBe(nameKeyOf('é'))
  expect(nameKeyOf('CSS')).not.toBe(nameKeyOf('css'))
  expect(nameKeyOf('a  b')).not.toBe(nameKeyOf('a b'))
})

test('addresses are the same in any case, with or without a slash at their end', () => {
  expect(new Set(['/en-US/blog/', ' /EN-us/Blog', '/en-us/blog '].map(pageKeyOf))).toEqual(new Set(['/en-us/blog']))
})
