import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pingDaily } from './ping-daily.ts'

let stored: Map<string, string>
const sendBeacon = vi.fn(() => true)

beforeEach(() => {
  stored = new Map()
  sendBeacon.mockClear().mockReturnValue(true)
  vi.stubGlobal('navigator', { onLine: true, sendBeacon })
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a ping is sent once in a day of UTC', () => {
  const days = ['2026-12-31T10:00Z', '2026-12-31T23:59:59.999Z', '2027-01-01T00:00Z', '2027-01-01T00:01Z', '2027-01-09T00:00Z']
  expect(days.map((day) => pingDaily(new Date(day)))).toEqual([true, false, true, false, true])
  expect(stored.get('next-ping')).toBe('2027-01-10T00:00:00.000Z')
  expect(sendBeacon.mock.calls[0]).toEqual(['/api/v1/ping', new URLSearchParams()])
})

test('a time that was written while the clock was wrong does not silence it', () => {
  stored.set('next-ping', '2039-01-01T00:00:00.000Z')
  expect(pingDaily(new Date('2026-05-05T12:00Z'))).toBe(true)
  stored.set('next-ping', 'nonsense')
  expect(pingDaily(new Date('2026-05-05T12:00Z'))).toBe(true)
})

test('offline none is sent, and one that the browser does not take is tried again', () => {
  vi.stubGlobal('navigator', { onLine: false, sendBeacon })
  expect(pingDaily(new Date('2026-05-05T12:00Z'))).toBe(false)
  expect(sendBeacon).not.toHaveBeenCalled()
  vi.stubGlobal('navigator', { onLine: true, sendBeacon })
  sendBeacon.mockReturnValueOnce(false)
  expect([pingDaily(new Date('2026-05-05T12:00Z')), pingDaily(new Date('2026-05-05T12:00Z'))]).toEqual([false, true])
})

test('where nothing can be stored none is sent', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('localStorage', undefined)
  expect(pingDaily(new Date('2026-05-05T12:00Z'))).toBe(false)
  expect(sendBeacon).not.toHaveBeenCalled()
})

test('a user with offline reading is counted as one', () => {
  stored.set('offline-settings', JSON.stringify({ offline: true, preferOnline: false, autoUpdates: false }))
  expect(pingDaily(new Date('2026-05-05T12:00Z'))).toBe(true)
  expect(sendBeacon.mock.calls[0]).toEqual(['/api/v1/ping', new URLSearchParams({ offline: 'true' })])
  stored.set('offline-settings', 'nonsense')
  pingDaily(new Date('2026-05-06T12:00Z'))
  expect(sendBeacon.mock.calls[1]).toEqual(['/api/v1/ping', new URLSearchParams()])
})

test.each<readonly [string, object, string]>([
  ['who has switched telemetry off', {}, 'off'],
  ['who asks for privacy with Global Privacy Control', { globalPrivacyControl: true }, 'on'],
  ['who asks for it with Do Not Track', { doNotTrack: '1' }, 'on'],
])('a user %s sends none', (_, asked, choice) => {
  stored.set('telemetry', choice)
  vi.stubGlobal('navigator', { onLine: true, sendBeacon, ...asked })
  expect(pingDaily(new Date('2026-05-05T12:00Z'))).toBe(false)
  expect(sendBeacon).not.toHaveBeenCalled()
})
