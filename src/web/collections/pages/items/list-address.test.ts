import { expect, test } from 'vitest'
import { readListView, writeListView } from './list-address.ts'

test.each([
  ['', { q: '', sort: 'newest' }],
  ['?q=50%25+%26+more', { q: '50% & more', sort: 'newest' }],
  ['?sort=manual&q=', { q: '', sort: 'manual' }],
  ['?sort=date', { q: '', sort: 'newest' }],
] as const)('%s is read', (search, view) => {
  expect(readListView(search)).toEqual(view)
})

test('an address without an order shows what is usual', () => {
  expect(readListView('?q=a', 'manual')).toEqual({ q: 'a', sort: 'manual' })
  expect(readListView('?sort=title', 'manual').sort).toBe('title')
})

test('what is written is read again, other parameters stay', () => {
  const view = { q: '%_ "grid"', sort: 'oldest' } as const
  const search = writeListView(view, '?x=1&q=before')
  expect(readListView(search)).toEqual(view)
  expect(search).toContain('x=1')
  expect(writeListView({ q: '', sort: 'newest' }, '?q=before&sort=title')).toBe('?sort=newest')
})
