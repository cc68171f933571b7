import { expect, test } from 'vitest'
import { formatDiagnostic } from './diagnostics.ts'
import { terminalLine } from './terminal-line.ts'

test('control characters and marks of direction are replaced, all other characters stay', () => {
  expect(terminalLine('\u001B[31mred\u009B0m\r\n\u0000\u007F')).toBe('\uFFFD[31mred\uFFFD0m\uFFFD\uFFFD\uFFFD\uFFFD')
  expect(terminalLine('\u202Etxt\u2066\u2069\u200F\u061C')).toBe('\uFFFDtxt\uFFFD\uFFFD\uFFFD\uFFFD')
  expect(terminalLine('\tGröße \u{1F600} שלום')).toBe('\tGröße \u{1F600} שלום')
})

test('no part of a diagnostic controls the terminal', () => {
  const esc = '\u001B'
  const line = formatDiagnostic({ kind: 'broken-link', severity: 'error', message: `m${esc}`, file: `f${esc}\n`, line: 3, hint: `h${esc}` })
  expect(line).toBe('f\uFFFD\uFFFD:3 error broken-link: m\uFFFD (h\uFFFD)')
})
