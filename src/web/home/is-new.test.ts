import { expect, test } from 'vitest'
import { isNew } from './is-new.ts'

const at = (moment: string): number => Date.parse(moment)

test('a post is new for less than seven days', () => {
  expect(isNew('2026-02-03', at('2026-02-03T00:00:00Z'))).toBe(true)
  expect(isNew('2026-02-03', at('2026-02-09T23:59:59Z'))).toBe(true)
  expect(isNew('2026-02-03', at('2026-02-10T00:00:00Z'))).toBe(false)
})

test('a post of tomorrow is new, and one without a day is not', () => {
  expect(isNew('2026-02-03', at('2026-02-02T20:00:00Z'))).toBe(true)
  expect(isNew('some day', at('2026-02-02T20:00:00Z'))).toBe(false)
})
