import type { Database } from '../../store/tables.ts'
import type { Period } from './period.ts'
import { ROWS_GIVEN_MAX, ROWS_READ_MAX } from './reach.ts'

/** Views and clicks of a campaign in a placement. */
export interface AdCounts {
  readonly campaign: string
  readonly placement: string
  readonly views: number
  readonly clicks: number
}

/** The campaigns with the most views, by placement. */
export async function listAdCounts(db: Database, period: Pick<Period, 'from'>): Promise<readonly AdCounts[]> {
  const rows = await newestCounts(db, period)
    .select(({ fn }) => [
      'campaign_id',
      'placement',
      fn.sum<string | number>('views').as('seen'),
      fn.sum<string | number>('clicks').as('clicked'),
    ])
    .groupBy(['campaign_id', 'placement'])
    .orderBy('seen', 'desc')
    .orderBy('campaign_id')
    .orderBy('placement')
    .limit(ROWS_GIVEN_MAX)
    .execute()
  return rows.map(({ campaign_id, placement, seen, clicked }) => ({
    campaign: campaign_id,
    placement,
    views: Number(seen),
    clicks: Number(clicked),
  }))
}

/** Views and clicks of all ads, by day. */
export async function countAdDays(
  db: Database,
  period: Pick<Period, 'from'>,
): Promise<ReadonlyMap<string, { readonly views: number; readonly clicks: number }>> {
  const rows = await newestCounts(db, period)
    .select(({ fn }) => ['day', fn.sum<string | number>('views').as('seen'), fn.sum<string | number>('clicks').as('clicked')])
    .groupBy('day')
    .execute()
  return new Map(rows.map(({ day, seen, clicked }) => [day, { views: Number(seen), clicks: Number(clicked) }]))
}

function newestCounts(db: Database, { from }: Pick<Period, 'from'>) {
  return db.selectFrom(
    db.selectFrom('ad_placement_counts').selectAll().where('day', '>=', from).orderBy('day', 'desc').limit(ROWS_READ_MAX).as('newest'),
  )
}
