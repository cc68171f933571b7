import { deserialize, serialize } from 'node:v8'
import { describe, expect, test } from 'vitest'
import { packChoices, packNumbers, packTexts, unpackChoices, unpackNumbers, unpackTexts } from './packed-lists.ts'

const stored = <Value>(value: Value): Value => deserialize(serialize(value))

describe('what was packed is the same afterwards', () => {
  test.each([[[]], [['']], [['a', '', 'bc']], [['日本', 'x', '😀']]])('texts %j', (texts) => {
    expect(unpackTexts(stored(packTexts(texts)))).toEqual(texts)
    expect(unpackChoices(stored(packChoices(texts)))).toEqual(texts)
  })

  test.each([[[]], [[[]]], [[[3, 70_000], [], [1]]]])('numbers %j', (lists) => {
    expect(unpackNumbers(stored(packNumbers(lists))).map((list) => [...list])).toEqual(lists)
  })
})

test('of texts that are often the same, each is stored once', () => {
  expect(packChoices(['b', 'a', 'b'])).toEqual({ choices: ['b', 'a'], numbers: Uint32Array.of(0, 1, 0) })
})

test('a list of which a part is missing is an error', () => {
  expect(() => unpackTexts({ text: 'a', ends: Uint32Array.of(1, 2) })).toThrow('too short')
  expect(() => unpackNumbers({ numbers: new Uint32Array(1), ends: Uint32Array.of(2) })).toThrow('too short')
  expect(() => unpackChoices({ choices: ['a'], numbers: Uint32Array.of(1) })).toThrow('too short')
})
