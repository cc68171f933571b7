import { expect, test } from 'vitest'
import type { PlayMethod, PlayValue } from '#contracts/play-messages.ts'
import { formatArguments } from './format-arguments.ts'

const string = (text: string): PlayValue => ({ kind: 'string', text })
const number = (text: string): PlayValue => ({ kind: 'number', text })
const object: PlayValue = { kind: 'object', text: 'Object', entries: [{ key: string('a'), value: number('1') }] }

function textOf(method: PlayMethod, ...args: readonly PlayValue[]): readonly string[] {
  return formatArguments({ method, args }).map((value) => (value === object ? 'object' : value.text))
}

test('the places of the first text hold what follows, the rest comes after', () => {
  expect(textOf('log', string('%s is %d%%, %i, %f'), string('a'), number('1.5'), number('2.7'), number('0.5'), string('b'))).toEqual([
    'a is 1%, 2, 0.5',
    'b',
  ])
  expect(textOf('log', string('%s!'), object)).toEqual(['{a: 1}!'])
  expect(textOf('log', string('%d'), { kind: 'bigint', text: '5n' })).toEqual(['5n'])
  expect(textOf('log', string('%i'), string('x'))).toEqual(['NaN'])
  expect(textOf('log', string('%f'), { kind: 'symbol', text: 'Symbol(1)' })).toEqual(['NaN'])
  expect(formatArguments({ method: 'log', args: [{ ...string('%s'), more: 3 }, string('a')] })).toEqual([{ ...string('a'), more: 3 }])
})

test('objects stay objects that unfold, styles are left out', () => {
  expect(textOf('warn', string('a %o b'), object)).toEqual(['a ', 'object', ' b'])
  expect(textOf('log', string('%O'), object)).toEqual(['object'])
  expect(textOf('log', string('%cred'), string('color: red'))).toEqual(['red'])
})

test('places for which nothing is there stay, and so does all of other methods', () => {
  expect(textOf('log', string('%s and %s'), string('a'))).toEqual(['a and %s'])
  expect(textOf('log', string('100%'))).toEqual(['100%'])
  expect(textOf('log', string('%s'))).toEqual(['%s'])
  expect(textOf('dir', string('%s'), string('a'))).toEqual(['%s', 'a'])
  expect(textOf('uncaught', string('%s'), string('a'))).toEqual(['%s', 'a'])
})
