import { deleteInSteps } from '../store/delete-in-steps.ts'
import type { Database } from '../store/tables.ts'
import { WORD_MEASURES } from './count-ping.ts'

/** A day, in milliseconds. */
export const DAY_MS = 24 * 60 * 60_000
/** A browser sends a ping again for as long as it is kept there; after a month it counts as new. */
const PING_DAYS = 30
/** Sessions tell visits of one day apart. */
export const SESSION_DAYS = 2
/** So that a year can be compared with the one before. */
const COUNT_DAYS = 400
/** Words of users and addresses that do not exist are stored for a shorter time. */
const WORD_DAYS = 90

/** Deletes what is older than it is stored (docs/behaviour/telemetry.md 7). @param now milliseconds since 1970 */
export async function sweepTelemetry(db: Database, now: number): Promise<void> {
  await deleteInSteps((maxRows) => {
    const old = db
      .selectFrom('telemetry_pings')
      .select('id')
      .where('day', '<', dayOf(now - PING_DAYS * DAY_MS))
      .limit(maxRows)
    return db.deleteFrom('telemetry_pings').where('id', 'in', old).executeTakeFirstOrThrow()
  })
  await db
    .deleteFrom('telemetry_sessions')
    .where('day', '<', dayOf(now - SESSION_DAYS * DAY_MS))
    .execute()
  await db
    .deleteFrom('telemetry_days')
    .where('day', '<', dayOf(now - COUNT_DAYS * DAY_MS))
    .execute()
  await db
    .deleteFrom('telemetry_days')
    .where('day', '<', dayOf(now - WORD_DAYS * DAY_MS))
    .where('measure', 'in', WORD_MEASURES)
    .execute()
}

/** The day of a time, in UTC. @example dayOf(0) // '1970-01-01' */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
