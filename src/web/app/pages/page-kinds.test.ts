import { expect, test } from 'vitest'
import { isRenderer, loadKind } from './load-kind.ts'
import { PAGE_KINDS } from './page-kinds.ts'
import { PAGE_STYLESHEETS, partsOf } from './page-stylesheets.ts'

const ENTRIES = Object.entries(PAGE_KINDS)

test('a page has the rules of its feature, and no other feature’s', () => {
  expect(PAGE_KINDS.Doc.stylesheets).toEqual(['article', 'support'])
  expect(PAGE_KINDS.SpaNotFound.stylesheets).toEqual(['shared', 'missing'])
  expect(PAGE_KINDS.Homepage.stylesheets).toEqual(['shared', 'home'])
  expect(PAGE_KINDS.BlogPost.stylesheets).toEqual(['article', 'support', 'blog'])
})

test.each(ENTRIES)('%s has the shared rules once, before all others', (_, { stylesheets }) => {
  const parts: readonly string[] = stylesheets.flatMap(partsOf)
  expect([parts[0], parts.lastIndexOf('shared')]).toEqual(['shared', 0])
})

test.each(ENTRIES)('the stylesheets of %s are in the order of all stylesheets', (_, { stylesheets }) => {
  const places = stylesheets.map((stylesheet) => PAGE_STYLESHEETS.indexOf(stylesheet))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})

test.each(ENTRIES)('the code of %s shows pages and says what is in their head', async (renderer) => {
  if (!isRenderer(renderer)) throw new Error('the list has a renderer that is none')
  expect(await loadKind(renderer)).toMatchObject({ head: expect.any(Function), Component: expect.any(Function) })
})

test('a name that is in no contract is no renderer', () => {
  expect(['Doc', 'Hologram', 'toString', undefined].map(isRenderer)).toEqual([true, false, false, false])
})
