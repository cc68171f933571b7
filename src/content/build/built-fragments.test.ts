import { expect, test } from 'vitest'
import { BuiltFragments } from './built-fragments.ts'

test('pages have the ids and links that came', () => {
  const fragments = new BuiltFragments()
  fragments.take({
    url: '/a',
    ids: ['one', 'two words', 'a\nb'],
    fragmentLinks: [
      { url: '/b', id: 'x', line: 3, column: 5 },
      { url: '/a', id: 'one', line: 4, column: 1 },
    ],
  })
  fragments.take({ url: '/b', ids: [], fragmentLinks: [{ url: '/b', id: 'x', line: 9, column: 2 }] })
  fragments.take({ url: '/c' })
  expect(['/a', '/b', '/c', '/d'].map((url) => fragments.idsOf(url))).toEqual([['one', 'two words', 'a\nb'], [], undefined, undefined])
  expect(fragments.targets).toEqual(['/b\nx', '/a\none'])
  expect(['/a', '/b', '/c'].map((url) => fragments.linksOf(url))).toEqual([[0, 3, 5, 1, 4, 1], [0, 9, 2], []])
})
