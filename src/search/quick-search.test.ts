import { expect, test } from 'vitest'
import { findNearly } from './find-nearly.ts'
import { findQuick, type QuickHit } from './find-quick.ts'
import { prepareQuickIndex, type QuickEntry, type QuickIndex } from './quick-index.ts'
import { quickTerms } from './quick-terms.ts'

const ENTRIES = [
  ['Array', 'JavaScript/Array'],
  ['Array.prototype.map()', 'JavaScript/Array/map'],
  ['Map', 'JavaScript/Map'],
  ['<map> HTML image map element', 'HTML/Elements/map'],
  ['Basic concepts of flexbox', 'CSS/Basic_concepts_of_flexbox'],
  ['align-items CSS property', 'CSS/align-items'],
  ['IntersectionObserver', 'API/IntersectionObserver'],
  ['Comma operator (,)', 'JavaScript/Comma_operator'],
  ['Comment', 'API/Comment'],
  ['bitmap', 'Glossary/Bitmap'],
  ['Übergänge', 'CSS/Transitions'],
] as const

function indexOf(entries: readonly (readonly [string, string])[]): QuickIndex {
  const steps = prepareQuickIndex(entries.map(([title, slug]): QuickEntry => ({ title, url: `/en-US/docs/${slug}` })))
  for (let step = steps.next(); ; step = steps.next()) if (step.done === true) return step.value
}

const index = indexOf(ENTRIES)
const titlesOf = (hits: readonly QuickHit[]): readonly string[] => hits.map(({ title }) => title.title)
const find = (query: string, limit = 10): readonly string[] => titlesOf(findQuick(index, query, limit))
const findNear = (query: string): readonly string[] => titlesOf(findNearly(index, query, 10))

test('a query is trimmed, lower-cased and split at spaces, commas and dots, but not a term that begins or ends with a dot', () => {
  expect(quickTerms('  Array.Prototype,map\tfoo ')).toEqual(['array', 'prototype', 'map', 'foo'])
  expect(quickTerms('.at array.')).toEqual(['.at', 'array.'])
  expect(quickTerms('. ...')).toEqual(['.', '...'])
  expect(quickTerms('   ')).toEqual([])
  expect(quickTerms(',')).toEqual([','])
})

test('every term stands in the title, in any order and case', () => {
  expect(find('MAP array')).toEqual(['Array.prototype.map()'])
  expect(find('array.map')).toEqual(['Array.prototype.map()'])
  expect(find('map flexbox')).toEqual([])
  expect(find('')).toEqual([])
})

test('what equals the query comes first, by its title and then by the end of its address', () => {
  expect(find('map')).toEqual(['Map', 'Array.prototype.map()', '<map> HTML image map element', 'bitmap'])
  expect(find('basic concepts of flexbox', 1)).toEqual(['Basic concepts of flexbox'])
  expect(find('transitions')).toEqual([])
})

test('then come titles that begin with it, words that do, capitals within a name, and what has it anywhere', () => {
  const mixed = indexOf([
    ['Unobserved', 'a'],
    ['The observer', 'b'],
    ['ResizeObserver', 'c'],
    ['Observer pattern', 'd'],
    ['Observe', 'e'],
  ])
  expect(titlesOf(findQuick(mixed, 'observe', 10))).toEqual(['Observe', 'Observer pattern', 'The observer', 'ResizeObserver', 'Unobserved'])
})

test('popular titles come before as short ones where the list is by popularity, not where it is by title', () => {
  expect(titlesOf(findQuick(indexOf(Array.from('zyx', (name) => [`grid ${name}`, name])), 'grid', 2))).toEqual(['grid z', 'grid y'])
  expect(titlesOf(findQuick(indexOf(['grid area b', 'grid z'].map((name) => [name, name])), 'grid', 2))).toEqual(['grid z', 'grid area b'])
})

test('no more are given than asked for', () => {
  expect(find('a', 2)).toHaveLength(2)
})

test('titles with İ are found in lower case', () => {
  const turkish = indexOf([['İzinler API', 'Izinler']])
  for (const query of ['izin', 'İzin', 'api']) expect(titlesOf(findQuick(turkish, query, 5))).toEqual(['İzinler API'])
})

test('signs of operators are found', () => {
  expect(find(',')).toEqual(['Comma operator (,)'])
  expect(find('<map>')).toEqual(['<map> HTML image map element'])
})

test.each([
  ['one more letter', 'arrray', 'Array'],
  ['one fewer', 'flexbx', 'Basic concepts of flexbox'],
  ['another one', 'flaxbox', 'Basic concepts of flexbox'],
  ['two in the other order', 'algin-items', 'align-items CSS property'],
  ['the first two in the other order', 'lfexbox', 'Basic concepts of flexbox'],
  ['the beginning of a word', 'algin', 'align-items CSS property'],
  ['within a name', 'obsrver', 'IntersectionObserver'],
  ['left out accents', 'ubergange', 'Übergänge'],
])('a typo is found out: %s', (_, query, title) => {
  expect(find(query)).toEqual([])
  expect(findNear(query)).toContain(title)
})

test('one term may be wrong, not two, and the others have to be there', () => {
  expect(findNear('concepts flxbox')).toEqual(['Basic concepts of flexbox'])
  expect(findNear('concpts flxbox')).toEqual([])
  expect(findNear('array flxbox')).toEqual([])
  expect(findNear('zz')).toEqual([])
})

test('a term with signs stands for itself', () => {
  expect(findNear('map')).toContain('<map> HTML image map element')
  expect(findNear('<mab>')).toEqual([])
  expect(findNear('.aray')).toEqual([])
})

test('what was meant is marked', () => {
  expect(findNearly(index, 'algin items', 1)[0]?.marks).toEqual(['items', 'align'])
})

test('of titles of the same length, those of the glossary come last (docs/behaviour/quick-search.md 3)', () => {
  const grid = indexOf([
    ['Grid', 'Glossary/Grid'],
    ['grid', 'Web/CSS/grid'],
  ])
  expect(findQuick(grid, 'grid', 5).map(({ title }) => title.url)).toEqual(['/en-US/docs/Web/CSS/grid', '/en-US/docs/Glossary/Grid'])
})
