import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  isDone,
  type ModuleProgress,
  mergeProgress,
  parseProgress,
  readAccount,
  readLocal,
  withoutKnown,
  writeAccount,
  writeLocal,
} from './progress.ts'

let values: Map<string, string>
beforeEach(() => {
  values = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  })
})
afterEach(() => void vi.unstubAllGlobals())

test('what an anonymous user did is stored, and nothing is stored of nothing', () => {
  writeLocal(of({ '/a/': { solved: ['x'], total: 2 } }))
  expect([...readLocal()]).toEqual([['/a/', { solved: ['x'], total: 2 }]])
  writeLocal(of({}))
  expect(readLocal().size).toBe(0)
  expect(values.size).toBe(0)
})

test('what is stored for an account is not that of another one', () => {
  const stored = { owner: 'ada', known: of({ '/a/': { solved: ['x'], total: 2 } }), pending: of({ '/b/': { solved: ['y'], total: 1 } }) }
  writeAccount(stored)
  expect(readAccount('ada')).toEqual(stored)
  expect(readAccount('bob')).toEqual({ owner: 'bob', known: of({}), pending: of({}) })
})

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

test('what the server has is not sent', () => {
  const done = of({ '/a/': { solved: ['x', 'y'], total: 3 }, '/b/': { solved: ['x'], total: 1 }, '/c/': { solved: ['x'], total: 1 } })
  const known = of({ '/a/': { solved: ['y'], total: 3 }, '/b/': { solved: ['x'], total: 1 } })
  expect([...withoutKnown(done, known)]).toEqual([
    ['/a/', { solved: ['x'], total: 3 }],
    ['/c/', { solved: ['x'], total: 1 }],
  ])
})
