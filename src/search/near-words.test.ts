import { expect, test } from 'vitest'
import { editDistance, NearWords } from './near-words.ts'

test.each([
  ['align', 'align', 0],
  ['algin', 'align', 1],
  ['flexbx', 'flexbox', 1],
  ['flexboox', 'flexbox', 1],
  ['flexbax', 'flexbox', 1],
  ['specifity', 'specificity', 2],
  ['margin', 'padding', 3],
])('from %s to %s it takes %i edits', (a, b, edits) => {
  expect(editDistance(a, b, 2)).toBe(edits)
})

test('of equally near words the more frequent one comes first', () => {
  const words = new NearWords(
    new Map([
      ['position', 40],
      ['petition', 1],
      ['positron', 1],
    ]),
  )
  expect(words.find('positiom').map(({ word }) => word)).toEqual(['position', 'positron'])
})

test('short words are taken as they are', () => {
  expect(new NearWords(new Map([['map', 9]])).find('mop')).toEqual([])
})
