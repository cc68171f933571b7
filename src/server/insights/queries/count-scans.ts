import { sql } from 'kysely'
import { GRADES } from '#contracts/observatory.ts'
import type { Database } from '../../store/tables.ts'
import { DAY_MS, utcDay } from '../../store/utc-day.ts'
import type { Period } from './period.ts'
import { ROWS_READ_MAX } from './reach.ts'

/** The scans of a period. */
export interface ScanCounts {
  readonly days: ReadonlyMap<string, number>
  /** From the best grade to the worst, those that were given. */
  readonly grades: readonly { readonly grade: string; readonly count: number }[]
}

/** Scans that have ended with a grade: by day and by grade. */
export async function countScans(db: Database, { fromMs }: Pick<Period, 'fromMs'>): Promise<ScanCounts> {
  const newest = db
    .selectFrom('observatory_scans')
    .select(['scanned_at', 'grade'])
    .where('scanned_at', '>=', fromMs)
    .orderBy('scanned_at', 'desc')
    .limit(ROWS_READ_MAX)
  const day = sql<number | string>`scanned_at / ${sql.lit(DAY_MS)}`
  const rows = await db
    .selectFrom(newest.as('newest'))
    .select(({ fn }) => [day.as('day'), 'grade', fn.countAll<string | number>().as('scans')])
    .where('grade', 'is not', null)
    .groupBy([day, 'grade'])
    .execute()
  const sum = (some: readonly (typeof rows)[number][]): number => some.reduce((total, { scans }) => total + Number(scans), 0)
  const byDay = Map.groupBy(rows, (row) => utcDay(Number(row.day) * DAY_MS))
  const byGrade = Map.groupBy(rows, (row) => row.grade)
  return {
    days: new Map([...byDay].map(([name, some]) => [name, sum(some)])),
    grades: GRADES.flatMap(({ grade }) => {
      const count = sum(byGrade.get(grade) ?? [])
      return count === 0 ? [] : [{ grade, count }]
    }),
  }
}
