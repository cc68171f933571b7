import { sql } from 'kysely'
import { FEEDBACK_REASONS, type FeedbackReason } from '#contracts/feedback.ts'
import type { Database } from '../../store/tables.ts'
import { utcDay } from '../../store/utc-day.ts'
import type { Period } from './period.ts'
import { type Listed, ROWS_GIVEN_MAX, ROWS_READ_MAX, sinceOf } from './reach.ts'

/** What users have said of a page, or of a part of the site. */
export interface Votes {
  readonly kind: 'page' | 'feature'
  readonly about: string
  readonly votes: number
  readonly helpful: number
  /** Of the votes that it did not help, those with a reason. */
  readonly reasons: Readonly<Partial<Record<FeedbackReason, number>>>
}

/** Votes by their subject: parts of the site first, then pages, those that help least first. */
export async function listVotes(db: Database, { fromMs }: Pick<Period, 'fromMs'>): Promise<Listed<Votes>> {
  const sumOf = (reason: FeedbackReason) => sql<string | number>`sum(case when reason = ${reason} then 1 else 0 end)`
  const rows = await db
    .with('newest', (query) =>
      query
        .selectFrom('feedback_votes')
        .select(['kind', 'about', 'is_helpful', 'reason', 'voted_at'])
        .where('voted_at', '>=', fromMs)
        .orderBy('voted_at', 'desc')
        .limit(ROWS_READ_MAX),
    )
    .selectFrom('newest')
    .select(({ fn, selectFrom }) => [
      'kind',
      'about',
      fn.countAll<string | number>().as('votes'),
      fn.sum<string | number>('is_helpful').as('helpful'),
      ...FEEDBACK_REASONS.map((reason) => sumOf(reason).as(reason)),
      selectFrom('newest')
        .select(({ fn: all }) => all.countAll<number>().as('read'))
        .as('rows_read'),
      selectFrom('newest')
        .select(({ fn: all }) => all.min('voted_at').as('first'))
        .as('first_at'),
    ])
    .groupBy(['kind', 'about'])
    .orderBy('kind')
    .orderBy(sql`count(*) - sum(is_helpful)`, 'desc')
    .orderBy('about')
    .limit(ROWS_GIVEN_MAX)
    .execute()
  return {
    rows: rows.map(({ kind, about, votes, helpful, ...row }) => ({
      kind,
      about,
      votes: Number(votes),
      helpful: Number(helpful),
      reasons: Object.fromEntries(FEEDBACK_REASONS.flatMap((reason) => (Number(row[reason]) === 0 ? [] : [[reason, Number(row[reason])]]))),
    })),
    ...sinceOf(
      rows.map(({ rows_read, first_at }) => ({
        rows_read: rows_read ?? 0,
        first_day: first_at === null ? null : utcDay(Number(first_at)),
      })),
    ),
  }
}

/** A sentence that a user has written with a vote. */
export interface Comment {
  readonly day: string
  readonly page: string
  readonly reason: string | null
  readonly text: string
}

const COMMENTS_MAX = 100

/** The newest comments. */
export async function listComments(db: Database, { fromMs }: Pick<Period, 'fromMs'>): Promise<readonly Comment[]> {
  const newest = db
    .selectFrom('feedback_votes')
    .select(['about', 'reason', 'comment', 'voted_at'])
    .where('voted_at', '>=', fromMs)
    .orderBy('voted_at', 'desc')
    .limit(ROWS_READ_MAX)
  const rows = await db
    .selectFrom(newest.as('newest'))
    .selectAll()
    .where('comment', 'is not', null)
    .orderBy('voted_at', 'desc')
    .limit(COMMENTS_MAX)
    .execute()
  return rows.map(({ about, reason, comment, voted_at }) => ({ day: utcDay(Number(voted_at)), page: about, reason, text: comment ?? '' }))
}
