import { expect, test } from 'vitest'
import { formatDay } from './format-day.ts'

test('a moment just before midnight in UTC is of that day in every time zone', () => {
  expect(formatDay('2026-02-03T23:59:59Z', 'en-US')).toBe('Feb 3, 2026')
  expect(formatDay('2026-02-03T00:00:00Z', 'en-US')).toBe('Feb 3, 2026')
})

test('the day is written as the locale writes it', () => {
  expect(formatDay('2026-02-03T12:00:00Z', 'ja')).toBe('2026年2月3日')
})

test('on a page whose interface is English, so is the day', () => {
  expect(formatDay('2026-02-03T12:00:00Z', 'fa')).toBe('Feb 3, 2026')
})

test('what is no date stays as it is', () => {
  expect(formatDay('soon', 'de')).toBe('soon')
})
