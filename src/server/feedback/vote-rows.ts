import { sql } from 'kysely'
import { sweepRows } from '../store/sweep-rows.ts'
import type { FeedbackVotesTable } from '../store/tables/feedback.ts'
import type { Database } from '../store/tables.ts'

/** Votes are stored for a year. */
const RETENTION_MS = 365 * 24 * 60 * 60_000

/** Stores a vote. The same id again changes the vote, if it is about the same subject; else nothing happens. */
export async function storeVote(db: Database, vote: FeedbackVotesTable): Promise<void> {
  const { is_helpful, reason, comment, voted_at } = vote
  await db
    .insertInto('feedback_votes')
    .values(vote)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ is_helpful, reason, comment, voted_at })
        .where('feedback_votes.kind', '=', vote.kind)
        .where('feedback_votes.about', '=', vote.about),
    )
    .execute()
}

/** Deletes votes that are older than they are stored. */
export async function sweepVotes(db: Database, now: number): Promise<void> {
  await sweepRows(db, { table: 'feedback_votes', key: ['id'], where: sql`voted_at < ${now - RETENTION_MS}` })
}
