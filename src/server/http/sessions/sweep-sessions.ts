import { deleteInSteps } from '../../store/delete-in-steps.ts'
import type { Database } from '../../store/tables.ts'
import { SESSION_IDLE_MS } from './session-age.ts'

/** Sessions that ended are removed this long after, so that a clock which is ahead for a while takes no one's session with it. */
const SWEEP_AFTER_MS = 30 * 24 * 60 * 60_000

/** Deletes sessions that have ended (docs/behaviour/stored-data.md 10). @param now milliseconds since 1970 */
export async function sweepSessions(db: Database, now: number): Promise<void> {
  await deleteInSteps((maxRows) => {
    const ended = db
      .selectFrom('sessions')
      .select('id_hash')
      .where((where) =>
        where.or([where('expires_at', '<', now - SWEEP_AFTER_MS), where('last_seen_at', '<', now - SESSION_IDLE_MS - SWEEP_AFTER_MS)]),
      )
      .limit(maxRows)
    return db.deleteFrom('sessions').where('id_hash', 'in', ended).executeTakeFirstOrThrow()
  })
}
