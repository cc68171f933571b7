import { INSIGHTS_ROWS_MAX } from '#contracts/insights.ts'

/** The most rows that a query looks at, the newest first: with SQLite, everybody waits while it does (docs/behaviour/insights.md 10). */
export const ROWS_READ_MAX = 50_000
/** The most rows that a query gives: as many as a report has. */
export const ROWS_GIVEN_MAX = INSIGHTS_ROWS_MAX

/** Rows of a table of the page. */
export interface Listed<Row> {
  readonly rows: readonly Row[]
  /** The first day that was read, where there was more than is read. */
  readonly since?: string
}

/** Of what a query says with each of its rows: how many it has read, and of which day the oldest was. */
interface Read {
  readonly rows_read: number | string
  readonly first_day: string | null
}

/** The first day that was read, where a query has read as much as it may. */
export function sinceOf(rows: readonly Read[], max: number = ROWS_READ_MAX): { readonly since?: string } {
  const [first] = rows
  return first === undefined || first.first_day === null || Number(first.rows_read) < max ? {} : { since: first.first_day }
}
