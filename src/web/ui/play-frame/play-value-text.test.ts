import { expect, test } from 'vitest'
import type { PlayValue } from '#contracts/play-messages.ts'
import { playArgsText, playValueText } from './play-value-text.ts'

const string = (text: string): PlayValue => ({ kind: 'string', text })
const number = (text: string): PlayValue => ({ kind: 'number', text })
const list: PlayValue = {
  kind: 'array',
  text: 'Array',
  entries: [
    { key: string('0'), value: number('1') },
    { key: string('name'), value: string('a') },
  ],
}

test.each([
  [string('a "b"'), '\'a "b"\''],
  [number('-0'), '-0'],
  [{ kind: 'bigint', text: '5n' }, '5n'],
  [list, 'Array [1, name: "a"]'],
  [{ kind: 'array', text: 'Uint8Array', entries: [], more: 3 }, 'Uint8Array [… +3]'],
  [{ kind: 'object', text: 'Object', entries: [] }, 'Object {}'],
  [{ kind: 'object', text: 'Point', entries: [{ key: string('x y'), value: list }] }, 'Point { "x y": Array [1, name: "a"] }'],
  [
    { kind: 'object', text: 'Object', entries: [{ key: { kind: 'symbol', text: 'Symbol(s)' }, value: number('1') }] },
    'Object { [Symbol(s)]: 1 }',
  ],
  [{ kind: 'map', text: 'Map', entries: [{ key: string('a'), value: number('1') }] }, 'Map { "a" => 1 }'],
  [{ kind: 'set', text: 'Set', entries: [{ value: number('1') }] }, 'Set { 1 }'],
  [{ kind: 'opaque', text: '[circular]' }, '[circular]'],
  [{ kind: 'function', text: '() => 1', more: 4 }, '() => 1…'],
] satisfies readonly (readonly [PlayValue, string])[])('%j is shown as %s', (value, expected) => {
  expect(playValueText(value)).toBe(expected)
})

test.each([
  [[string('a'), number('1')], 'a 1'],
  [[string('%s is %d'), string('x'), number('1.9'), string('more')], 'x is 1 more'],
  [[string('%i %f'), number('2.5'), string('2.5px')], '2 2.5'],
  [[string('%o %O'), string('q'), list], '"q" Array [1, name: "a"]'],
  [[string('%cred%c plain'), string('color: red'), string('')], 'red plain'],
  [[string('100%% %s')], '100%% %s'],
  [[string('100%% %s %s'), string('x')], '100% x %s'],
  [[string('%d'), string('no')], 'NaN'],
  [[string('%d'), { kind: 'bigint', text: '5n' }], '5n'],
  [[], ''],
] satisfies readonly (readonly [readonly PlayValue[], string])[])('%j are shown as %s', (args, expected) => {
  expect(playArgsText(args)).toBe(expected)
})
