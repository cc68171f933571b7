import { expect, test } from 'vitest'
import type { CompatRow } from '#contracts/compat.ts'
import { findTable, narrowTable } from './find-table.ts'

const row = (name: string, depth: number): CompatRow => ({ name, depth, status: [], page: null, spec: null, cells: [] })
const tableOf = (rows: readonly CompatRow[]) => ({
  browsers: [],
  rows: [...rows],
  omitted: 0,
  version: '1',
  date: '2026-11-01',
  dataUrl: '/bcd/a.json',
  reportUrl: null,
})
const section = (query: string, rows: readonly CompatRow[]) => ({ type: 'browser_compatibility', value: { query, table: tableOf(rows) } })
const body = (...sections: readonly object[]) => ({ doc: { body: [{ type: 'prose', value: {} }, ...sections] } })

const ROWS = [row('A', 0), row('a', 1), row('A sentence', 2), row('b', 1), row('x', 2), row('deep', 3), row('bc', 1)]
const LEAF = { __compat: {} }
const DATA = { data: { __compat: {}, a: { ...LEAF, x: LEAF }, b: { ...LEAF, x: { ...LEAF, deep: LEAF } }, bc: LEAF } }
const names = (path: string, data: unknown = DATA): readonly string[] =>
  narrowTable({ query: 'api.A', table: tableOf(ROWS) }, path, data).rows.map(({ name, depth }) => `${depth} ${name}`)

test('the nearest of several tables is taken', () => {
  const page = body(section('api.A', ROWS), section('api.A.b', []), section('api.Ab', []))
  expect(['api.A', 'api.A.b', 'api.A.b.x', 'api.A.c', 'api.Ab'].map((path) => findTable(page, path)?.query)).toEqual([
    'api.A',
    'api.A.b',
    'api.A.b',
    'api.A',
    'api.Ab',
  ])
})

test('a page without such a table, or of another shape, has none', () => {
  const unknown = { type: 'browser_compatibility', value: { query: 'api.A', table: null } }
  const others = [body(unknown), body(section('api.Ab', ROWS)), {}, null, 'x', { doc: {} }, { doc: { body: {} } }]
  for (const other of others) expect(findTable(other, 'api.A')).toBeUndefined()
})

test('of a table about more than the feature its lines are shown, whatever their names', () => {
  expect(names('api.A.b')).toEqual(['0 b', '1 x', '2 deep'])
  expect(names('api.A.a.x')).toEqual(['0 A sentence'])
  expect(names('api.A.bc')).toEqual(['0 bc'])
})

test('a table about the feature itself stays whole, and so does one that the data does not fit', () => {
  expect(names('api.A')).toHaveLength(7)
  for (const data of [null, {}, { data: { __compat: {} } }, { data: 'x' }]) expect(names('api.A.b', data)).toHaveLength(7)
  expect(names('api.A.unknown')).toHaveLength(7)
})
