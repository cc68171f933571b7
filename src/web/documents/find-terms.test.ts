import { expect, test } from 'vitest'
import { findTerms, foldText, termsOf } from './find-terms.ts'

const find = (text: string, query: string): readonly string[] | undefined =>
  findTerms(foldText(text), termsOf(query))?.map(({ start, end }) => text.slice(start, end))

test('all terms must appear, in any order and whatever their case', () => {
  expect(find('grid-template-columns', 'COL grid')).toEqual(['grid', 'col'])
  expect(find('grid-template-columns', 'col row')).toBeUndefined()
  expect(find('Array.prototype.map()', 'map()')).toEqual(['map()'])
})

test('every place of a term is found, and places that touch or overlap are one', () => {
  expect(find('banana', 'an')).toEqual(['anan'])
  expect(find('tab or table', 'tab ab')).toEqual(['tab', 'tab'])
  expect(find('a-a', 'a')).toEqual(['a', 'a'])
})

test('accents make no difference, and a letter is marked with its accents', () => {
  expect(find('Éléments à éviter', 'elements evit')).toEqual(['Éléments', 'évit'])
  expect(find('cafe\u0301 noir', 'café')).toEqual(['cafe\u0301'])
  expect(find('naive', 'naïve')).toEqual(['naive'])
})

test('letters of other scripts are found, and those of more than one unit stay whole', () => {
  expect(find('サイドバーの絞り込み', '絞り')).toEqual(['絞り'])
  expect(find('한국어', '국')).toEqual(['국'])
  expect(find('a 😀 b', '😀')).toEqual(['😀'])
  expect(find('İstanbul', 'istan')).toEqual(['İstan'])
})

test('a query of spaces has no terms', () => {
  expect(termsOf(' \t ')).toEqual([])
  expect(termsOf(' grid  GRID gap ')).toEqual(['grid', 'gap'])
})
