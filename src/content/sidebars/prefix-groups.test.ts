import { expect, test } from 'vitest'
import { samplePage } from '../testing/sample-page.ts'
import { groupByPrefix, prefixOf } from './prefix-groups.ts'

test.each([
  ['grid-area', 'grid'],
  ['-webkit-line-clamp', '-webkit'],
  [':-moz-broken', ':-moz'],
  ['::-webkit-scrollbar', '::-webkit'],
  ['::view-transition', '::view'],
  [':nth-child()', ':nth'],
  ['@font-face', '@font'],
  ['color', undefined],
  ['--*', undefined],
  ['-', undefined],
])('%j has the prefix %j', (title, prefix) => {
  expect(prefixOf(title)).toBe(prefix)
})

test('three pages of one prefix are a group where the first of them was, two are none', () => {
  const titles = ['-x-a', '-x-b', '-x-c', ':-x-d', 'grid', 'grid-a', 'grid-b', 'order', 'grid-c']
  const groups = groupByPrefix(
    titles.map((title) => samplePage(title)),
    ({ title }) => ({ title }),
    true,
  )
  expect(groups.map(({ title, code, children }) => [title, code, children?.map((child) => child.title)])).toEqual([
    ['-x-*', true, ['-x-a', '-x-b', '-x-c']],
    [':-x-d', undefined, undefined],
    ['grid', undefined, undefined],
    ['grid-*', true, ['grid-a', 'grid-b', 'grid-c']],
    ['order', undefined, undefined],
  ])
})
