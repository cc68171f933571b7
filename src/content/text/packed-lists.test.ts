import { deserialize, serialize } from 'node:v8'
import { describe, expect, test } from 'vitest'
import { choiceAt, numbersAt, packChoices, packMap, packNumbers, packTexts } from './packed-lists.ts'
import { UnpackedTexts, unpackMap } from './texts.ts'

const stored = <Value>(value: Value): Value => deserialize(serialize(value))

describe('what was packed is the same afterwards', () => {
  test.each([[[]], [['']], [['a', '', 'bc']], [['日本', 'x', '😀']], [['é', 'ÿ']]])('texts %j', (texts) => {
    expect([...new UnpackedTexts(stored(packTexts(texts)))]).toEqual(texts)
    const choices = stored(packChoices(texts))
    expect(texts.map((_, at) => choiceAt(choices, at))).toEqual(texts)
  })

  test.each([[[]], [[[]]], [[[3, 70_000], [], [1]]]])('numbers %j', (lists: readonly (readonly number[])[]) => {
    const numbers = stored(packNumbers(lists))
    expect(lists.map((_, at) => [...numbersAt(numbers, at)])).toEqual(lists)
  })

  test.each([
    [new Map<string, string>()],
    [
      new Map([
        ['a', ''],
        ['日本', 'x'],
      ]),
    ],
  ])('a map %j', (map) => {
    expect(unpackMap(stored(packMap(map)))).toEqual(map)
  })
})

test('of texts that are often the same, each is stored once', () => {
  expect(packChoices(['b', 'a', 'b'])).toEqual({ choices: ['b', 'a'], numbers: Uint32Array.of(0, 1, 0) })
})

test('a text that was cut out of one of another script takes one byte for each letter', () => {
  const text = `日本${'a'.repeat(100)}`.slice(2)
  expect(serialize(packTexts([text]).text).length).toBeLessThan(110)
})

test('a list of which a part is missing is an error', () => {
  expect(() => new UnpackedTexts({ text: 'a', ends: Uint32Array.of(1, 2) })).toThrow('missing')
  expect(() => numbersAt({ numbers: new Uint32Array(1), ends: Uint32Array.of(2) }, 0)).toThrow('too short')
  expect(() => numbersAt({ numbers: new Uint32Array(1), ends: Uint32Array.of(1) }, 1)).toThrow('too short')
  expect(() => choiceAt({ choices: ['a'], numbers: Uint32Array.of(1) }, 0)).toThrow('too short')
  expect(() => unpackMap({ keys: packTexts(['a']), values: packTexts([]) })).toThrow('missing')
})
