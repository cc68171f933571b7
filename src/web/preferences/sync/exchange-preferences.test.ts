import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepPreference } from '../../browser/keep-preference.ts'
import { takeUser } from '../../browser/user.ts'
import { exchangePreferences, isWaiting } from './exchange-preferences.ts'

const NOON = Date.UTC(2026, 10, 21, 12)
const fetched = vi.fn<typeof fetch>()
let stored: Map<string, string>
let heard: string[]

beforeEach(() => {
  stored = new Map()
  heard = []
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal(
    'StorageEvent',
    class extends Event {
      readonly key: string
      constructor(type: string, { key }: { readonly key: string }) {
        super(type)
        this.key = key
      }
    },
  )
  vi.stubGlobal('dispatchEvent', (event: Event & { readonly key?: string }) => heard.push(event.key ?? event.type))
  signInAs('ada')
})
afterEach(() => {
  fetched.mockReset()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what was chosen here is sent with its time, once', async () => {
  keepPreference('theme', 'dark')
  expect(isWaiting()).toBe(true)
  answer('ada', { theme: chosen('dark', NOON) })
  expect(await exchangePreferences()).toBe(true)
  expect(sent()).toEqual([{ account: 'ada', preferences: { theme: chosen('dark', NOON) } }])
  expect(isWaiting()).toBe(false)
  answer('ada', { theme: chosen('dark', NOON) })
  await exchangePreferences()
  expect(fetched.mock.lastCall?.[1]?.method).toBe('GET')
})

test('what the account has is stored, and reported to what follows other tabs', async () => {
  answer('ada', { theme: chosen('dark', NOON), hidden_browsers: { value: ['bun', 'deno'], changed_at: new Date(NOON).toISOString() } })
  await exchangePreferences()
  expect([stored.get('theme'), stored.get('compat.hidden'), heard]).toEqual(['dark', 'bun deno', ['theme', 'compat.hidden']])
  await exchangePreferences()
  expect(heard.length).toBe(2)
})

test('a choice whose time is not known, of an older version, gives way to that of the account', async () => {
  stored.set('theme', 'light')
  answer('ada', { theme: chosen('dark', NOON) })
  await exchangePreferences()
  expect([sent(), stored.get('theme')]).toEqual([[{ account: 'ada', preferences: { theme: chosen('light', 0) } }], 'dark'])
})

test('a choice that is made while the server is asked stays, and is sent next', async () => {
  keepPreference('theme', 'dark')
  const { promise, resolve } = Promise.withResolvers<Response>()
  fetched.mockReturnValueOnce(promise)
  const exchange = exchangePreferences()
  keepPreference('theme', 'light')
  resolve(replyOf('ada', { theme: chosen('dark', NOON) }))
  await exchange
  expect([stored.get('theme'), isWaiting()]).toEqual(['light', true])
})

test('a choice is newer than the one before, by a clock that is behind as well', () => {
  stored.set('theme.at', String(NOON + 5000))
  keepPreference('theme', 'dark')
  expect(stored.get('theme.at')).toBe(String(NOON + 5001))
  stored.set('theme.at', 'never')
  keepPreference('theme', 'light')
  expect(stored.get('theme.at')).toBe(String(NOON))
})

test('the choices of one account are not sent to the next one, and what is chosen after is', async () => {
  keepPreference('theme', 'dark')
  answer('ada', { theme: chosen('dark', NOON) })
  await exchangePreferences()
  signInAs('eve')
  answer('eve', {})
  await exchangePreferences()
  await exchangePreferences()
  expect([sent().length, stored.get('theme')]).toEqual([1, 'dark'])
  keepPreference('theme', 'light')
  answer('eve', { theme: chosen('light', NOON + 1) })
  await exchangePreferences()
  expect(sent().at(-1)).toEqual({ account: 'eve', preferences: { theme: chosen('light', NOON + 1) } })
})

test.each<readonly [string, () => Promise<Response>]>([
  ['no response comes', () => Promise.reject(new TypeError('offline'))],
  ['the server has a problem', async () => new Response('', { status: 503 })],
  ['the answer is another account’s', async () => replyOf('eve', { theme: chosen('light', NOON + 1) })],
])('when %s, what was chosen stays and is sent later', async (_, reply) => {
  keepPreference('theme', 'dark')
  fetched.mockImplementation(reply)
  expect(await exchangePreferences()).toBe(false)
  expect([stored.get('theme'), isWaiting()]).toEqual(['dark', true])
})

test('values that the server would reject are not sent', async () => {
  for (const key of ['theme', 'contrast', 'font-size', 'text-width', 'search-shortcuts']) stored.set(key, '<b>')
  for (const key of ['theme.at', 'contrast.at']) stored.set(key, '1e999')
  stored.set('preferences.synced', '{"owner":1,"times":[]}')
  expect(isWaiting()).toBe(false)
  stored.set('compat.hidden', `<img> Ünknown bun bun ${'a'.repeat(41)}`)
  answer('ada', {})
  await exchangePreferences()
  expect(sent()).toEqual([{ account: 'ada', preferences: { hidden_browsers: chosen(['bun'], 0) } }])
})

test('the server is not asked for an anonymous user, nor during maintenance', async () => {
  keepPreference('theme', 'dark')
  signInAs(null)
  expect(await exchangePreferences()).toBe(false)
  signInAs('ada', 'The server is being worked on.')
  expect(await exchangePreferences()).toBe(false)
  expect(fetched).not.toHaveBeenCalled()
})

function signInAs(username: string | null, maintenance?: string): void {
  takeUser({
    username,
    isAuthenticated: username !== null,
    isBetaTester: false,
    isStaff: false,
    isSuperUser: false,
    email: null,
    avatarUrl: null,
    isSubscriber: false,
    subscriptionType: null,
    subscriberNumber: null,
    geo: { country: 'Unknown', country_iso: 'ZZ' },
    settings: { aiHelpHistory: false, collectionsLastModifiedTime: null, localeOverride: null, mdnplusNewsletter: false, noAds: false },
    ...(maintenance === undefined ? {} : { maintenance }),
  })
}

function chosen<Value>(value: Value, time: number): { readonly value: Value; readonly changed_at: string } {
  return { value, changed_at: new Date(time).toISOString() }
}

function replyOf(account: string, preferences: object): Response {
  return Response.json({ account, preferences })
}

function answer(account: string, preferences: object): void {
  fetched.mockImplementation(async () => replyOf(account, preferences))
}

/** The bodies that were sent. */
function sent(): readonly unknown[] {
  return fetched.mock.calls.flatMap(([, request]) => (typeof request?.body === 'string' ? [JSON.parse(request.body)] : []))
}
