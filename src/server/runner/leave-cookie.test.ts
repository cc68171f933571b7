import { expect, test } from 'vitest'
import { createLeave, hasLeave } from './leave-cookie.ts'

test('the code of the cookie is leave, and nothing else is', () => {
  const { code, header } = createLeave(false)
  const cookie = header.split(';')[0]
  expect(hasLeave(cookie, code, false)).toBe(true)
  const others = ['', code.slice(1), `\u00e9${code.slice(1)}`, `${code}x`, undefined]
  expect(others.map((other) => hasLeave(cookie, other, false))).toEqual(others.map(() => false))
  expect(hasLeave(undefined, code, false)).toBe(false)
})
