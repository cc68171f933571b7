import { expect, test } from 'vitest'
import { answersEntry, ownEntries } from './history-entry.ts'

const ENTRY = { scroll: 10, step: 1 }

test('without a page that answers for its own addresses, no entry is answered', () => {
  expect(answersEntry(ENTRY)).toBe(false)
})

test('a page answers for its own entries until it is left', () => {
  const leaving = new AbortController()
  const seen: unknown[] = []
  let isOwn = true
  ownEntries((entry) => {
    seen.push(entry)
    return isOwn
  }, leaving.signal)
  expect(answersEntry(ENTRY)).toBe(true)
  isOwn = false
  expect(answersEntry(ENTRY)).toBe(false)
  leaving.abort()
  expect(answersEntry(ENTRY)).toBe(false)
  expect(seen).toEqual([ENTRY, ENTRY])
})
