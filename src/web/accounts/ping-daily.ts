import type { accounts } from '#contracts/accounts.ts'
import { tell } from '../call.ts'
import { readStored, store } from '../ui/storage.ts'

const NEXT = 'next-ping'

/**
 * Tells the server that a signed-in reader was here, at most once in a day of UTC (spec 000 sections 7 and 9). Where the browser keeps nothing,
 * nobody could say when the last one was, so none is sent.
 *
 * @returns whether it was sent
 */
export function pingDaily(now: Date): boolean {
  const next = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1)
  if (!navigator.onLine || isLater(readStored(NEXT), now.getTime(), next)) return false
  const text = new Date(next).toISOString()
  store(NEXT, text)
  if (readStored(NEXT) !== text) return false
  const isSent = tell<typeof accounts.ping>({ method: 'POST', path: '/api/v1/ping' }, {})
  if (!isSent) store(NEXT, null)
  return isSent
}

/** A time beyond the next midnight was written while the clock was wrong. */
function isLater(stored: string | null, now: number, next: number): boolean {
  const time = Date.parse(stored ?? '')
  return time > now && time <= next
}
