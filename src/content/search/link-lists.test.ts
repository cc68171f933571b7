import { expect, test } from 'vitest'
import { countLinks, mergeLinks, NO_LINKS } from './link-lists.ts'

const PAGES = [['/a', '/b'], [], ['/c', '/a'], ['/d']]
const LISTS = mergeLinks(NO_LINKS, PAGES)

test('targets are numbered in the order of the first links to them', () => {
  expect(LISTS).toEqual({ targets: ['/a', '/b', '/c', '/d'], ends: Uint32Array.of(2, 2, 4, 5), numbers: Uint32Array.of(0, 1, 2, 0, 3) })
  expect([...countLinks(LISTS)]).toEqual([2, 1, 1, 1])
})

test.each([
  ['nothing has changed', [0, 1, 2, 3], PAGES],
  ['the first page has other links', [['/e', '/c'], 1, 2, 3], [['/e', '/c'], [], ['/c', '/a'], ['/d']]],
  ['pages are gone', [1, 3], [[], ['/d']]],
  ['a page is new', [0, ['/d', '/e'], 1, 2, 3], [['/a', '/b'], ['/d', '/e'], [], ['/c', '/a'], ['/d']]],
])('lists that are merged are those of new ones when %s', (_, sources, pages) => {
  expect(mergeLinks(LISTS, sources)).toEqual(mergeLinks(NO_LINKS, pages))
})
