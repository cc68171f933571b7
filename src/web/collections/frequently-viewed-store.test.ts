import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { claimViewed, forgetViewed, readFrequent, recordVisit } from './frequently-viewed-store.ts'
import { OLD_VIEWED_KEY, VIEWED_KEY } from './storage-keys.ts'

const NOW = Date.UTC(2026, 0, 1)
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

let at = NOW - 100
function visitTwice(account: string, url: string): void {
  for (let visit = 0; visit < 2; visit += 1) {
    at += 1
    recordVisit(account, { url, title: url, parents: [], at })
  }
}
const urls = (): readonly string[] => readFrequent(NOW).map(({ url }) => url)

test('pages that an account visits more than once are frequent, until they are forgotten', () => {
  visitTwice('ada', '/a')
  visitTwice('ada', '/b')
  expect(urls()).toHaveLength(2)
  forgetViewed('/a')
  expect(urls()).toEqual(['/b'])
})

test('another account begins with none', () => {
  visitTwice('ada', '/a')
  claimViewed('ada')
  expect(urls()).toEqual(['/a'])
  claimViewed('bob')
  expect(urls()).toEqual([])
})

test('visits that no account has claimed are those of the first that does', () => {
  visitTwice('ada', '/a')
  const stored = values.get(VIEWED_KEY) ?? ''
  values.clear()
  values.set(VIEWED_KEY, stored)
  claimViewed('bob')
  expect(urls()).toEqual(['/a'])
})

test('records of the older format come along once', () => {
  const old = { url: '/old', title: 'Old', parents: [], timestamps: [NOW - 2, NOW - 1] }
  values.set(OLD_VIEWED_KEY, JSON.stringify([old]))
  recordVisit('ada', { url: '/new', title: 'New', parents: [], at: NOW })
  expect(values.has(OLD_VIEWED_KEY)).toBe(false)
  expect(values.has(VIEWED_KEY)).toBe(true)
})
