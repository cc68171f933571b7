import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { User } from '../browser/user.ts'
import { findStoredUser, forgetUser, isAboutUser, isGone, keepUser, shapeOf } from './stored-user.ts'
import { ANYBODY } from './user-of.ts'

const ADA: User = { ...ANYBODY, isAuthenticated: true, username: 'u1', email: 'ada@example.org', subscriptionType: 'core' }
const SUBSCRIBER: User = { ...ADA, isSubscriber: true, settings: { ...ADA.settings, noAds: true } }

let local: Map<string, string>
let session: Map<string, string>

function storageOf(map: Map<string, string>) {
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  }
}

beforeEach(() => {
  local = new Map()
  session = new Map()
  vi.stubGlobal('localStorage', storageOf(local))
  vi.stubGlobal('sessionStorage', storageOf(session))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('the user is known again on the next page of the tab, until it is forgotten', () => {
  expect(findStoredUser()).toBeUndefined()
  keepUser(ADA)
  expect(findStoredUser()).toEqual(ADA)
  forgetUser()
  expect([findStoredUser(), session.size]).toEqual([undefined, 0])
})

test('a signed-in user who has signed out in another tab is gone', () => {
  keepUser(ADA)
  expect([isGone(ADA), isGone(ANYBODY)]).toEqual([false, false])
  local.delete('account')
  expect([isGone(ADA), isGone(ANYBODY), findStoredUser()]).toEqual([true, false, undefined])
})

test('for all tabs only the shape of the slot and the ad-free mode are stored, and nothing of a user who has signed out', () => {
  keepUser(SUBSCRIBER)
  expect(Object.fromEntries(local)).toEqual({ account: 'plus', nop: 'yes' })
  keepUser(ADA)
  expect(Object.fromEntries(local)).toEqual({ account: 'in' })
  keepUser(ANYBODY)
  expect(local.size).toBe(0)
  expect([ANYBODY, ADA, SUBSCRIBER].map(shapeOf)).toEqual([undefined, 'in', 'plus'])
})

test.each([
  'null',
  '7',
  '{',
  '{}',
  '[]',
  JSON.stringify({ ...ADA, isAuthenticated: 'yes' }),
  JSON.stringify({ ...ADA, settings: null }),
  JSON.stringify({ ...ADA, email: {} }),
])('what makes no sense is as good as nothing: %s', (text) => {
  session.set('whoami', text)
  expect(findStoredUser()).toBeUndefined()
})

test('where the browser keeps nothing it only warns', () => {
  const reject = (): never => {
    throw new Error('no storage here')
  }
  for (const place of ['localStorage', 'sessionStorage']) vi.stubGlobal(place, { getItem: reject, setItem: reject, removeItem: reject })
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  keepUser(ADA)
  forgetUser()
  expect([findStoredUser(), warn.mock.calls.length > 0]).toEqual([undefined, true])
})

test('another tab that signs someone in or out, or switches ads, is heard; all else in the storage is not', () => {
  const heard = ['account', 'nop', null, 'theme'].map((key) => isAboutUser({ key }))
  expect(heard).toEqual([true, true, true, false])
})
