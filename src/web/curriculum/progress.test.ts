import { expect, test } from 'vitest'
import { isDone, type ModuleProgress, mergeProgress, parseProgress, withoutKnown } from './progress.ts'

test('progress is read back, and what is none is left out', () => {
  const text =
    '{"/a/":{"solved":["x","quiz"],"total":2,"finishedAt":5},"/b/":{"solved":["x",1],"total":3,"finishedAt":"5"},"/c/":{"solved":1,"total":1},"/d/":null}'
  const progress = parseProgress(text)
  expect([...progress]).toEqual([
    ['/a/', { solved: ['x', 'quiz'], total: 2, finishedAt: 5 }],
    ['/b/', { solved: ['x'], total: 3 }],
  ])
  expect([...progress.values()].map(isDone)).toEqual([true, false])
  expect(isDone({ solved: [], total: 0 })).toBe(false)
})

test.each(['', 'null', '[]', '1', '{'])('nothing is read from %j', (text) => {
  expect(parseProgress(text).size).toBe(0)
})

const of = (entries: Readonly<Record<string, ModuleProgress>>) => new Map(Object.entries(entries))

test('of two progresses nothing is lost; the later one says what there was to solve, the first end counts', () => {
  const earlier = of({ '/a/': { solved: ['x', 'y'], total: 3, finishedAt: 7 }, '/b/': { solved: [], total: 1 } })
  const later = of({ '/a/': { solved: ['y', 'z'], total: 4, finishedAt: 9 }, '/c/': { solved: ['x'], total: 1, finishedAt: 2 } })
  expect([...mergeProgress(earlier, later)]).toEqual([
    ['/a/', { solved: ['x', 'y', 'z'], total: 4, finishedAt: 7 }],
    ['/b/', { solved: [], total: 1 }],
    ['/c/', { solved: ['x'], total: 1, finishedAt: 2 }],
  ])
  expect(mergeProgress(mergeProgress(earlier, later), later)).toEqual(mergeProgress(earlier, later))
})

test('what the server has need not be told', () => {
  const done = of({ '/a/': { solved: ['x', 'y'], total: 3 }, '/b/': { solved: ['x'], total: 1 }, '/c/': { solved: ['x'], total: 1 } })
  const known = of({ '/a/': { solved: ['y'], total: 3 }, '/b/': { solved: ['x'], total: 1 } })
  expect([...withoutKnown(done, known)]).toEqual([
    ['/a/', { solved: ['x'], total: 3 }],
    ['/c/', { solved: ['x'], total: 1 }],
  ])
})
