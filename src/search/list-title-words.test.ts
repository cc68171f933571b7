import { expect, test } from 'vitest'
import { listTitleWords } from './list-title-words.ts'
import { createTokenizer } from './tokenize.ts'

test('words are in alphabetical order, with their most frequent spelling where it is not the folded one', () => {
  const documents = [
    { title: 'Zoom Array', shortTitle: 'Zoom Array' },
    { title: 'Array', shortTitle: 'Array' },
    { title: 'array zoom', shortTitle: 'array' },
  ]
  expect(listTitleWords(documents, createTokenizer('en-US'))).toEqual([
    ['array', 4, 'Array'],
    ['zoom', 2, 'Zoom'],
  ])
})
