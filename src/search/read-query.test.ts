import { describe, expect, test } from 'vitest'
import { NearWords } from './near-words.ts'
import { readQuery, type Unit } from './read-query.ts'
import { sampleDocument } from './search-document.fixture.ts'
import { SearchIndex } from './search-index.ts'
import { writeIndex } from './write-index.ts'

const index = new SearchIndex(
  writeIndex('en-US', [
    sampleDocument('Map', { body: 'Maps keep values.' }),
    sampleDocument('querySelector', { body: 'Finds an element.' }),
    sampleDocument('Nullish_coalescing'),
    sampleDocument('Optional_chaining', { title: 'Optional chaining (?.)' }),
  ]),
)
const nearWords = new NearWords(index.words)
const unitsOf = (text: string): readonly Unit[] => readQuery(text, index, nearWords).units
const termsOf = (text: string): readonly (readonly (readonly [string, number])[])[] =>
  unitsOf(text).map(({ alternatives }) => alternatives.map(({ term, weight }) => [term, weight]))

describe('a word of a query', () => {
  test.each([
    ['is looked for as it is', 'map', [[['map', 1]]]],
    ['is looked for by its stem', 'maps', [[['map', 1]]]],
    ['that is misspelt is looked for as what it may mean, counting less', 'chainign', [[['chain', 0.85]]]],
    ['with two mistakes counts still less', 'coalesccingg', [[['coalesc', 0.6]]]],
    [
      'that is a beginning is looked for as the words that begin so',
      'quer',
      [
        [
          ['queri', 0.7],
          ['queryselector', 0.7],
        ],
      ],
    ],
    ['of two letters is no beginning', 'qu', [[]]],
    ['made of known words is looked for by them', 'MapElement', [[['map', 0.8]], [['element', 0.8]]]],
    ['that nothing has still counts', 'xyzzy', [[]]],
  ])('%s: %s', (_, text, terms) => {
    expect(termsOf(text)).toEqual(terms)
  })

  test('that is rare says more than one that is common', () => {
    const [rare = 0, none = 0] = ['map', 'xyzzy'].map((word) => unitsOf(word)[0]?.weight)
    expect(rare).toBeCloseTo(Math.log(1 + 3.5 / 1.5), 12)
    expect(none).toBeCloseTo(Math.log(1 + 4.5 / 0.5), 12)
  })

  test('that was misspelt says what it was taken for', () => {
    expect(unitsOf('chainign').map(({ correction }) => correction)).toEqual([{ start: 0, end: 8, to: 'chaining' }])
    expect(unitsOf('map').map(({ correction }) => correction)).toEqual([undefined])
  })
})

describe('a sign', () => {
  test('that a name has is looked for', () => {
    expect(termsOf('?.')).toEqual([[['?.', 1]]])
  })

  test.each(['map ~', 'map + =', '?? map'])('that nothing has asks for nothing, next to a word or alone: %s', (text) => {
    expect(termsOf(text)).toEqual([[['map', 1]]])
    expect(termsOf(text.replace('map', ''))).toEqual([])
  })

  test('with letters that nothing has still counts', () => {
    expect(termsOf('<xyzzy>').at(-1)).toEqual([])
    expect(termsOf('<xyzzy>').length).toBeGreaterThan(0)
  })
})

test('white space between words says nothing', () => {
  const { text, key, units } = readQuery('  Map \n\t keep ', index, nearWords)
  expect([text, key, units.length]).toEqual(['Map keep', 'map keep', 2])
})

test('of a long query 24 words are looked at', () => {
  expect(unitsOf('map '.repeat(1000))).toHaveLength(24)
})

test('of many unknown words five are looked up (docs/behaviour/search.md 11)', () => {
  const asked: string[] = []
  const speller = {
    find: (word: string) => {
      asked.push(word)
      return []
    },
  }
  readQuery(Array.from({ length: 500 }, (_, at) => `unknown${at}`).join(' '), index, speller)
  expect(asked).toEqual(['unknown0', 'unknown1', 'unknown2', 'unknown3', 'unknown4'])
})
