import { sql } from 'kysely'
import { sweepRows } from '../store/sweep-rows.ts'
import type { Database } from '../store/tables.ts'
import { DAY_MS } from '../store/utc-day.ts'

/** How long rejected events are stored (docs/behaviour/account-events.md 6). */
const REJECTED_MS = 30 * DAY_MS
/** Longer than a token may be old (`read-event.ts`), so that a replay still meets its row; and long enough for questions. */
const ACCEPTED_MS = 90 * DAY_MS
/** A profile that was to be asked for: the process that had it to do is gone. */
const PENDING_MS = DAY_MS / 24

/** Removes events that are no longer stored, and gives up what has been left undone. @param now milliseconds since 1970 */
export async function sweepEvents(db: Database, now: number): Promise<void> {
  await sweepRows(db, { table: 'refused_events', key: ['id'], where: sql`received_at < ${now - REJECTED_MS}` })
  await sweepRows(db, {
    table: 'account_events',
    key: ['issuer', 'token_id', 'kind'],
    where: sql`received_at < ${now - ACCEPTED_MS}`,
  })
  await db
    .updateTable('account_events')
    .set({ status: 'failed' })
    .where('status', '=', 'pending')
    .where('received_at', '<', now - PENDING_MS)
    .execute()
}

/** Anybody can send tokens that are rejected: this many are stored. */
const REJECTED_MAX = 1000

/** Removes the oldest rejected events beyond the newest thousand (docs/behaviour/quotas.md 13). */
export async function dropOldRejections(db: Database): Promise<void> {
  const last = await db
    .selectFrom('refused_events')
    .select('received_at')
    .orderBy('received_at', 'desc')
    .orderBy('id')
    .offset(REJECTED_MAX)
    .limit(1)
    .executeTakeFirst()
  if (last !== undefined) await db.deleteFrom('refused_events').where('received_at', '<=', last.received_at).execute()
}
