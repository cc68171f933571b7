import type { CsvValue } from '#markup/csv.ts'
import type { Html } from '#markup/html.ts'

/** How the cells of a column are written. `share` is a number from 0 to 1; `page` leads to the page. */
export type ColumnKind = 'text' | 'page' | 'address' | 'words' | 'day' | 'count' | 'share'

export interface Column {
  readonly label: string
  readonly kind: ColumnKind
  /** Draws its numbers as bars, compared with the largest one. */
  readonly hasBars?: true
}

/** A table of the page, and the file of all its rows. */
export interface InsightsTable {
  /** Of its file, without its ending; no other table has it. */
  readonly name: string
  readonly caption: string
  readonly columns: readonly Column[]
  readonly rows: readonly (readonly CsvValue[])[]
  /** What to know of it. */
  readonly note?: string | undefined
}

/** Columns by day. */
export interface DayChart {
  readonly caption: string
  /** What is counted: `visits`. */
  readonly unit: string
  readonly days: readonly { readonly day: string; readonly count: number; readonly behind?: number }[]
  /** What the lighter columns behind are: `page views`. */
  readonly behind?: string
}

/** A subject of the page. */
export interface Section {
  readonly id: string
  readonly title: string
  readonly lead: string
  /** Why there is nothing; then there is neither a chart nor a table. */
  readonly empty?: Html | undefined
  readonly chart?: DayChart
  readonly tables: readonly InsightsTable[]
}

/** Whether a table has a row for each day, as a drawing of the section has a column. */
export function isByDay({ columns }: InsightsTable): boolean {
  return columns[0]?.kind === 'day'
}
