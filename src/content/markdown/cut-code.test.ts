import { expect, test } from 'vitest'
import { takeHostileStrings } from '#contracts/hostile-strings.fixture.ts'
import { cutCode, MAX_LINE, MAX_PIECE, MAX_WORD } from './cut-code.ts'

test('code within the limits is one piece', () => {
  const code = `${'a b '.repeat(MAX_LINE / 4)}\n`.repeat(3)
  expect(cutCode(code)).toEqual([{ code, isPlain: false }])
})

test('pieces joined are the code, and none is larger than its limit', () => {
  for (const length of [20_000, 40_000, 80_000]) {
    for (const { text } of takeHostileStrings(800, length)) {
      const pieces = cutCode(text)
      expect(pieces.map(({ code }) => code).join('')).toBe(text)
      for (const { code, isPlain } of pieces) expect(isPlain || code.length <= MAX_PIECE).toBe(true)
    }
  }
})

test('no piece that is highlighted has a long line or word', () => {
  const pieces = cutCode(`a\n${'b'.repeat(MAX_WORD + 1)}\nc\n${'d '.repeat(MAX_LINE)}\ne`)
  expect(pieces.map(({ code, isPlain }) => [code.slice(0, 2), isPlain])).toEqual([
    ['a\n', false],
    ['bb', true],
    ['c\n', false],
    ['d ', true],
    ['e', false],
  ])
})

test('a cut is made at a blank line where there is one in the second half', () => {
  const block = `${'a\n'.repeat(3_000)}\n`
  expect(cutCode(`${block}${block}`).map(({ code }) => code)).toEqual([block, block])
})
