import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { ATTEMPT_MS, createAttemptCookies, type PendingSignIn } from './attempt-cookies.ts'
import { createSealer } from './sealer.ts'

const sealer = createSealer([{ id: 'a', key: randomBytes(32).toString('base64url') }], randomBytes)
const clock = { now: 1_700_000_000_000 }
const cookies = createAttemptCookies({ sealer, origin: 'https://docs.example.org', now: () => clock.now })
const pending = (state: string): PendingSignIn => ({ state, nonce: 'n', verifier: 'v', next: '/foo', at: clock.now })
const pairOf = (header: string | undefined): string => (header ?? '').split(';')[0] ?? ''

test('the cookie is HttpOnly, Lax, bound to the host and lasts at most 15 minutes (docs/behaviour/accounts.md 11)', () => {
  const [header = ''] = cookies.write(pending('one'), undefined)
  expect(header).toMatch(/^__Host-sign-in-[0-9a-f]{12}=/)
  expect(header.split('; ').slice(1)).toEqual(['Path=/', 'HttpOnly', 'SameSite=Lax', 'Secure', 'Max-Age=900'])
})

test('on loopback without https the name and attributes are those that browsers take there', () => {
  const [header = ''] = createAttemptCookies({ sealer, origin: 'http://localhost:3000', now: () => clock.now }).write(
    pending('one'),
    undefined,
  )
  expect(header).toMatch(/^sign-in-[0-9a-f]{12}=/)
  expect(header).not.toContain('Secure')
})

test('two tabs have a cookie each, and each finds its own', () => {
  const header = ['one', 'two'].map((state) => pairOf(cookies.write(pending(state), undefined)[0])).join('; ')
  expect(cookies.find(header, 'one')).toEqual(pending('one'))
  expect(cookies.find(header, 'two')).toEqual(pending('two'))
  expect(cookies.find(header, 'three')).toBeUndefined()
})

test('what is forged, cut, moved to another state or too old is nothing', () => {
  const header = pairOf(cookies.write(pending('one'), undefined)[0])
  const other = pairOf(cookies.write(pending('two'), undefined)[0])
  const moved = `${header.split('=')[0]}=${other.split('=')[1]}`
  for (const bad of [undefined, '', header.slice(0, -5), header.replace('=', '=x'), moved, `${header.split('=')[0]}={}`])
    expect(cookies.find(bad, 'one')).toBeUndefined()
  clock.now += ATTEMPT_MS
  expect(cookies.find(header, 'one')).toBeUndefined()
})

test('sign-ins that were left behind are taken away, the oldest first', () => {
  const names = ['a', 'b', 'c', 'd', 'e'].map((state) => pairOf(cookies.write(pending(state), undefined)[0]))
  const removed = cookies.write(pending('f'), `x=1; ${names.join('; ')}`).slice(1)
  expect(removed.map((header) => header.split('=')[0])).toEqual(names.slice(0, 2).map((pair) => pair.split('=')[0]))
  expect(removed.every((header) => header.endsWith('Max-Age=0'))).toBe(true)
})
