import { expect, test } from 'vitest'
import { readFrameMessage } from './read-frame-message.ts'

const VALUE = { kind: 'string', text: 'a' }
const LINE = { method: 'log', level: 'log', args: [VALUE], depth: 0, count: 1 }

test('what the runner sends is read', () => {
  expect(readFrameMessage({ typ: 'ready', isBlank: true })).toEqual({ typ: 'ready', isBlank: true })
  expect(readFrameMessage({ typ: 'loaded' })).toEqual({ typ: 'loaded' })
  expect(readFrameMessage({ typ: 'console', lines: [{ ...LINE, place: { part: 'js', line: 3 } }] })).toEqual({
    typ: 'console',
    lines: [{ ...LINE, place: { part: 'js', line: 3 } }],
  })
  expect(readFrameMessage({ typ: 'result', id: 1, value: VALUE, isError: false })).toEqual({
    typ: 'result',
    id: 1,
    value: VALUE,
    isError: false,
  })
  expect(readFrameMessage({ typ: 'rejected', status: 413 })).toEqual({ typ: 'rejected', status: 413 })
})

test.each([
  undefined,
  null,
  1,
  'ready',
  [],
  {},
  { typ: 'state' },
  { typ: 'console' },
  { typ: 'console', lines: {} },
  { typ: 'result', id: '1', value: VALUE },
  { typ: 'result', id: 1, value: 'a' },
  { typ: 'rejected' },
])('what is nothing of the kind is left: %j', (data) => {
  expect(readFrameMessage(data)).toBeUndefined()
})

const deep = (depth: number): unknown => (depth === 0 ? VALUE : { kind: 'array', text: 'Array', entries: [{ value: deep(depth - 1) }] })

test.each([
  null,
  'line',
  { ...LINE, method: 'exec' },
  { ...LINE, level: 'fatal' },
  { ...LINE, args: VALUE },
  { ...LINE, args: [{ kind: 'html', text: '<b>' }] },
  { ...LINE, args: [{ kind: 'string', text: 1 }] },
  { ...LINE, args: [{ ...VALUE, more: -1 }] },
  { ...LINE, args: [{ kind: 'array', text: '', entries: [{ key: VALUE }] }] },
  { ...LINE, args: [deep(100)] },
  { ...LINE, depth: Number.NaN },
  { ...LINE, count: 1.5 },
  { ...LINE, place: { part: 'site', line: 1 } },
])('a line that code made up is left out: %j', (line) => {
  expect(readFrameMessage({ typ: 'console', lines: [line, LINE] })).toEqual({ typ: 'console', lines: [LINE] })
})
