import { expect, test } from 'vitest'
import { applyFixes } from './apply-fixes.ts'

const fix = (start: number, end: number, text: string) =>
  ({ kind: 'broken-link', severity: 'info', message: 'm', file: 'f', fix: { start, end, text } }) as const

test('fixes are applied in the order of their places, whatever order they come in', () => {
  const { text, applied } = applyFixes('0123456789', [fix(8, 9, 'H'), fix(2, 4, ''), fix(5, 5, '+')])
  expect(text).toBe('014+567H9')
  expect(applied.map(({ fix: { start } }) => start)).toEqual([2, 5, 8])
})

test('of two in one place the first counts, and those that change nothing or lie outside are left out', () => {
  const { text, applied } = applyFixes('0123', [
    fix(1, 3, 'a'),
    fix(1, 3, 'a'),
    fix(2, 4, 'b'),
    fix(3, 4, '3'),
    fix(3, 9, 'c'),
    fix(4, 3, 'd'),
  ])
  expect(text).toBe('0a3')
  expect(applied).toHaveLength(1)
})
