import { sql } from 'kysely'
import { LEAST_TYPED } from '#contracts/insights.ts'
import type { Database } from '../../store/tables.ts'
import type { Period } from './period.ts'
import { type Listed, ROWS_GIVEN_MAX, ROWS_READ_MAX, sinceOf } from './reach.ts'

/** What users have typed, and how often. */
export interface Typed {
  readonly text: string
  readonly locale: string
  readonly count: number
}

/** Words of searches without results, or addresses that were not found: those that several have typed, the most frequent first. */
export async function listTyped(
  db: Database,
  measure: 'search_without_results' | 'not_found',
  { from }: Pick<Period, 'from'>,
): Promise<Listed<Typed>> {
  const rows = await db
    .with('newest', (query) =>
      query
        .selectFrom('telemetry_days')
        .select(['day', 'locale', 'about', 'count'])
        .where('measure', '=', measure)
        .where('day', '>=', from)
        .where('about', '<>', '')
        .orderBy('day', 'desc')
        .limit(ROWS_READ_MAX),
    )
    .selectFrom('newest')
    .select(({ fn, selectFrom }) => [
      'about',
      'locale',
      fn.sum<string | number>('count').as('total'),
      selectFrom('newest')
        .select(({ fn: all }) => all.countAll<number>().as('read'))
        .as('rows_read'),
      selectFrom('newest')
        .select(({ fn: all }) => all.min('day').as('first'))
        .as('first_day'),
    ])
    .groupBy(['about', 'locale'])
    .having(sql<boolean>`sum(count) >= ${LEAST_TYPED}`)
    .orderBy('total', 'desc')
    .orderBy('about')
    .orderBy('locale')
    .limit(ROWS_GIVEN_MAX)
    .execute()
  return {
    rows: rows.map(({ about, locale, total }) => ({ text: about, locale, count: Number(total) })),
    ...sinceOf(rows.map(({ rows_read, first_day }) => ({ rows_read: rows_read ?? 0, first_day }))),
  }
}
