import { expect, test } from 'vitest'
import { RecentValues } from './recent-values.ts'

test('a value is made once, and again when others have taken its space', () => {
  const values = new RecentValues<string, number>(10)
  let made = 0
  const get = (key: string, weight: number): number => values.get(key, weight, () => ++made)
  expect([get('a', 5), get('b', 5), get('a', 5), get('c', 5)]).toEqual([1, 2, 1, 3])
  expect([get('a', 5), get('b', 5)]).toEqual([1, 4])
  expect([get('large', 50), get('large', 50), get('a', 5), get('large', 50)]).toEqual([5, 5, 6, 7])
})
