import { expect, test } from 'vitest'
import { trimBothEndsOf, trimEndOf } from './trim-characters.ts'

test.each([
  ['/a/b', '/', '/a/b'],
  ['/a/b//', '/', '/a/b'],
  ['///', '/', ''],
  ['', '/', ''],
  ['a=;=', ';=', 'a'],
])('%j without %j at its end is %j', (text, characters, trimmed) => {
  expect(trimEndOf(text, characters)).toBe(trimmed)
})

test.each([
  ['//a//b//', '/', 'a//b'],
  ['////', '/', ''],
  ['', '/', ''],
])('%j without %j at both ends is %j', (text, characters, trimmed) => {
  expect(trimBothEndsOf(text, characters)).toBe(trimmed)
})
