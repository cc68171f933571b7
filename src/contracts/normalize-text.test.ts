import { expect, test } from 'vitest'
import { normalizeText } from './normalize-text.ts'

test('a text gets its normalization form', () => {
  expect(normalizeText('e\u0301 \ufb01', 'NFC')).toBe('\u00e9 \ufb01')
  expect(normalizeText('e\u0301 \ufb01', 'NFKC')).toBe('\u00e9 fi')
})

test('marks are sorted, up to thirty in a row', () => {
  const marks = '\u0301'.repeat(20) + '\u0323'.repeat(10)
  expect(normalizeText(`x${marks}`, 'NFD')).toBe(`x${'\u0323'.repeat(10)}${'\u0301'.repeat(20)}`)
})

test('a longer run is broken after each thirty', () => {
  const broken = normalizeText(`x${'\u0301'.repeat(70)}`, 'NFD')
  expect(broken.split('\u034f').map(({ length }) => length)).toEqual([31, 30, 10])
})
