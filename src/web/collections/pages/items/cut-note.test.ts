import { expect, test } from 'vitest'
import { cutNote, isCode } from './cut-note.ts'

test('a note of 180 characters is shown whole', () => {
  expect(cutNote('🦩'.repeat(180))).toBeUndefined()
})

test('a longer one is cut between words', () => {
  expect(cutNote('word '.repeat(40))).toBe(`${'word '.repeat(36).trimEnd()}…`)
})

test('one without spaces is cut after 180 characters, never within one', () => {
  expect(cutNote('🦩'.repeat(181))).toBe(`${'🦩'.repeat(180)}…`)
})

test('a note with a brace is code', () => {
  expect(isCode('a { color: red }')).toBe(true)
  expect(isCode('read this')).toBe(false)
})
