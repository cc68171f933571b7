import { expect, test } from 'vitest'
import { parseByteRange } from './byte-range.ts'

const CASES: readonly (readonly [header: string | undefined, range: unknown])[] = [
  [undefined, undefined],
  ['bytes=0-9', { first: 0, last: 9 }],
  ['bytes=90-', { first: 90, last: 99 }],
  ['bytes=-5', { first: 95, last: 99 }],
  ['bytes=-500', { first: 0, last: 99 }],
  ['bytes=10-500', { first: 10, last: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=9-3', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,5-6', undefined],
  ['lines=0-9', undefined],
  ['bytes=99999999999999999999-', undefined],
]

test.each(CASES)('Range "%s" of 100 bytes is %j', (header, range) => {
  expect(parseByteRange(header, 100)).toEqual(range)
})

test('an empty file has no range', () => {
  expect(parseByteRange('bytes=-1', 0)).toBe('unsatisfiable')
  expect(parseByteRange('bytes=0-', 0)).toBe('unsatisfiable')
})
