import type { Database } from '../../store/tables.ts'
import { type AnswerCount, countAnswers, type FindSurvey } from './count-answers.ts'
import { countDays, type DayCounts } from './count-days.ts'
import { countScans, type ScanCounts } from './count-scans.ts'
import { type AdCounts, countAdDays, listAdCounts } from './list-ad-counts.ts'
import { listReadPages, type ReadPage } from './list-read-pages.ts'
import { listTyped, type Typed } from './list-typed.ts'
import { type Comment, listComments, listVotes, type Votes } from './list-votes.ts'
import type { Period } from './period.ts'
import type { Listed } from './reach.ts'

/** All that the page shows of a period. */
export interface Figures {
  readonly period: Period
  /** By day. */
  readonly days: ReadonlyMap<string, DayCounts>
  readonly pages: Listed<ReadPage>
  readonly searches: Listed<Typed>
  readonly notFound: Listed<Typed>
  readonly votes: Listed<Votes>
  readonly comments: readonly Comment[]
  readonly ads: readonly AdCounts[]
  readonly adDays: ReadonlyMap<string, { readonly views: number; readonly clicks: number }>
  readonly answers: Listed<AnswerCount>
  readonly scans: ScanCounts
}

/**
 * The figures of a period: one query each, one after the other, so that with SQLite other requests come in between
 * (docs/behaviour/insights.md 10).
 */
export async function readFigures(db: Database, period: Period, findSurvey: FindSurvey): Promise<Figures> {
  return {
    period,
    days: await inTurn(countDays(db, period)),
    pages: await inTurn(listReadPages(db, period)),
    searches: await inTurn(listTyped(db, 'search_without_results', period)),
    notFound: await inTurn(listTyped(db, 'not_found', period)),
    votes: await inTurn(listVotes(db, period)),
    comments: await inTurn(listComments(db, period)),
    ads: await inTurn(listAdCounts(db, period)),
    adDays: await inTurn(countAdDays(db, period)),
    answers: await inTurn(countAnswers(db, period, findSurvey)),
    scans: await inTurn(countScans(db, period)),
  }
}

/** What a query gives, after requests that have come in the meantime. */
async function inTurn<Result>(query: Promise<Result>): Promise<Result> {
  const result = await query
  await new Promise(setImmediate)
  return result
}
