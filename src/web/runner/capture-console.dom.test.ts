import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PlayLine, PlayPlace } from '#contracts/play-messages.ts'
import { captureConsole } from './capture-console.ts'
import { createLineQueue } from './line-queue.ts'

const own = { ...console }
const heard: string[] = []
let reported: PlayLine[]
let place: PlayPlace | undefined

beforeEach(() => {
  vi.useFakeTimers()
  reported = []
  heard.length = 0
  place = undefined
  for (const name of Object.keys(own)) if (typeof Reflect.get(own, name) === 'function') Reflect.set(console, name, () => heard.push(name))
  captureConsole({
    queue: createLineQueue((lines) => reported.push(...lines), { skipped: '{count} more' }),
    findPlace: () => place,
    clean: { stack: () => 'Error\n at f (js:2)\n at elsewhere', code: (code) => code },
  })
})
afterEach(() => void Object.assign(console, own))

/** What was printed, as method, texts, depth and how often. */
function printed(): readonly string[] {
  vi.advanceTimersByTime(200)
  return reported.map(({ method, args, depth, count }) => `${method} ${args.map(({ text }) => text).join(' ')} @${depth} x${count}`)
}

test('methods are reported by their name and level, and the browser’s own console is called as well', () => {
  console.log('a', 1)
  console.info('b')
  console.warn('c')
  console.error('d')
  console.dir('e')
  console.dirxml('f')
  console.table([1])
  console.debug('g')
  expect(printed()).toEqual([
    'log a 1 @0 x1',
    'info b @0 x1',
    'warn c @0 x1',
    'error d @0 x1',
    'dir e @0 x1',
    'dir f @0 x1',
    'table Array @0 x1',
    'debug g @0 x1',
  ])
  expect(reported.map(({ level }) => level)).toEqual(['log', 'info', 'warn', 'error', 'log', 'log', 'log', 'debug'])
  expect(heard.slice(0, 5)).toEqual(['log', 'info', 'warn', 'error', 'dir'])
})

test('an assertion is reported when it fails, with its text after the words of the specification', () => {
  console.assert(true, 'fine')
  console.assert(false, 'no', 1)
  console.assert(false)
  console.assert(false, { a: 1 })
  expect(printed()).toEqual([
    'assert Assertion failed: no 1 @0 x1',
    'assert Assertion failed @0 x1',
    'assert Assertion failed Object @0 x1',
  ])
  expect(reported[0]?.level).toBe('error')
})

test('counts are by label', () => {
  console.count()
  console.count()
  console.count('a')
  console.countReset()
  console.count()
  expect(printed()).toEqual(['count default: 1 @0 x1', 'count default: 2 @0 x1', 'count a: 1 @0 x1', 'count default: 1 @0 x1'])
})

test('timers show the time since they began, and one that has not begun shows nothing', () => {
  console.timeLog('none')
  console.timeEnd('none')
  console.time('a')
  vi.advanceTimersByTime(1500)
  console.timeLog('a', 'more')
  console.timeEnd('a')
  console.timeEnd('a')
  expect(printed()).toEqual(['time a: 1500.0 ms more @0 x1', 'time a: 1500.0 ms @0 x1'])
})

test('groups indent what follows them, and end at most at the first level', () => {
  console.group('one')
  console.groupCollapsed('two')
  console.log('in')
  console.groupEnd()
  console.log('in')
  console.groupEnd()
  console.groupEnd()
  console.log('out')
  expect(printed()).toEqual(['group one @0 x1', 'groupCollapsed two @1 x1', 'log in @2 x1', 'log in @1 x1', 'log out @0 x1'])
})

test('the same words again are one line with how often, other words and objects are not', () => {
  console.log('first')
  console.log('a', 1)
  console.log('a', 1)
  console.log('a', 2)
  console.log('a')
  console.log({})
  console.log({})
  console.warn('a')
  expect(printed()).toEqual([
    'log first @0 x1',
    'log a 1 @0 x2',
    'log a 2 @0 x1',
    'log a @0 x1',
    'log Object @0 x1',
    'log Object @0 x1',
    'warn a @0 x1',
  ])
})

test('the same group opened again is a group of its own, and a trace is never counted', () => {
  console.log('first')
  console.group('g')
  console.group('g')
  console.trace('t')
  console.trace('t')
  expect(printed().slice(1)).toEqual(['group g @0 x1', 'group g @1 x1', 'trace t \nat f (js:2) @2 x1', 'trace t \nat f (js:2) @2 x1'])
})

test('clearing takes away what was printed and the groups', () => {
  console.log('reported at once')
  console.group('g')
  console.log('old')
  console.clear()
  console.log('new')
  expect(printed()).toEqual(['log reported at once @0 x1', 'clear  @0 x1', 'log new @0 x1'])
})

test('a line has its place in the code when there is one', () => {
  console.log('nowhere')
  place = { part: 'js', line: 3 }
  console.log('somewhere')
  printed()
  expect(reported.map((line) => line.place)).toEqual([undefined, { part: 'js', line: 3 }])
})

test('a line that is not shown is not printed by the browser’s console either', () => {
  for (let index = 0; index < 1005; index += 1) console.log(index)
  expect(heard).toHaveLength(1000)
})

test('code that prints something that can not be described goes on', () => {
  const label = Object.create(null)
  expect(() => Reflect.apply(console.count, console, [label])).not.toThrow()
})
