import { expect, test } from 'vitest'
import { sessionCookie } from '../sessions/session-cookie.ts'
import { findCookie, listCookies } from './cookies.ts'

const ID = 'a'.repeat(43)

test('cookies are read in the order of the header, without the blanks around them', () => {
  expect(listCookies('a=1;b=2=3 ; \tc=; =4; d')).toEqual([
    { name: 'a', value: '1' },
    { name: 'b', value: '2=3' },
    { name: 'c', value: '' },
  ])
  expect(listCookies(undefined)).toEqual([])
  expect(findCookie('a=1; a=2; b="3"', 'a')).toBe('1')
  expect(findCookie('a=1; b="3"', 'b')).toBe('3')
})

test.each(['\u00a0', '\u0085', '\u000b', '\u000c', '\ufeff', '\u2000', 'â\u0080\u0080', '\r\n'])(
  'a name that begins with %j is another name: a neighbouring host can set it',
  (blank) => {
    const header = `${blank}__Host-session=${ID}`
    expect(sessionCookie('https://docs.example.org').read(header)).toBeUndefined()
    expect(sessionCookie('https://docs.example.org').read(`x=1; ${header}`)).toBeUndefined()
  },
)

test('names differ in the case of their letters', () => {
  expect(findCookie(`__host-session=${ID}`, '__Host-session')).toBeUndefined()
})
