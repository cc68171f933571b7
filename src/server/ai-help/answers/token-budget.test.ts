import { expect, test } from 'vitest'
import { BUDGETS, passageTokens, questionsWithin } from './token-budget.ts'

test('a long question leaves less to the passages, and never less than nothing', () => {
  expect(passageTokens(BUDGETS.core, 'How?')).toBe(12_000)
  expect(passageTokens(BUDGETS.subscriber, 'How?')).toBe(20_000)
  expect(passageTokens(BUDGETS.core, 'x'.repeat(25_000))).toBe(16_384 - 2048 - 500 - 6250)
  expect(passageTokens(BUDGETS.core, 'x'.repeat(100_000))).toBe(0)
})

test('the newest questions that fit are sent, without a gap, and the last one always', () => {
  const passages = [{ text: 'x'.repeat(40_000) }]
  const left = (16_384 - 2048 - 500) * 4 - 40_000
  const long = 'l'.repeat(left - 10)
  expect(questionsWithin(BUDGETS.core, passages, ['first?', long, 'last?'])).toEqual([long, 'last?'])
  expect(questionsWithin(BUDGETS.core, passages, ['first?', `${long}123456`, 'last?'])).toEqual(['last?'])
  expect(questionsWithin(BUDGETS.core, passages, ['x'.repeat(100_000)])).toHaveLength(1)
})

test('a long conversation stays within the budget', () => {
  const sent = questionsWithin(
    BUDGETS.subscriber,
    [{ text: 'x'.repeat(80_000) }],
    Array.from({ length: 1000 }, (_, at) => `${at} `.repeat(500)),
  )
  expect(sent.at(-1)).toContain('999 ')
  expect(sent.join('').length + 80_000).toBeLessThanOrEqual((32_768 - 4096 - 500) * 4)
})
