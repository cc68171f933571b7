import { describe, expect, test } from 'vitest'
import { chainOf, type ExampleSite, testOf } from '../testing/recording.fixture.ts'

const HSTS = { 'strict-transport-security': 'max-age=31536000' }
const judge = (site: ExampleSite): string => testOf('cookies', site).result
const withCookies = (cookies: readonly string[], headers = {}): ExampleSite => ({ headers: { 'set-cookie': cookies, ...headers } })

const GOOD = 'cookies-secure-with-httponly-sessions'
const BEST = 'cookies-secure-with-httponly-sessions-and-samesite'
const SAMESITE = 'cookies-samesite-flag-invalid'

test.each([
  [[], 'cookies-not-found'],
  [['SESSIONID=; Secure; HttpOnly', 'heroku-session-affinity='], GOOD],
  [['a=; Secure; SameSite=Strict', 'b=; secure; samesite=lax', 'c=; SECURE; SameSite=None'], BEST],
  [['a=; Secure; SameSite=Strict', 'b=; Secure'], GOOD],
  [['a=; Secure; SameSite='], SAMESITE],
  [['a=; Secure; SameSite=True'], SAMESITE],
  [['a=; Secure; SameSite=Invalid'], SAMESITE],
  [['a=; Secure; SameSite'], SAMESITE],
  [['a=; SameSite=None'], SAMESITE],
  [['CSRFTOKEN=; Secure; HttpOnly'], 'cookies-anticsrf-without-samesite-flag'],
  [['foo='], 'cookies-without-secure-flag'],
  [['login='], 'cookies-session-without-secure-flag'],
  [['login=; Secure'], 'cookies-session-without-httponly-flag'],
  [['possess=; Secure'], 'cookies-session-without-httponly-flag'],
  [['foo=', 'login=; HttpOnly'], 'cookies-session-without-secure-flag'],
])('%j: %s', (cookies, result) => {
  expect(judge(withCookies(cookies))).toBe(result)
})

test.each([
  ['foo=', 'cookies-without-secure-flag-but-protected-by-hsts'],
  ['login=; HttpOnly', 'cookies-session-without-secure-flag-but-protected-by-hsts'],
  ['login=', 'cookies-session-without-httponly-flag'],
])('with HSTS, %j: %s', (cookie, result) => {
  expect(judge(withCookies([cookie], HSTS))).toBe(result)
})

describe('a cookie that browsers do not store is not judged', () => {
  test.each([
    ['of another host', 'login=; Domain=other.example'],
    ['of a public suffix', 'login=; Domain=example'],
    ['with a prefix that requires Secure', '__Secure-login='],
    ['with __Host- and a domain', '__Host-login=; Secure; Path=/; Domain=site.example'],
    ['with __Host- and a path', '__Host-login=; Secure; Path=/x'],
    ['with __Host- and without a path', '__Host-login=; Secure'],
    ['that is deleted', 'login=; Max-Age=0'],
    ['that has expired', 'login=; Expires=Thu, 01 Jan 1970 00:00:00 GMT'],
    ['that is empty', ''],
    ['that is empty but for its sign', '=; Secure'],
  ])('%s', (_, cookie) => {
    expect(judge(withCookies([cookie]))).toBe('cookies-not-found')
  })

  test('that a later response deletes', () => {
    const https = chainOf(
      ['https://site.example/', 302, { location: '/x', 'set-cookie': 'login=; Path=/' }],
      ['https://site.example/x', 200, { 'set-cookie': 'login=; Path=/; Max-Age=-1' }],
    )
    expect(judge({ https })).toBe('cookies-not-found')
  })

  test('with Secure from http', () => {
    expect(judge({ https: null, http: chainOf(['http://site.example/', 200, { 'set-cookie': 'a=; Secure' }]) })).toBe('cookies-not-found')
  })
})

describe('a cookie without a path has that of its page, so that another with this path takes its place', () => {
  const good = 'login=; Secure; HttpOnly; SameSite=Lax'
  const pathsOf = (first: string, second: string, url = 'https://site.example/') => {
    const https = chainOf([url, 302, { location: '/x', 'set-cookie': first }], ['https://site.example/x', 200, { 'set-cookie': second }])
    return testOf('cookies', { https }).details.cookies?.map(({ path }) => path)
  }

  test.each([
    ['login=', 'login=; Path=/; Max-Age=0', undefined, []],
    ['login=', `${good}; Path=/`, undefined, ['/']],
    ['login=; Path=/', good, undefined, ['/']],
    ['login=; Path', `${good}; Path=/`, undefined, ['/']],
    ['login=; Path=x', `${good}; Path=/`, undefined, ['/']],
    ['login=', `${good}; Path=/a`, 'https://site.example/a/b?c/d', ['/a']],
    ['login=', `${good}; Path=/a/b`, 'https://site.example/a/b/', ['/a/b']],
    ['login=', `${good}; Path=/a`, 'https://site.example/a', ['/', '/a']],
    ['login=', `${good}; Path=/`, 'https://site.example/a/b', ['/a', '/']],
  ])('%j, then %j, at %j: %j', (first, second, url, paths) => {
    expect(pathsOf(first, second, url)).toEqual(paths)
  })

  test('such a site is not blamed', () => {
    expect(judge(withCookies(['login=', `${good}; Path=/`]))).toBe(BEST)
  })
})

test('a cookie that only the first response by http sets is judged', () => {
  const http = chainOf(
    ['http://site.example/', 301, { location: 'https://site.example/', 'set-cookie': 'session=' }],
    ['https://site.example/', 200],
  )
  expect(judge({ http })).toBe('cookies-session-without-secure-flag')
})

test('a cookie is described without its value', () => {
  const { details } = testOf('cookies', withCookies(['__Host-a=secret; Path=/; Secure; HttpOnly; Max-Age=60; Expires=x; SameSite=Lax']))
  expect(details.cookies).toEqual([
    { name: '__Host-a', domain: 'site.example', path: '/', expires: 'x', max_age: 60, secure: true, httponly: true, samesite: 'lax' },
  ])
  expect(JSON.stringify(details)).not.toContain('secret')
})

test('thousands of cookies are no problem', () => {
  const many = Array.from({ length: 2000 }, (_, index) => `c${index}=; Secure; SameSite=Lax`)
  expect(judge(withCookies(many))).toBe(BEST)
})
