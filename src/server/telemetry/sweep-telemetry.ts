import { sql } from 'kysely'
import { sweepRows } from '../store/sweep-rows.ts'
import type { Database } from '../store/tables.ts'
import { DAY_MS, utcDay } from '../store/utc-day.ts'
import { WORD_MEASURES } from './count-ping.ts'

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
  const firstDay = (days: number): string => utcDay(now - days * DAY_MS)
  const counts = { table: 'telemetry_days', key: ['day', 'measure', 'locale', 'about'] } as const
  await sweepRows(db, { table: 'telemetry_pings', key: ['id'], where: sql`day < ${firstDay(PING_DAYS)}` })
  await sweepRows(db, { table: 'telemetry_sessions', key: ['day', 'session'], where: sql`day < ${firstDay(SESSION_DAYS)}` })
  await sweepRows(db, { ...counts, where: sql`day < ${firstDay(COUNT_DAYS)}` })
  await sweepRows(db, { ...counts, where: sql`day < ${firstDay(WORD_DAYS)} and measure in (${sql.join(WORD_MEASURES)})` })
}
