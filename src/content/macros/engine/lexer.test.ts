import { describe, expect, test } from 'vitest'
import { lexMacros } from './lexer.ts'

const argsOf = (call: string) => lexMacros(call).calls[0]?.args

describe('a call', () => {
  test('is found with its place, its name folded', () => {
    expect(lexMacros('a {{Non-standard_Inline}} b')).toEqual({
      calls: [{ name: 'non_standard_inline', written: 'Non-standard_Inline', args: [], ranges: [], start: 2, end: 25 }],
      malformed: [],
    })
  })

  test.each(['{{ x }}', '{{x()}}', '{{ x ( ) }}', '{{\tx\t}}'])('may hold blanks: %s', (call) => {
    expect(lexMacros(call).calls).toMatchObject([{ name: 'x', args: [], start: 0, end: call.length }])
  })

  test('takes texts in three kinds of quotes, numbers and truth values', () => {
    expect(argsOf(`{{x("a", 'b', \`c\`, 1, -2.5, .5, true, false)}}`)).toEqual(['a', 'b', 'c', 1, -2.5, 0.5, true, false])
  })

  test('takes an empty text and a missing argument as absent', () => {
    expect(argsOf(`{{x("", 'b',, "c")}}`)).toEqual([null, 'b', null, 'c'])
  })

  test('know where they stand, quotes included', () => {
    const text = `a {{x( "one" ,, 2)}}`
    const [call] = lexMacros(text).calls
    expect(call?.ranges.map(({ start, end }) => text.slice(start, end))).toEqual(['"one"', '', '2'])
  })

  test('reads the escapes of JavaScript in texts', () => {
    expect(argsOf(String.raw`{{x("a\"b\\c\/d\n\t\u0041", 'it\'s')}}`)).toEqual(['a"b\\c/d\n\tA', "it's"])
  })

  test('may hold parentheses, commas and braces inside a text', () => {
    expect(argsOf('{{x("calc(1, 2) }} {{y}}")}}')).toEqual(['calc(1, 2) }} {{y}}'])
  })

  test('may go over several lines', () => {
    expect(lexMacros('{{x("a",\n  "b"\n)}}').calls).toMatchObject([{ args: ['a', 'b'], start: 0, end: 18 }])
  })
})

describe('no call', () => {
  test.each(['{{}}', '{{ }}', '{{ 1 }}', '{{{ }}}', '{{.x}}', '{ {x}}', '{{', '}}{{'])('is %s', (text) => {
    expect(lexMacros(text)).toEqual({ calls: [], malformed: [] })
  })

  test.each(['\\{{x}}', '{\\{x}}', '`\\{{x("a")}}`'])('is the escaped %s', (text) => {
    expect(lexMacros(text)).toEqual({ calls: [], malformed: [] })
  })
})

describe('a malformed call', () => {
  test.each([
    ['{{x("a)}}', 'expected a text in quotes, a number, true or false, found "\\"a)}}"'],
    ['{{x("a" "b")}}', 'expected `,` or `)`, found "\\"b\\")}}"'],
    ['{{x(a)}}', 'expected a text in quotes, a number, true or false, found "a)}}"'],
    ['{{x(1px)}}', 'expected a text in quotes, a number, true or false, found "1px)}}"'],
    ['{{x("a")', 'expected `}}` after the arguments, found the end of the page'],
    ['{{x("a")}', 'expected `}}` after the arguments, found "}"'],
    ['{{x("a"', 'expected `,` or `)`, found the end of the page'],
    ['{{x', 'expected `}}` or `(` after the macro\'s name, found "{{x"'],
    ['{{x y}}', 'expected `}}` or `(` after the macro\'s name, found "{{x y}}"'],
  ])('%s says what was expected', (text, message) => {
    expect(lexMacros(text)).toEqual({ calls: [], malformed: [{ start: 0, message, isRead: false }] })
  })

  test.each([
    ['{{x("a"}}', ['a'], 'expected `,` or `)`, found "}}"'],
    ['{{x("a", 1}}', ['a', 1], 'expected `,` or `)`, found "}}"'],
    ['{{x("a", true }}', ['a', true], 'expected `,` or `)`, found "}}"'],
    ['{{x("a",}}', ['a', null], 'expected `)`, found "}}"'],
    ['{{x(}}', [], 'expected `)`, found "}}"'],
    ['{{x("a"))}}', ['a'], 'expected `}}` after the arguments, found ")}}"'],
    ['{{x("a")) ) }}', ['a'], 'expected `}}` after the arguments, found ") ) }}"'],
  ])('%s has a wrong number of parentheses, is reported and read as it was meant', (text, args, message) => {
    const { calls, malformed } = lexMacros(text)
    expect(calls).toMatchObject([{ name: 'x', args, start: 0, end: text.length }])
    expect(malformed).toEqual([{ start: 0, message, isRead: true }])
  })

  test.each([
    '{{x("a"',
    '{{x("a"))',
    '{{x("a"))}',
    '{{x("a", "b}}',
    '{{x(\'a")}}',
    '{{x("a"]}}',
    '{{x(“a”)}}',
    '{{x"a")}}',
    '{x("a")}}',
    '{{x("a" }',
  ])('%s stays a text', (text) => {
    expect(lexMacros(text).calls).toEqual([])
  })

  test('costs only itself: the calls after it are found', () => {
    const { calls, malformed } = lexMacros('{{bad("a)}} then {{good("b")}} and {{cut')
    expect(calls).toMatchObject([{ name: 'good', args: ['b'], start: 17, end: 30 }])
    expect(malformed.map(({ start }) => start)).toEqual([0, 35])
  })

  test('may hold a whole call, which is found', () => {
    expect(lexMacros('{{outer({{inner}})}}')).toMatchObject({ calls: [{ name: 'inner' }], malformed: [{ start: 0 }] })
  })
})
