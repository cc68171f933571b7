import { expect, test } from 'vitest'
import { isDone, parseProgress } from './progress.ts'

test('progress is read back, and what is none is left out', () => {
  const text = '{"/a/":{"solved":["x","quiz"],"total":2},"/b/":{"solved":["x",1],"total":3},"/c/":{"solved":1,"total":1},"/d/":null}'
  const progress = parseProgress(text)
  expect([...progress]).toEqual([
    ['/a/', { solved: ['x', 'quiz'], total: 2 }],
    ['/b/', { solved: ['x'], total: 3 }],
  ])
  expect([...progress.values()].map(isDone)).toEqual([true, false])
  expect(isDone({ solved: [], total: 0 })).toBe(false)
})

test.each(['', 'null', '[]', '1', '{'])('nothing is read from %j', (text) => {
  expect(parseProgress(text).size).toBe(0)
})
