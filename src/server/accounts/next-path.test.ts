import { expect, test } from 'vitest'
import { nextPath } from './next-path.ts'

const ORIGIN = 'https://docs.example.org'

const CASES: readonly (readonly [next: unknown, path: string])[] = [
  ['/foo', '/foo'],
  ['/en-US/docs/Web/CSS?q=a%20b&c=d#top', '/en-US/docs/Web/CSS?q=a%20b&c=d#top'],
  ['/de/docs/Web/Ärger', '/de/docs/Web/%C3%84rger'],
  ['foo', '/foo'],
  ['?page=2', '/?page=2'],
  ['/a/../b', '/b'],
  [`${ORIGIN}/foo`, '/foo'],
  [`${ORIGIN}//other.example/x`, '/other.example/x'],
  [undefined, '/'],
  [['/a', '/b'], '/'],
  ['', '/'],
  ['https://other.example/', '/'],
  ['//other.example/', '/'],
  ['///other.example/', '/'],
  ['/\\other.example/', '/'],
  ['\\\\other.example/', '/'],
  ['\\/other.example/', '/'],
  ['/..//other.example/', '/other.example/'],
  ['/.//other.example/', '/other.example/'],
  ['/%2f/other.example', '/other.example'],
  ['/%2F%2fother.example', '/other.example'],
  ['/%5cother.example', '/other.example'],
  ['/\t/other.example', '/'],
  ['\t//other.example', '/'],
  ['/\n/other.example', '/'],
  ['/\r\nset-cookie: a=b', '/'],
  [' //other.example', '/'],
  ['/\u00a0/other.example', '/'],
  ['/\u2028/other.example', '/'],
  ['/a\0b', '/'],
  ['/\ud800', '/'],
  ['javascript:alert(1)', '/'],
  ['JaVaScRiPt:alert(1)', '/'],
  ['data:text/html,hello', '/'],
  ['https:other.example', '/other.example'],
  ['http://docs.example.org/', '/'],
  ['https://docs.example.org:8443/', '/'],
  ['https://docs.example.org@other.example/', '/'],
  ['https://user:word@docs.example.org/', '/'],
  ['https://docs.example.org.other.example/', '/'],
  ['https://', '/'],
  ['//[::1', '/'],
  ['/users/fxa/login/authenticate/?next=/', '/'],
  ['/identity/auth', '/'],
  ['/identityx', '/identityx'],
  ['/identity/password?locale=fr', '/identity/password?locale=fr'],
  ['/identity/delete', '/identity/delete'],
  ['/identity/password/x', '/'],
  ['/identity/new-password?token=x', '/'],
  ['/users/account/', '/users/account/'],
  [`/${'a'.repeat(2047)}`, `/${'a'.repeat(2047)}`],
  [`/${'a'.repeat(2048)}`, '/'],
]

test.each(CASES)('next=%j leads to %s', (next, path) => {
  expect(nextPath(next, ORIGIN)).toBe(path)
  expect(new URL(path, ORIGIN).origin).toBe(ORIGIN)
})
