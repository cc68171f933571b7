import { beforeEach, expect, test, vi } from 'vitest'
import { keepPreference } from '../../browser/keep-preference.ts'
import { signIn, signOut } from '../../testing/sign-in.fixture.ts'
import { isWaiting } from './exchange-preferences.ts'
import { syncPreferences } from './start-sync.ts'

const ACCOUNT = 'sync-ada'

// The small DOM names locks, and has none.
beforeEach(() => void vi.stubGlobal('navigator', { onLine: true }))

test('a choice that is made while an exchange runs is sent after it, once for all who asked', async () => {
  const sent: string[] = []
  const first = Promise.withResolvers<void>()
  vi.stubGlobal('fetch', async (_: string, init: RequestInit = {}) => {
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    const { preferences }: { preferences?: { theme: { value: string } } } = Object(body)
    sent.push(preferences?.theme.value ?? 'nothing')
    if (sent.length === 1) await first.promise
    return Response.json({ account: ACCOUNT, preferences })
  })
  signIn({ username: ACCOUNT })
  keepPreference('theme', 'dark')
  const running = syncPreferences()
  await vi.waitUntil(() => sent.length === 1)
  keepPreference('theme', 'light')
  const next = [syncPreferences(), syncPreferences()]
  first.resolve()
  expect(await Promise.all([running, ...next])).toEqual([true, true, true])
  expect([sent, isWaiting()]).toEqual([['dark', 'light'], false])
  signOut()
})

test('an exchange that failed is not repeated at once for those who asked meanwhile', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const fetched = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('offline'))
  vi.stubGlobal('fetch', fetched)
  signIn({ username: ACCOUNT })
  keepPreference('theme', 'dark')
  expect(await Promise.all([syncPreferences(), syncPreferences()])).toEqual([false, false])
  expect([fetched.mock.calls.length, isWaiting()]).toEqual([1, true])
  signOut()
})
