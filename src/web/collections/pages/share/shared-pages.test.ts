import { expect, test } from 'vitest'
import type { SharedCollection } from '#contracts/collections.ts'
import { joinShared, offsetAfter } from './shared-pages.ts'

function pageOf(count: number, next: number | null): SharedCollection {
  const items = Array.from({ length: count }, (_, number) => ({
    url: `/${next}/${number}`,
    title: '',
    parents: [],
    notes: null,
    created_at: '',
    updated_at: '',
  }))
  return { name: 'Reading', description: '', article_count: 24, updated_at: '', items, next_offset: next }
}

const LOADED = { size: 1, error: undefined, isLoading: false }

test.each([
  ['before the first page', undefined, { items: 0, atEnd: false }],
  ['after a page with more after it', [pageOf(12, 12)], { items: 12, atEnd: false }],
  ['after exactly 12 items', [pageOf(12, null)], { items: 12, atEnd: true }],
  ['after exactly 24 items', [pageOf(12, 12), pageOf(12, null)], { items: 24, atEnd: true }],
  ['after a short page that is not the last', [pageOf(3, 3)], { items: 3, atEnd: false }],
  ['in an empty collection', [pageOf(0, null)], { items: 0, atEnd: true }],
])('%s the end is known', (_, pages, { items, atEnd }) => {
  const joined = joinShared({ ...LOADED, pages })
  expect([joined.items.length, joined.atEnd]).toEqual([items, atEnd])
  expect(joined.collection).toBe(pages?.[0])
})

test('the next page begins where the previous one ended, and there is none after the last', () => {
  expect([null, pageOf(12, 12), pageOf(3, 15), pageOf(12, null)].map(offsetAfter)).toEqual([0, 12, 15, null])
})

test('the first page is being loaded until it is there, also while it is read again', () => {
  expect(joinShared({ ...LOADED, pages: undefined, isLoading: true }).isLoading).toBe(true)
  expect(joinShared({ ...LOADED, pages: [pageOf(1, null)], isLoading: true }).isLoading).toBe(false)
  expect(joinShared({ ...LOADED, pages: undefined }).isLoading).toBe(false)
})

test('more is being loaded while fewer pages are there than are wanted, unless that failed', () => {
  const pages = [pageOf(12, 12)]
  expect(joinShared({ ...LOADED, pages, size: 2 }).isLoadingMore).toBe(true)
  expect(joinShared({ ...LOADED, pages, size: 1 }).isLoadingMore).toBe(false)
  expect(joinShared({ ...LOADED, pages, size: 2, error: new Error('no') }).isLoadingMore).toBe(false)
})
