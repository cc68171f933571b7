import { expect, test } from 'vitest'
import { everyRow } from './every-row.ts'

test('each row is taken out of its page before it is given, so that a page that is still reachable holds no long texts', async () => {
  const pages = [['a', 'b', 'c'], ['d'], []]
  const seen: unknown[] = []
  const lasts: unknown[] = []
  let page: string[] = []
  const rows = everyRow<string>(async (last) => {
    lasts.push(last)
    page = pages.shift() ?? []
    return page
  })
  for await (const row of rows) seen.push([row, [...page]])
  expect(seen).toEqual([
    ['a', ['b', 'c']],
    ['b', ['c']],
    ['c', []],
    ['d', []],
  ])
  expect(lasts).toEqual([undefined, 'c', 'd'])
})
