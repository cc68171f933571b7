import { expect, test } from 'vitest'
import { NearWords } from './near-words.ts'

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

test.each([
  ['flexbocks', 'flexbox'],
  ['kwerry', 'query'],
  ['fonetiks', 'phonetics'],
  ['kaskading', 'cascading'],
])('%s sounds like %s (docs/behaviour/search.md 10)', (typed, word) => {
  expect(new NearWords(new Map([[word, 1]])).find(typed)[0]?.word).toBe(word)
})

test('a word that sounds alike is found only when none is spelt alike', () => {
  const words = new Map([
    ['flexbox', 1],
    ['flexblocks', 1],
  ])
  expect(new NearWords(words).find('flexbocks').map(({ word }) => word)).toEqual(['flexblocks'])
})
