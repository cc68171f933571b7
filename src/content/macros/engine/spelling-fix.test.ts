import { expect, test } from 'vitest'
import { lexMacros } from './lexer.ts'
import { spellingFix } from './spelling-fix.ts'

/** The call with its argument fixed. */
function fixed(text: string, argument: number, spelling?: string): string | undefined {
  const [call] = lexMacros(text).calls
  const problem = { kind: 'macro-ill-cased-argument' as const, message: 'm', hint: 'h', argument, spelling }
  const fix = call === undefined ? undefined : spellingFix(call, text, problem)
  return fix === undefined ? undefined : text.slice(0, fix.start) + fix.text + text.slice(fix.end)
}

test('an argument keeps its quotes, and what stands in them is escaped', () => {
  expect(fixed(`a {{x( 'b' , "c")}}`, 0, `it's \\`)).toBe(String.raw`a {{x( 'it\'s \\' , "c")}}`)
  expect(fixed('{{x("a", `b`)}}', 1, '"c"')).toBe('{{x("a", `"c"`)}}')
})

test('an argument without quotes gets some', () => {
  expect(fixed('{{x(404)}}', 0, '405')).toBe('{{x("405")}}')
})

test('without a spelling or an argument nothing is fixed', () => {
  expect(fixed('{{x("a")}}', 0)).toBeUndefined()
  expect(fixed('{{x("a")}}', 1, 'b')).toBeUndefined()
})
