import { expect, test } from 'vitest'
import type { CompatRow } from '#contracts/compat.ts'
import { findTable } from './find-table.ts'

const row = (name: string, depth: number): CompatRow => ({ name, depth, status: [], page: null, spec: null, cells: [] })
const code = (name: string, depth: number): CompatRow => row(`<code>${name}</code>`, depth)
const table = (rows: readonly CompatRow[]) => ({
  browsers: [],
  rows: [...rows],
  omitted: 2,
  version: '1',
  date: '2026-11-01',
  dataUrl: null,
  reportUrl: null,
})
const section = (query: string, rows: readonly CompatRow[]) => ({ type: 'browser_compatibility', value: { query, table: table(rows) } })
const body = (...sections: readonly object[]) => ({ doc: { body: [{ type: 'prose', value: {} }, ...sections] } })
const ROWS = [code('A', 0), code('a', 1), code('x', 2), row('A sentence', 1), code('x', 2), code('b', 1), code('x', 2), code('deep', 3)]
const names = (path: string): readonly string[] | undefined =>
  findTable(body(section('api.A', ROWS), section('api.Other', [code('Other', 0)])), path)?.table?.rows.map(
    ({ name, depth }) => `${depth} ${name}`,
  )

test('the table of a page about the feature is shown as it is', () => {
  expect(names('api.A')).toHaveLength(8)
  expect(names('api.Other')).toEqual(['0 <code>Other</code>'])
})

test('of a table about more than the feature only its lines are shown', () => {
  expect(names('api.A.b')).toEqual(['0 <code>b</code>', '1 <code>x</code>', '2 <code>deep</code>'])
  expect(names('api.A.b.x')).toEqual(['0 <code>x</code>', '1 <code>deep</code>'])
  expect(names('api.A.a.x')).toEqual(['0 <code>x</code>'])
})

test('a feature whose line has another name leaves the table whole', () => {
  expect(names('api.A.sentence')).toHaveLength(8)
  expect(names('api.A.a.nothing')).toHaveLength(8)
})

test('the nearest of several tables is taken', () => {
  const found = findTable(body(section('api.A', ROWS), section('api.A.b', [code('b', 0), code('x', 1)])), 'api.A.b.x')
  expect(found).toMatchObject({ query: 'api.A.b.x', table: { rows: [{ name: '<code>x</code>', depth: 0 }], omitted: 0 } })
})

test('a page without such a table, or of another shape, has none', () => {
  expect(names('api.B')).toBeUndefined()
  expect(names('api.Ab')).toBeUndefined()
  const unknown = { type: 'browser_compatibility', value: { query: 'api.A', table: null } }
  for (const other of [body(unknown), {}, null, 'x', { doc: {} }, { doc: { body: {} } }]) expect(findTable(other, 'api.A')).toBeUndefined()
})
