import { ACCOUNT_ADDRESSES } from '#contracts/account-addresses.ts'
import { sendBeacon } from '../browser/call.ts'
import { parseJson } from '../browser/parse-json.ts'
import { readStored, store } from '../browser/storage.ts'
import { isTelemetryOn } from '../browser/telemetry-choice.ts'

const NEXT = 'next-ping'

/**
 * Sends the server that a signed-in user was here, at most once in a day of UTC (docs/behaviour/accounts.md 35). Where the browser keeps nothing,
 * no one could say when the last one was, so none is sent; nor for a user who has opted out of telemetry (docs/behaviour/telemetry.md 13).
 *
 * @returns whether it was sent
 */
export function pingDaily(now: Date): boolean {
  const next = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1)
  if (!isTelemetryOn() || !navigator.onLine || isLater(readStored(NEXT), now.getTime(), next)) return false
  const text = new Date(next).toISOString()
  store(NEXT, text)
  if (readStored(NEXT) !== text) return false
  const isSent = sendBeacon(ACCOUNT_ADDRESSES.ping, isOfflineOn() ? { offline: 'true' } : {})
  if (!isSent) store(NEXT, null)
  return isSent
}

/** A time beyond the next midnight was written while the clock was wrong. */
function isLater(stored: string | null, now: number, next: number): boolean {
  const time = Date.parse(stored ?? '')
  return time > now && time <= next
}

/** Whether the user reads offline: stored in the browser by the switch for it. */
function isOfflineOn(): boolean {
  const settings: { offline?: unknown } = Object(parseJson(readStored('offline-settings')))
  return settings.offline === true
}
