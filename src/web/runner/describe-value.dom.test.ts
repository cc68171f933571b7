import { expect, test } from 'vitest'
import type { PlayValue } from '#contracts/play-messages.ts'
import { playValueText } from '../ui/play-frame/play-value-text.ts'
import { describeValue } from './describe-value.ts'

const AS_IT_IS = { stack: (text: string) => text, code: (text: string) => text }
const describeIt = (value: unknown): PlayValue => describeValue(value, AS_IT_IS)
const textOf = (value: unknown): string => playValueText(describeIt(value))

class Point {
  x = 1
}

test.each([
  ['text', { kind: 'string', text: 'text' }],
  [0, { kind: 'number', text: '0' }],
  [-0, { kind: 'number', text: '-0' }],
  [-5, { kind: 'number', text: '-5' }],
  [Number.NEGATIVE_INFINITY, { kind: 'number', text: '-Infinity' }],
  [5n, { kind: 'bigint', text: '5n' }],
  [Symbol('a'), { kind: 'symbol', text: 'Symbol(a)' }],
  [true, { kind: 'boolean', text: 'true' }],
  [undefined, { kind: 'undefined', text: 'undefined' }],
  [null, { kind: 'null', text: 'null' }],
  [new Date(0), { kind: 'date', text: new Date(0).toString() }],
  [new Date(Number.NaN), { kind: 'date', text: 'Invalid Date' }],
  [/a+/gi, { kind: 'regexp', text: '/a+/gi' }],
])('%s is described by its kind and its text', (value, expected) => {
  expect(describeIt(value)).toEqual(expected)
})

test.each([
  [[1, 'a', null], 'Array [1, "a", null]'],
  [[[]], 'Array [Array []]'],
  [Object.assign([1], { name: 'x' }), 'Array [1, name: "x"]'],
  [new Uint8Array([1, 2]), 'Uint8Array [1, 2]'],
  [{ a: { b: [] } }, 'Object { a: Object { b: Array [] } }'],
  [{ [Symbol('s')]: 1 }, 'Object { [Symbol(s)]: 1 }'],
  [new Point(), 'Point { x: 1 }'],
  [Object.create(null), '[Object: null prototype] {}'],
  [new Map([['a', 1]]), 'Map { "a" => 1 }'],
  [new Set([1, 'a']), 'Set { 1, "a" }'],
  [new Boolean(false), 'Boolean { false }'],
  [new String('a'), 'String { "a" }'],
  [new DataView(new ArrayBuffer(1)), 'DataView {}'],
  [{ [Symbol.toStringTag]: 'Date' }, 'Object'],
])('objects are described by their class and what they hold: %s', (value, expected) => {
  expect(textOf(value)).toBe(expected)
})

test('holes of an array are counted, one entry for those that follow each other', () => {
  const list: unknown[] = []
  list[1] = 'a'
  list[4] = 'b'
  list.length = 7
  expect(textOf(list)).toBe('Array [<empty>, "a", <2 empty>, "4": "b", <2 empty>]')
})

test('an array of holes alone is not walked to its end', () => {
  const { entries, more } = describeIt(new Array(4_000_000_000))
  expect(entries).toEqual([{ value: { kind: 'opaque', text: '<100001 empty>' } }])
  expect(more).toBe(4_000_000_000 - 100_000)
})

test('a getter is named and never called', () => {
  let calls = 0
  const object = {
    get read() {
      calls += 1
      return calls
    },
    set write(_: number) {},
  }
  expect(textOf(object)).toBe('Object { read: [getter], write: [setter] }')
  expect(textOf([object])).toContain('[getter]')
  expect(calls).toBe(0)
})

test('a property that can not be listed is left out', () => {
  expect(textOf(Object.defineProperty({ a: 1 }, 'hidden', { value: 2 }))).toBe('Object { a: 1 }')
})

test('an object within itself is named as such, the same object twice is not', () => {
  const own: Record<string, unknown> = {}
  own.self = own
  expect(textOf(own)).toBe('Object { self: [circular] }')
  const twin = {}
  expect(textOf([twin, twin])).toBe('Array [Object {}, Object {}]')
})

test('what lies deeper than five levels is not described', () => {
  expect(textOf([[[[[1]]]]])).toBe('Array [Array [Array [Array [Array […]]]]]')
  expect(textOf([[[[{ a: 1 }]]]])).toBe('Array [Array [Array [Array [Object {…}]]]]')
  expect(textOf([[[['deep']]]])).toBe('Array [Array [Array [Array ["deep"]]]]')
})

test('of one value a hundred entries are described, and the others counted', () => {
  const numbers = Array.from({ length: 130 }, (_, index) => index)
  const properties = Object.fromEntries(numbers.map((number) => [`k${number}`, number]))
  for (const value of [numbers, properties, new Set(numbers), new Map(numbers.map((number) => [number, number]))]) {
    const { entries, more } = describeIt(value)
    expect([entries?.length, more]).toEqual([100, 30])
  }
  expect(describeIt(numbers.slice(0, 100)).more).toBeUndefined()
})

test('broad values in a broad value share a budget of a thousand entries', () => {
  const rows = Array.from({ length: 50 }, () => Array.from({ length: 50 }, () => 1))
  const count = ({ entries = [] }: PlayValue): number => entries.reduce((sum, { value }) => sum + 1 + count(value), 0)
  expect(count(describeIt(rows))).toBe(1000)
  // 18 rows of 50, each of them an entry as well, take 918; the set or map is one more.
  const many = Array.from({ length: 2500 }, (_, index) => index)
  for (const inner of [new Set(many), new Map(many.map((number) => [number, number])), Object.fromEntries(many.entries())]) {
    const described = describeIt([...rows.slice(0, 18), inner, 'left out'])
    const last = described.entries?.at(-1)?.value
    expect([described.more, last?.entries?.length, last?.more]).toEqual([1, 81, 2419])
  }
})

test('a long text is cut at 10,000 characters', () => {
  expect(describeIt('x'.repeat(10_000))).toEqual({ kind: 'string', text: 'x'.repeat(10_000) })
  expect(describeIt('x'.repeat(10_007))).toEqual({ kind: 'string', text: 'x'.repeat(10_000), more: 7 })
})

test('functions and stacks are shown without what the runner has added', () => {
  const clean = { stack: (text: string) => text.replace('secret', ''), code: (text: string) => text.replace('guard();', '') }
  const guarded = Object.assign(() => undefined, {})
  expect(describeValue(guarded, { ...clean, code: () => 'clean' })).toEqual({ kind: 'function', text: 'clean' })
  const error = Object.assign(new Error('a'), { stack: 'Error: a\n at secret' })
  expect(describeValue(error, clean)).toEqual({ kind: 'error', text: 'Error: a\n at ' })
})

test('an error has its name and message before its stack, once', () => {
  const error = (stack: unknown): unknown => Object.defineProperty(new TypeError('no'), 'stack', { value: stack })
  expect(describeIt(error('TypeError: no\n at a'))).toEqual({ kind: 'error', text: 'TypeError: no\n at a' })
  expect(describeIt(error('a@b:1'))).toEqual({ kind: 'error', text: 'TypeError: no\na@b:1' })
  expect(describeIt(error(''))).toEqual({ kind: 'error', text: 'TypeError: no' })
  expect(describeIt(error(1))).toEqual({ kind: 'error', text: 'TypeError: no' })
  expect(describeIt(Object.assign(new Error(''), { stack: '' }))).toEqual({ kind: 'error', text: 'Error' })
})

test('the cause of an error is an entry of it, down to the fifth level', () => {
  const bare = (message: string, cause?: unknown): Error => Object.assign(new Error(message, { cause }), { stack: '' })
  expect(describeIt(bare('a', 'why'))).toMatchObject({
    text: 'Error: a',
    entries: [{ key: { text: 'cause' }, value: { kind: 'string', text: 'why' } }],
  })
  const chain = Array.from({ length: 9 }, (_, index) => index).reduce<unknown>((cause, index) => bare(`${index}`, cause), undefined)
  const depth = ({ entries = [] }: PlayValue): number => 1 + Math.max(0, ...entries.map(({ value }) => depth(value)))
  expect(depth(describeIt(chain))).toBe(5)
  const round = bare('round')
  round.cause = round
  expect(describeIt(round).entries?.[0]?.value.text).toBe('[circular]')
})

test('nodes are shown as their markup', () => {
  const element = document.createElement('p')
  element.append('a')
  expect(describeIt(element)).toEqual({ kind: 'node', text: '<p>a</p>' })
  expect(describeIt(document)).toEqual({ kind: 'node', text: '#document' })
  expect(describeIt(document.createTextNode('a "b"'))).toEqual({ kind: 'node', text: '#text "a \\"b\\""' })
  expect(describeIt(document.createComment('c'))).toEqual({ kind: 'node', text: '#comment' })
})

test('what can not be looked at is opaque, and nothing is thrown', () => {
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  expect(describeIt(proxy)).toEqual({ kind: 'opaque', text: 'Object' })
  expect(describeIt(Object.create(Map.prototype))).toEqual({ kind: 'opaque', text: 'Map' })
  expect(describeIt(Object.create(Set.prototype))).toEqual({ kind: 'opaque', text: 'Set' })
})

test('a class without a name, and a constructor that is no function, are named by their tag', () => {
  const Nameless = (() => class {})()
  expect(textOf(new Nameless())).toBe('Object {}')
  expect(textOf(Object.create({ constructor: 'Fake' }))).toBe('Object {}')
})
