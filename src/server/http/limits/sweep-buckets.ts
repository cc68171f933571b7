import { deleteInSteps } from '../../store/delete-in-steps.ts'
import type { Database } from '../../store/tables.ts'

/** By then every bucket is full, which is what no bucket means. */
const STALE_MS = 24 * 60 * 60_000

/** Deletes the buckets of rates that no one used for a day (docs/behaviour/stored-data.md 10). @param now milliseconds since 1970 */
export async function sweepBuckets(db: Database, now: number): Promise<void> {
  await deleteInSteps((maxRows) => {
    const full = db
      .selectFrom('rate_buckets')
      .select('key')
      .where('updated_at', '<', now - STALE_MS)
      .limit(maxRows)
    // Asked again: a bucket may be used between the two.
    return db
      .deleteFrom('rate_buckets')
      .where('key', 'in', full)
      .where('updated_at', '<', now - STALE_MS)
      .executeTakeFirstOrThrow()
  })
}
