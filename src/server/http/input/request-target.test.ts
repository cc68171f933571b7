import { expect, test } from 'vitest'
import { collapseLeadingSlashes, encodePath, parseTarget } from './request-target.ts'

test('a target is split at its first question mark and its path decoded', () => {
  expect(parseTarget('/en-US/docs/%3Ahas?a=%20?b')).toEqual({ path: '/en-US/docs/:has', query: '?a=%20?b' })
  expect(parseTarget('/a%3Fb')).toEqual({ path: '/a?b', query: '' })
  expect(parseTarget('/%E6%A8%A3')).toEqual({ path: '/樣', query: '' })
})

test('the absolute form means the path', () => {
  expect(parseTarget('http://example.com/en-US/?a')).toEqual({ path: '/en-US/', query: '?a' })
  expect(parseTarget('http://example.com')).toEqual({ path: '/', query: '' })
})

test('an encoded slash parts no segments', () => {
  expect(parseTarget('/a%2Fb').path).toBe('/a%2Fb')
})

test.each(['/%', '/%ZZ', '/%C0%AE', '/%E6%A8', '/a%00b', '/a%0d%0ab'])('%s is rejected', (url) => {
  expect(() => parseTarget(url)).toThrow(expect.objectContaining({ code: 'bad_request' }))
})

test.each([
  ['//evil.com/', '/evil.com/'],
  ['///evil.com?a=//b', '/evil.com?a=//b'],
  ['/%2f..', '/..'],
  ['/%2F%2fevil.com', '/evil.com'],
  ['/\\evil.com', '/evil.com'],
  ['/%5Cevil.com', '/evil.com'],
  ['%2f/evil.com', '/evil.com'],
])('%s collapses to %s', (url, collapsed) => {
  expect(collapseLeadingSlashes(url)).toBe(collapsed)
})

test.each(['/', '/a//b', '/?//', 'http://example.com/', '/a%2fb'])('%s has one slash at its beginning', (url) => {
  expect(collapseLeadingSlashes(url)).toBeUndefined()
})

test('an encoded path never names a host and splits no header', () => {
  expect(encodePath('/en-US/docs/a b?#')).toBe('/en-US/docs/a%20b%3F%23')
  expect(encodePath('//evil.com')).toBe('/evil.com')
  expect(encodePath('/\\evil.com')).toBe('/%5Cevil.com')
  expect(encodePath('/a\r\nSet-Cookie: b')).toBe('/a%0D%0ASet-Cookie:%20b')
  expect(encodePath('/\ud800')).toBe('/%EF%BF%BD')
})
