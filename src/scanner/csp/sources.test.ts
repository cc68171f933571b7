import { expect, test } from 'vitest'
import { judgePolicies } from './judge-policies.ts'
import { parsePolicies } from './parse-policy.ts'
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
  [['https://*.b.example'], ['https://*.a.b.example'], ['https://*.a.b.example']],
  [['https://*.b.example/x'], ['https://a.b.example'], []],
])('%j and %j allow %j', (first, second, result) => {
  expect(intersect(first, second)).toEqual(result)
  expect(intersect(second, first)?.toSorted()).toEqual([...result].toSorted())
})

test('a policy without a list restricts nothing', () => {
  expect(intersect(undefined, ['a.example'])).toEqual(['a.example'])
  expect(intersect(['a.example'], undefined)).toEqual(['a.example'])
})

test('hostile lists are cut, and what matters in them is found behind any number of others', () => {
  const many = Array.from({ length: 100_000 }, (_, index) => `https://h${index}.example/${'x/'.repeat(index % 200)}`)
  const policies = parsePolicies([
    `script-src ${many.join(' ')} 'unsafe-inline'`,
    `script-src ${many.toReversed().join(' ')} 'unsafe-inline' *`,
  ])
  const flags = judgePolicies(
    policies.filter((policy) => policy !== undefined),
    true,
  )
  expect([flags.unsafeInline, policies.map((policy) => policy?.directives.get('script-src')?.length)]).toEqual([true, [500, 500]])
})

test('any number of policies and directives is cut', () => {
  const names = Array.from({ length: 100_000 }, (_, index) => `d${index}-src *`).join(';')
  expect(parsePolicies([names]).map((policy) => policy?.directives.size)).toEqual([100])
  expect(parsePolicies(['img-src *,'.repeat(50_000)])).toHaveLength(100)
})
