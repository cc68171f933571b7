import { expect, test } from 'vitest'
import { plainUpdates } from '#contracts/updates-url.ts'
import { updatesPageWords } from '#locales/updates/page/updates-page-words.ts'
import { pagesShown, updatesPagerHtml } from './updates-pager-html.ts'

const shown = (page: number, last: number): string =>
  pagesShown({ page, last })
    .map((number) => number ?? '…')
    .join(' ')
const pager = (page: number, last: number): string =>
  `${updatesPagerHtml({ ...plainUpdates('en-US'), browsers: ['edge'], page }, { page, last }, updatesPageWords('en-US')) ?? ''}`

test.each([
  [1, 2, '1 2'],
  [1, 9, '1 2 3 … 8 9'],
  [4, 9, '1 2 3 4 5 6 7 8 9'],
  [3, 9, '1 2 3 4 5 … 8 9'],
  [5, 9, '1 2 3 4 5 6 7 8 9'],
  [7, 20, '1 2 … 5 6 7 8 9 … 19 20'],
  [20, 20, '1 2 … 18 19 20'],
  [1000, 123_456, '1 2 … 998 999 1000 1001 1002 … 123455 123456'],
])('on page %d of %d there are the numbers %s', (page, last, numbers) => {
  expect(shown(page, last)).toBe(numbers)
})

test('each number leads to its page with the same filters; the current one says so', () => {
  const html = pager(2, 3)
  expect(html).toContain('<li><a href="/en-US/plus/updates?browsers=edge" aria-label="Page 1">1</a></li>')
  expect(html).toContain('<a href="/en-US/plus/updates?browsers=edge&amp;page=2" aria-label="Page 2" aria-current="page">2</a>')
  expect(html).toMatch(/rel="prev" href="\/en-US\/plus\/updates\?browsers=edge">.*Previous<\/a>/)
  expect(html).toMatch(/rel="next" href="\/en-US\/plus\/updates\?browsers=edge&amp;page=3">Next/)
})

test('at the ends there is one way, with one page none, and none after the last', () => {
  expect([pager(1, 3).includes('rel="prev"'), pager(3, 3).includes('rel="next"')]).toEqual([false, false])
  expect([pager(1, 1), pager(4, 3), pager(1, 0)]).toEqual(['', '', ''])
})
