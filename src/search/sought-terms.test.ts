import { describe, expect, test } from 'vitest'
import { SoughtTerms } from './sought-terms.ts'
import { createTokenizer } from './tokenize.ts'

const english = createTokenizer('en-US')

/** The words of a text that are found. */
function find(terms: readonly string[], text: string, tokenize = english): readonly string[] {
  return new SoughtTerms(terms).findTokens(text, tokenize).map(({ start, end }) => text.slice(start, end))
}

describe('a word is found by its term', () => {
  test.each([
    ['as it is', ['grid'], 'A grid, grids and GRID; no griddle.', ['grid', 'grids', 'GRID']],
    [
      'whose last letter it has not',
      ['properti', 'cry'],
      'Property and properties; cries, crying.',
      ['Property', 'properties', 'cries', 'crying'],
    ],
    ['of one letter', ['c'], 'C is not CSS, and c is.', ['C', 'c']],
    ['of a part of a name', ['element', 'id'], 'getElementById() of an idea', ['getElementById']],
    ['of a whole name', ['getelementbyid'], 'getElementById', ['getElementById']],
    ['of a name with signs', ['snakecasename', '_x'], 'snake_case_name and _x', ['snake_case_name', '_x']],
    ['of a word of another script', ['таблиц'], 'Die таблиц', ['таблиц']],
    ['of a word with an accent', ['uber'], 'Über… über uber', ['Über', 'über', 'uber']],
    ['of a symbol, which is no word', ['<video>'], 'a <video> element', []],
  ])('%s', (_, terms, text, words) => {
    expect(find(terms, text)).toEqual(words)
  })

  test('in Chinese', () => {
    expect(find(['样式'], '层叠样式表 CSS', createTokenizer('zh-CN'))).toEqual(['样式'])
  })
})

test('the same tokens are found as when all words are read', () => {
  const text = 'The classes, class names and classList of CSS; classy flies fly, JSON.parse() – parsing 3D transforms3d.'
  for (const { term, parts } of english(text))
    for (const sought of [term, ...parts]) {
      const all = english(text).filter((token) => token.term === sought || token.parts.includes(sought))
      expect(new SoughtTerms([sought]).findTokens(text, english)).toEqual(all)
    }
})
