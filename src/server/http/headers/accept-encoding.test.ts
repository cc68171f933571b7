import { expect, test } from 'vitest'
import { chooseEncoding } from './accept-encoding.ts'

const CASES: readonly (readonly [header: string | undefined, encoding: string | undefined])[] = [
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0.1, gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0, gzip;q=0', undefined],
  ['*', 'br'],
  ['*;q=0.5, br;q=0', 'gzip'],
  ['identity;q=1, gzip;q=0.5', undefined],
  ['BR', 'br'],
]

test.each(CASES)('Accept-Encoding "%s" is answered with %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding)
})
