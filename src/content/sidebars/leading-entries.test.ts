import { expect, test } from 'vitest'
import { leadingEntries } from './leading-entries.ts'

test('each entry of the page leads to it, and each group around one', () => {
  const own = { title: 'own', url: '/own' }
  const entries = [
    {
      title: 'A',
      children: [
        { title: 'a', url: '/a' },
        { title: 'B', url: '/own', children: [own] },
      ],
    },
    { title: 'C', url: '/c', children: [{ title: 'd', url: '/d' }] },
    { title: 'E', children: [own] },
  ]
  expect([...leadingEntries(entries, '/own')].map(({ title }) => title)).toEqual(['own', 'B', 'A', 'E'])
  expect(leadingEntries(entries, '/elsewhere').size).toBe(0)
})
