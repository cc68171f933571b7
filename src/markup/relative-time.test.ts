import { expect, test } from 'vitest'
import { relativeTime } from './relative-time.ts'

const NOW = Date.parse('2026-06-15T12:00:00Z')

test.each([
  ['2026-06-15T12:00:00Z', 'now'],
  ['2026-06-15T11:59:01Z', 'now'],
  ['2026-06-15T11:58:00Z', '2 minutes ago'],
  ['2026-06-15T09:00:00Z', '3 hours ago'],
  ['2026-06-14T11:00:00Z', 'yesterday'],
  ['2026-06-01T12:00:00Z', '2 weeks ago'],
  ['2026-03-01T12:00:00Z', '3 months ago'],
  ['2023-03-01T12:00:00Z', '3 years ago'],
  ['2027-01-01T00:00:00Z', 'now'],
  ['no date', 'no date'],
])('%s is %s', (iso, expected) => {
  expect(relativeTime(iso, NOW, 'en-US')).toBe(expected)
})
