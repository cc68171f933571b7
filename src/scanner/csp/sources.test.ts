import { afterEach, expect, test, vi } from 'vitest'
import { judgePolicies } from './judge-policies.ts'
import { parsePolicies } from './parse-policy.ts'
import { intersect } from './sources.ts'

afterEach(() => vi.restoreAllMocks())

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
  expect(intersect([first, second])).toEqual(result)
  expect(intersect([second, first])?.toSorted()).toEqual([...result].toSorted())
})

test('a policy without a list restricts nothing', () => {
  expect(intersect([undefined, ['a.example']])).toEqual(['a.example'])
  expect(intersect([['a.example'], undefined])).toEqual(['a.example'])
})

test.each([
  [[['https:'], ['http:'], ['a.example']], ['a.example']],
  [[['a.example'], ['http:'], ['https:']], ['a.example']],
  [[['*'], ['https://*.example'], ['https://a.example/x/'], ['https://a.example/x/y', 'https://b.example/']], ['https://a.example/x/y']],
  [[['https://*.example'], ['https://a.example', 'https://b.example'], ['https://a.example', 'https://c.example']], ['https://a.example']],
])('%j allow %j, in any order', (lists, result) => {
  expect(intersect(lists)).toEqual(result)
  expect(intersect(lists.toReversed())).toEqual(result)
})

test('a name that is too long for a host is below no other', () => {
  const [long, longest, wide] = [`https://${'a.'.repeat(130)}e`, `https://${'a.'.repeat(126)}e:8443`, ['https://*.e', 'https://*.e:8443']]
  expect(intersect([[long, longest], wide])).toEqual([longest])
  expect(intersect([[long], [long]])).toEqual([long])
})

test('the look-ups in lists grow with the lists, not with their number times their hosts', () => {
  const hosts = Array.from({ length: 10 }, (_, index) => `https://h${index}.${'a.'.repeat(100)}e`)
  const lookUps = (count: number): number => {
    const strict = Array.from({ length: count }, (_, index) => `default-src https://*.e https://${index}.other`)
    const policies = parsePolicies([`default-src ${hosts.join(' ')}`, ...strict]).flatMap((policy) => policy ?? [])
    const [inSets, inMaps] = [vi.spyOn(Set.prototype, 'has'), vi.spyOn(Map.prototype, 'get')]
    judgePolicies(policies, true)
    const calls = inSets.mock.calls.length + inMaps.mock.calls.length
    vi.restoreAllMocks()
    return calls
  }
  expect(lookUps(40)).toBeLessThan(lookUps(4) * 2)
})

test('the wider sources of a host are listed once, not for each directive', () => {
  const policies = parsePolicies([`default-src https://${'a.'.repeat(100)}e; img-src x; font-src y; style-src z`]).flatMap(
    (policy) => policy ?? [],
  )
  const joined = vi.spyOn(Array.prototype, 'join')
  judgePolicies(policies, true)
  const { length } = joined.mock.calls
  vi.restoreAllMocks()
  expect(length).toBe(100)
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
