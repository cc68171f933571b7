import { sql } from 'kysely'
import type { Database } from '../../store/tables.ts'
import type { Period } from './period.ts'
import { type Listed, ROWS_GIVEN_MAX, ROWS_READ_MAX, sinceOf } from './reach.ts'

/** How far users have read a page. */
export interface ReadPage {
  readonly page: string
  readonly views: number
  readonly depth25: number
  readonly depth50: number
  readonly depth75: number
}

type PageMeasure = 'view' | 'depth_25' | 'depth_50' | 'depth_75'

/** The pages with the most views, and how far they were read. */
export async function listReadPages(db: Database, { from }: Pick<Period, 'from'>): Promise<Listed<ReadPage>> {
  const newest = (measure: PageMeasure) =>
    db
      .selectFrom(
        db
          .selectFrom('telemetry_days')
          .select(['day', 'measure', 'about', 'count'])
          .where('measure', '=', measure)
          .where('day', '>=', from)
          .where('about', '<>', '')
          .orderBy('day', 'desc')
          .limit(ROWS_READ_MAX)
          .as(measure),
      )
      .selectAll()
  const sumOf = (measure: PageMeasure) => sql<string | number>`sum(case when measure = ${measure} then count else 0 end)`
  const rows = await db
    .with('newest', () => newest('view').unionAll(newest('depth_25')).unionAll(newest('depth_50')).unionAll(newest('depth_75')))
    .selectFrom('newest')
    .select(({ selectFrom }) => [
      'about',
      sumOf('view').as('views'),
      sumOf('depth_25').as('depth25'),
      sumOf('depth_50').as('depth50'),
      sumOf('depth_75').as('depth75'),
      selectFrom('newest')
        .select(({ fn }) => fn.countAll<number>().as('read'))
        .where('measure', '=', 'view')
        .as('rows_read'),
      selectFrom('newest')
        .select(({ fn }) => fn.min('day').as('first'))
        .where('measure', '=', 'view')
        .as('first_day'),
    ])
    // Where not all views are read, depths of the days before would be parts of nothing.
    .where('day', '>=', ({ selectFrom }) =>
      selectFrom('newest')
        .select(({ fn }) => fn.min('day').as('first'))
        .where('measure', '=', 'view'),
    )
    .groupBy('about')
    .orderBy('views', 'desc')
    .orderBy('about')
    .limit(ROWS_GIVEN_MAX)
    .execute()
  return {
    rows: rows.map(({ about, views, depth25, depth50, depth75 }) => ({
      page: about,
      views: Number(views),
      depth25: Number(depth25),
      depth50: Number(depth50),
      depth75: Number(depth75),
    })),
    ...sinceOf(rows.map(({ rows_read, first_day }) => ({ rows_read: rows_read ?? 0, first_day }))),
  }
}
