import { sql } from 'kysely'
import { sweepRows } from '../store/sweep-rows.ts'
import type { Database } from '../store/tables.ts'
import { DAY_MS } from '../store/utc-day.ts'

/** Ids are stored for longer than Stripe can send an event again, which is 30 days. */
const STORED_MS = 90 * DAY_MS

/** Deletes the ids of old events (docs/behaviour/plus.md 35). @param now milliseconds since 1970 */
export async function sweepBillingEvents(db: Database, now: number): Promise<void> {
  await sweepRows(db, { table: 'billing_events', key: ['id'], where: sql`received_at < ${now - STORED_MS}` })
}
