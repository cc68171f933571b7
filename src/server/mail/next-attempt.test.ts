import { expect, test } from 'vitest'
import { findNextAttempt, NO_ATTEMPTS } from './next-attempt.ts'

const DAY_MS = 24 * 60 * 60_000

test('a mail that is wanted later is tried again until five days after the first such answer, then it is given up', () => {
  const first = { postponed_at: DAY_MS, text_rejected_at: null }
  expect(findNextAttempt('postponed', NO_ATTEMPTS, DAY_MS)).toEqual(first)
  expect(findNextAttempt('postponed', first, 6 * DAY_MS - 1)).toEqual(first)
  expect(findNextAttempt('postponed', first, 6 * DAY_MS)).toBe('given-up')
})

test('a text that is rejected for good is tried once more, whatever comes between', () => {
  const once = { postponed_at: null, text_rejected_at: 1 }
  expect(findNextAttempt('unwanted', NO_ATTEMPTS, 1)).toEqual(once)
  expect(findNextAttempt('postponed', once, 2)).toEqual({ postponed_at: 2, text_rejected_at: 1 })
  expect(findNextAttempt('unwanted', { postponed_at: 2, text_rejected_at: 1 }, 3)).toBe('rejected')
})

test('an address that is rejected for good is not tried again', () => {
  expect(findNextAttempt('rejected', NO_ATTEMPTS, 1)).toBe('rejected')
})

test('a mail server that answers nothing counts as no attempt', () => {
  const before = { postponed_at: 1, text_rejected_at: 2 }
  expect(findNextAttempt('unsent', before, 100 * DAY_MS)).toBe(before)
})
