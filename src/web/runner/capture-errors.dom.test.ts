import { beforeEach, expect, test } from 'vitest'
import { captureErrors } from './capture-errors.ts'
import type { NewLine } from './line-queue.ts'

const URL_ = 'https://ab.runner.example/runner.html?state=x'
const LINES = { html: { first: 5, last: 9 }, js: { first: 12, last: 30 } }
let lines: NewLine[]

beforeEach(() => {
  lines = []
  const clean = { stack: (text: string) => text, code: (text: string) => text }
  const queue = { add: () => true, repeat: () => true, clear: () => undefined, insist: (line: NewLine) => void lines.push(line) }
  captureErrors({ queue, lines: LINES, clean })
})

test('an uncaught error has the place that the browser reports, else that of its stack', () => {
  const error = Object.assign(new Error('no'), { stack: `Error: no\n at ${URL_}:14:1` })
  window.dispatchEvent(new ErrorEvent('error', { error, message: 'no', filename: URL_, lineno: 6 }))
  window.dispatchEvent(new ErrorEvent('error', { error, message: 'no', filename: 'https://cdn.example/lib.js', lineno: 6 }))
  expect(lines.map(({ method, level, depth, place }) => ({ method, level, depth, place }))).toEqual([
    { method: 'uncaught', level: 'error', depth: 0, place: { part: 'html', line: 2 } },
    { method: 'uncaught', level: 'error', depth: 0, place: { part: 'js', line: 3 } },
  ])
})

test('an error without a value is its message, without a place where there is none', () => {
  window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.', filename: 'https://cdn.example/lib.js', lineno: 0 }))
  expect(lines).toEqual([{ method: 'uncaught', level: 'error', depth: 0, args: [{ kind: 'string', text: 'Script error.' }] }])
})

test('a promise that was rejected is reported with its reason', () => {
  const rejected = (reason: unknown): boolean => window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
  rejected('why')
  rejected(Object.assign(new Error('no'), { stack: `Error: no\n at ${URL_}:12:1` }))
  rejected(Object.assign(new Error('no'), { stack: undefined }))
  expect(lines.map(({ args, place }) => [args[0]?.text.split('\n')[0], place])).toEqual([
    ['why', undefined],
    ['Error: no', { part: 'js', line: 1 }],
    ['Error: no', undefined],
  ])
})
