import { expect, test } from 'vitest'
import { intersect } from './sources.ts'

test.each([
  [['https://a.example/firefox/'], ['https://a.example/firefox/download/'], ['https://a.example/firefox/download/']],
  [['https://a.example/fire'], ['https://a.example/firefox/'], []],
  [['a.example'], ['a.example/x'], ['a.example/x']],
  [['a.example'], ['a.example.evil'], []],
  [['https://*.example'], ['https://a.example/x'], ['https://a.example/x']],
  [['*.example'], ['example'], []],
  [['*'], ['https://a.example', "'self'"], ['https://a.example', "'self'"]],
  [['*'], ["'unsafe-inline'", 'data:'], []],
  [['https:'], ['https://a.example', 'b.example', 'http://c.example'], ['https://a.example', 'b.example']],
  [["'unsafe-inline'"], ["'unsafe-inline'"], ["'unsafe-inline'"]],
  [['http:'], ['https:'], []],
])('%j and %j allow %j', (first, second, result) => {
  expect(intersect(first, second)).toEqual(result)
  expect(intersect(second, first)?.toSorted()).toEqual([...result].toSorted())
})

test('a policy without a list restricts nothing', () => {
  expect(intersect(undefined, ['a.example'])).toEqual(['a.example'])
  expect(intersect(['a.example'], undefined)).toEqual(['a.example'])
})
