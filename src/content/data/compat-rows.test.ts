import { expect, test } from 'vitest'
import type { CompatFeature } from './compat-data.ts'
import { listRows } from './compat-rows.ts'

const leaf: CompatFeature = { __compat: { support: {} } }
const many = (count: number, part: CompatFeature = leaf): Record<string, CompatFeature> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`part_${index}`, part]))
const shown = (name: string, feature: CompatFeature): readonly string[] =>
  listRows(name, feature).rows.map((row) => `${'-'.repeat(row.depth)}${row.name}`)

test('a feature stands before its parts, and these before theirs', () => {
  expect(shown('fetch', { ...leaf, init: { ...leaf, signal: leaf }, url: leaf })).toEqual(['fetch', '-init', '--signal', '-url'])
})

test('a name without data of its own becomes a part of the names below it', () => {
  expect(shown('fetch', { ...leaf, options: { deep: { signal: leaf }, url: leaf } })).toEqual([
    'fetch',
    '-options.deep.signal',
    '-options.url',
  ])
  expect(shown('operators', { plus: leaf, group: { minus: { ...leaf, unary: leaf } } })).toEqual(['plus', 'group.minus', '-unary'])
})

test('of more than a hundred lines the deepest level is left out, then the next', () => {
  const inner = { ...leaf, ...many(30, { ...leaf, ...many(2) }) }
  expect(listRows('root', { ...leaf, ...many(2, inner) })).toMatchObject({ omitted: 120, rows: { length: 63 } })
  expect(listRows('root', { ...leaf, ...many(60, { ...leaf, one: leaf }) })).toMatchObject({ omitted: 60, rows: { length: 61 } })
})

test('of direct parts the first ones stay', () => {
  const { rows, omitted } = listRows('root', { ...leaf, ...many(120, { ...leaf, one: leaf }) })
  expect([rows.length, omitted, rows.at(-1)?.name]).toEqual([100, 141, 'part_98'])
  expect(listRows('group', many(120, { ...leaf, one: leaf }))).toMatchObject({ omitted: 140, rows: { length: 100 } })
})

test('nothing but groups has no lines', () => {
  expect(listRows('a', { b: { c: {} } })).toEqual({ rows: [], omitted: 0 })
})
