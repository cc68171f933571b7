import { expect, test } from 'vitest'
import { countOf } from './count-of.ts'

test.each([
  [countOf(0, 'page'), '0 pages'],
  [countOf(1, 'page'), '1 page'],
  [countOf(2, 'page'), '2 pages'],
  [countOf(1, 'entry', 'entries'), '1 entry'],
  [countOf(3, 'entry', 'entries'), '3 entries'],
])('a number is right with its noun: %s', (text, expected) => {
  expect(text).toBe(expected)
})
