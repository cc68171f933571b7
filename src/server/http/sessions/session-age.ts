import type { SessionsTable } from '../../store/tables.ts'
import { DAY_MS } from '../../store/utc-day.ts'

/** A session that is not used for this long has ended (docs/behaviour/accounts.md 31). */
export const SESSION_IDLE_MS = 30 * DAY_MS
/** A session ends after this long, however much it is used. */
export const SESSION_ABSOLUTE_MS = 90 * DAY_MS

/**
 * Whether a session may still be used. A clock that went back ends none; one found too old is removed at once, so that a clock which
 * goes back afterwards doesn't bring it back.
 */
export function isActive({ last_seen_at, expires_at }: Pick<SessionsTable, 'last_seen_at' | 'expires_at'>, now: number): boolean {
  return now < expires_at && now - last_seen_at < SESSION_IDLE_MS
}
