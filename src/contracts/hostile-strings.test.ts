import { expect, test } from 'vitest'
import { takeHostileStrings } from './hostile-strings.fixture.ts'

test('the same seed gives the same strings, another one others', () => {
  expect(takeHostileStrings(1000, 300, 7)).toEqual(takeHostileStrings(1000, 300, 7))
  expect(takeHostileStrings(1000, 300, 7)).not.toEqual(takeHostileStrings(1000, 300, 8))
})

test('every string has the length that was asked for', () => {
  expect(new Set(takeHostileStrings(2000, 500).map(({ text }) => text.length))).toEqual(new Set([500]))
})

test('there is a run of every ASCII character, and half a pair', () => {
  const texts = new Set(takeHostileStrings(2000, 50).map(({ text }) => text))
  for (let code = 0; code < 128; code += 1) expect(texts).toContain(String.fromCharCode(code).repeat(50))
  expect(texts).toContain('\ud83d'.repeat(50))
})
