import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  LOCAL_BOOKMARKS_MAX,
  type LocalBookmark,
  listLocalBookmarks,
  parseBookmarks,
  removeLocalBookmark,
  removeMovedBookmarks,
  storeLocalBookmark,
} from './local-bookmarks.ts'

const CSS: LocalBookmark = { url: '/en-US/docs/Web/CSS', title: 'CSS', notes: '', savedAt: 1 }
const HTTP: LocalBookmark = { url: '/en-US/docs/Web/HTTP', title: 'HTTP', notes: 'n', savedAt: 2 }

let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => void vi.unstubAllGlobals())

test('the newest bookmark stands first, and a page has one', () => {
  expect([CSS, HTTP, { ...CSS, notes: 'new' }].map(storeLocalBookmark)).toEqual(['stored', 'stored', 'stored'])
  expect(listLocalBookmarks()).toEqual([{ ...CSS, notes: 'new' }, HTTP])
})

test('the last one that is removed takes the key with it', () => {
  storeLocalBookmark(CSS)
  removeLocalBookmark(CSS.url)
  expect([...stored]).toEqual([])
})

test('what was changed since it was moved stays', () => {
  storeLocalBookmark(CSS)
  storeLocalBookmark(HTTP)
  const moved = listLocalBookmarks()
  storeLocalBookmark({ ...CSS, notes: 'changed meanwhile', savedAt: 9 })
  removeMovedBookmarks(moved)
  expect(listLocalBookmarks()).toEqual([{ ...CSS, notes: 'changed meanwhile', savedAt: 9 }])
})

test('there is an end to how many and how much is stored, and nothing is lost at it', () => {
  const many = Array.from({ length: LOCAL_BOOKMARKS_MAX }, (_, index) => ({ ...CSS, url: `/en-US/docs/${index}` }))
  stored.set('bookmarks', JSON.stringify(many))
  expect(storeLocalBookmark(CSS)).toBe('full')
  expect(listLocalBookmarks()).toEqual(many)
  stored.set('bookmarks', JSON.stringify(many.slice(0, 8).map((one) => ({ ...one, notes: 'x'.repeat(60_000) }))))
  expect(storeLocalBookmark({ ...CSS, notes: 'x'.repeat(60_000) })).toBe('too_large')
  expect(listLocalBookmarks()).toHaveLength(8)
})

test('a storage that stores nothing is found out', () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined })
  expect(storeLocalBookmark(CSS)).toBe('rejected')
})

test.each(['', 'null', '{"a":1}', '[', '[null, 1, {}]', '[{"url":"//other.example/","title":"A","notes":"","savedAt":1}]'])(
  '%s holds no bookmark',
  (text) => {
    expect(parseBookmarks(text)).toEqual([])
  },
)

test.each([{ title: ' ' }, { title: 'x'.repeat(1025) }, { notes: 'x'.repeat(65_537) }, { savedAt: 'now' }])(
  '%j is none that could be merged',
  (change) => {
    expect(parseBookmarks(JSON.stringify([{ ...CSS, ...change }, HTTP]))).toEqual([HTTP])
  },
)
