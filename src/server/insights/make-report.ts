import type { InsightsReport } from '#contracts/insights.ts'
import type { Database } from '../store/tables.ts'
import { listTyped } from './queries/list-typed.ts'
import { listVotes } from './queries/list-votes.ts'
import type { Period } from './queries/period.ts'

/** The figures of a period for those who write pages: votes by page, and addresses that are not there (docs/behaviour/insights.md 11). */
export async function makeReport(db: Database, period: Period): Promise<InsightsReport> {
  const votes = await listVotes(db, period)
  const notFound = await listTyped(db, 'not_found', period)
  return {
    version: 1,
    from: period.from,
    until: period.until,
    votes: votes.rows.flatMap(({ kind, about, votes: count, helpful, reasons }) =>
      kind === 'page' ? [{ page: about, votes: count, helpful, reasons }] : [],
    ),
    notFound: notFound.rows.map(({ text, count }) => ({ address: text, count })),
  }
}
