import { deleteInSteps } from '../store/delete-in-steps.ts'
import type { Database } from '../store/tables.ts'

/** Ids are stored for longer than Stripe can send an event again, which is 30 days. */
const STORED_MS = 90 * 24 * 60 * 60_000

/** Deletes the ids of old events (docs/behaviour/plus.md 35). @param now milliseconds since 1970 */
export async function sweepBillingEvents(db: Database, now: number): Promise<void> {
  await deleteInSteps((maxRows) => {
    const old = db
      .selectFrom('billing_events')
      .select('id')
      .where('received_at', '<', now - STORED_MS)
      .limit(maxRows)
    return db.deleteFrom('billing_events').where('id', 'in', old).executeTakeFirstOrThrow()
  })
}
