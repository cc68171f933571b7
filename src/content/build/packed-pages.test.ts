import { deserialize, serialize } from 'node:v8'
import { expect, test } from 'vitest'
import { plainPage } from '../testing/plain-state.ts'
import { packTexts } from '../text/packed-lists.ts'
import type { PageState } from './build-state.ts'
import { packPages, unpackPages } from './packed-pages.ts'

const pages: readonly (readonly [string, PageState])[] = [
  ['/en-US/docs/A', { record: 'r1', keys: Uint32Array.of(3, 1, 70_000), docHash: 'd1', htmlHash: 'h1', shell: 's1' }],
  [
    '/en-US/docs/B',
    {
      record: 'r2',
      keys: Uint32Array.of(),
      docHash: 'd2',
      htmlHash: 'h2',
      shell: 's2',
      styleURL: '/static/styles/1.css',
      fragments: [7, 12, 3],
      diagnostics: [{ kind: 'broken-link', severity: 'warning', message: 'no page /x', file: '/b.md', line: 2 }],
    },
  ],
  ['/en-US/docs/C', { record: 'r3', keys: Uint32Array.of(9), docHash: 'd3', htmlHash: 'h3', shell: 's1' }],
]

test('packed pages are the same when they are read again, in their order', () => {
  expect(unpackPages(deserialize(serialize(packPages(pages)))).map(([url, page]) => [url, plainPage(page)])).toEqual(pages)
})

test('no pages are none', () => {
  expect(unpackPages(packPages([]))).toEqual([])
})

test('a column that is too short is an error', () => {
  expect(() => unpackPages({ ...packPages(pages), records: packTexts(['r1']) })).toThrow('too short')
})
