import { expect, test } from 'vitest'
import { PAGE_SHEETS, partOfFile, sheetsOf, sheetUrl } from './page-sheets.ts'

const KINDS = [
  'Doc',
  'Homepage',
  'SpaNotFound',
  'Search',
  'BlogIndex',
  'BlogPost',
  'CurriculumLanding',
  'CurriculumModule',
  'ContributorSpotlight',
  'GenericAbout',
] as const

test('a page has the rules of its feature, and no other feature’s', () => {
  expect(sheetsOf('Doc')).toEqual(['article'])
  expect(sheetsOf('SpaNotFound')).toEqual(['shared', 'missing'])
  expect(sheetsOf('Homepage')).toEqual(['shared', 'home'])
  expect(sheetsOf('BlogPost')).toEqual(['article', 'blog'])
})

test('every page has the shared rules once, before all others', () => {
  for (const kind of KINDS) {
    const parts: readonly string[] = sheetsOf(kind).flatMap((sheet) => PAGE_SHEETS[sheet])
    expect([parts[0], parts.lastIndexOf('shared')]).toEqual(['shared', 0])
  }
})

test('the sheets of a page stand in the order of all sheets', () => {
  const order = Object.keys(PAGE_SHEETS)
  for (const kind of KINDS) {
    const places = sheetsOf(kind).map((sheet) => order.indexOf(sheet))
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  }
})

test('a rule belongs to its feature, that of a commons to all', () => {
  const files = ['documents/compat/list.css', 'feedback/box.css', 'home/cards.css', 'shell/header.css', 'ui/base.css', 'ui/print.css']
  expect(files.map(partOfFile)).toEqual(['documents', 'documents', 'home', 'shared', 'shared', 'print'])
})

test('all sheets have one address but for their name', () => {
  expect(sheetUrl('/static/{sheet}.89abcdef.css', 'curriculum')).toBe('/static/curriculum.89abcdef.css')
})
