import { sql } from 'kysely'
import { sweepRows } from '../store/sweep-rows.ts'
import type { AiExplanationsTable } from '../store/tables/ai-help.ts'
import type { Database } from '../store/tables.ts'
import { DAY_MS } from '../store/utc-day.ts'

/** Explanations that are stored, and how long one that is not read stays. */
const STORED_MAX = 20_000
const UNUSED_MS = 180 * DAY_MS

/** The stored explanation with this hash, counted as read; undefined when there is none. */
export async function takeExplanation(db: Database, hash: string, now: number): Promise<string | undefined> {
  const row = await db.selectFrom('ai_explanations').select('answer').where('hash', '=', hash).executeTakeFirst()
  if (row === undefined) return undefined
  await db
    .updateTable('ai_explanations')
    .set((column) => ({ views: column('views', '+', 1), used_at: now }))
    .where('hash', '=', hash)
    .execute()
  return row.answer
}

/** Stores a new explanation, read once. One with the same hash stays. */
export async function storeExplanation(
  db: Database,
  explanation: Pick<AiExplanationsTable, 'hash' | 'page' | 'answer'>,
  now: number,
): Promise<void> {
  await db
    .insertInto('ai_explanations')
    .values({ ...explanation, views: 1, thumbs_up: 0, thumbs_down: 0, created_at: now, used_at: now })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute()
}

/** Counts a vote; nothing changes when there is no such explanation. */
export async function countVote(db: Database, hash: string, vote: 'thumbs_up' | 'thumbs_down'): Promise<void> {
  await db
    .updateTable('ai_explanations')
    .set((column) => ({ [vote]: column(vote, '+', 1) }))
    .where('hash', '=', hash)
    .execute()
}

/** Deletes explanations that were not read for long, and those that are too many. */
export async function sweepExplanations(db: Database, now: number): Promise<void> {
  const table = { table: 'ai_explanations', key: ['hash'] } as const
  await sweepRows(db, { ...table, where: sql`used_at < ${now - UNUSED_MS}` })
  const [last] = await db.selectFrom('ai_explanations').select('used_at').orderBy('used_at', 'desc').offset(STORED_MAX).limit(1).execute()
  if (last !== undefined) await sweepRows(db, { ...table, where: sql`used_at <= ${last.used_at}` })
}
