import { expect, test } from 'vitest'
import { reasonOf } from './reason-of.ts'

test('the message of the cause is added, unless the message of the error contains it', () => {
  const cause = new Error('the disk is full')
  expect(reasonOf(new Error('not written', { cause }))).toBe('not written: the disk is full')
  expect(reasonOf(new Error('the disk is full', { cause }))).toBe('the disk is full')
  expect(reasonOf(new Error('not written, because the disk is full', { cause }))).toBe('not written, because the disk is full')
  expect(reasonOf(new Error('not written', { cause: new Error() }))).toBe('not written')
})

test('what is no error is its own reason', () => {
  expect(reasonOf(new Error('not written'))).toBe('not written')
  expect(reasonOf('not written')).toBe('not written')
})
