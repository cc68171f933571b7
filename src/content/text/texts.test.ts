import { expect, test } from 'vitest'
import { packTexts } from './packed-lists.ts'
import { ChangedTexts, UnpackedTexts } from './texts.ts'

test('packed texts are found by their numbers', () => {
  const texts = new UnpackedTexts(packTexts(['a', '', 'bc']))
  expect({ length: texts.length, all: [0, 1, 2, 3].map((number) => texts.at(number)) }).toEqual({
    length: 3,
    all: ['a', '', 'bc', undefined],
  })
})

test('of texts some are replaced and some come after the last', () => {
  const changed = new Map([
    [1, ''],
    [2, 'c'],
  ])
  const texts = new ChangedTexts(['a', 'b'], changed)
  expect([...texts]).toEqual(['a', '', 'c'])
  expect({ length: texts.length, first: texts.at(0), end: texts.at(3) }).toEqual({ length: 3, first: 'a', end: undefined })
  expect([...new ChangedTexts([], new Map())]).toEqual([])
})
