import type { Database } from '../../store/tables.ts'

const DAY_MS = 24 * 60 * 60_000
/** How long what was refused is kept (reference/backend.md 8.2.2). */
const REFUSED_MS = 30 * DAY_MS
/** Longer than a token may be old (`read-event.ts`), so that a replay still meets its row; and long enough for questions. */
const ACCEPTED_MS = 90 * DAY_MS
/** A profile that was to be asked for: the process that had it to do is gone. */
const PENDING_MS = DAY_MS / 24

/** Removes events that are no longer kept, and gives up what has been left undone. @param now milliseconds since 1970 */
export async function sweepEvents(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('refused_events')
    .where('received_at', '<', now - REFUSED_MS)
    .execute()
  await db
    .deleteFrom('account_events')
    .where('received_at', '<', now - ACCEPTED_MS)
    .execute()
  await db
    .updateTable('account_events')
    .set({ status: 'failed' })
    .where('status', '=', 'pending')
    .where('received_at', '<', now - PENDING_MS)
    .execute()
}
