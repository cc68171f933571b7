import { sql } from 'kysely'
import type { AdCampaign } from '#contracts/ad-campaign.ts'
import type { Placement } from '#contracts/ad-placements.ts'
import type { Store } from '../store/store.ts'
import { sweepRows } from '../store/sweep-rows.ts'
import type { Database, TransactionDatabase } from '../store/tables.ts'
import { DAY_MS, utcDay } from '../store/utc-day.ts'

/** So that a year can be compared with the one before. */
const COUNT_DAYS = 400
/** The row of all days, which the caps need for as long as there is the campaign. */
const ALL = 'all'

export interface Counts {
  readonly views: number
  readonly clicks: number
}

/** What is counted: a view or a click of a campaign, by the word of its code. */
export interface Report {
  readonly kind: 'view' | 'click'
  readonly campaign: string
  readonly placement: Placement
  readonly caps: NonNullable<AdCampaign['caps']>
  readonly nonce: string
  /** When its code expires. */
  readonly expires: number
  readonly now: number
}

/** Undoes a transaction. */
class NotCounted extends Error {}

/**
 * Counts a view or a click: once for each code, and never beyond the caps, however many processes count at the same time
 * (docs/behaviour/ads.md 9 and 10). Three rows change: that of all days first, so that no two counts wait for one another.
 *
 * @returns whether it was counted
 */
export async function count(store: Store, report: Report): Promise<boolean> {
  try {
    await store.transact(async (transaction) => {
      await rememberCode(transaction, report)
      const { views, viewsPerDay, clicks } = report.caps
      await raise(transaction, { ...report, day: ALL, cap: report.kind === 'view' ? views : clicks })
      await raise(transaction, { ...report, day: utcDay(report.now), cap: report.kind === 'view' ? viewsPerDay : undefined })
      await countPlacement(transaction, report)
    })
    return true
  } catch (error) {
    if (error instanceof NotCounted) return false
    throw error
  }
}

async function rememberCode(transaction: TransactionDatabase, { nonce, expires }: Report): Promise<void> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('ad_used_codes')
    .values({ nonce, expires_at: expires })
    .onConflict((conflict) => conflict.column('nonce').doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 0n) throw new NotCounted()
}

async function countPlacement(transaction: TransactionDatabase, { campaign, placement, kind, now }: Report): Promise<void> {
  const [views, clicks] = kind === 'view' ? [1, 0] : [0, 1]
  await transaction
    .insertInto('ad_placement_counts')
    .values({ day: utcDay(now), campaign_id: campaign, placement, views, clicks })
    .onConflict((conflict) =>
      conflict.columns(['day', 'campaign_id', 'placement']).doUpdateSet({
        views: sql<number>`ad_placement_counts.views + excluded.views`,
        clicks: sql<number>`ad_placement_counts.clicks + excluded.clicks`,
      }),
    )
    .execute()
}

async function raise(
  transaction: TransactionDatabase,
  { campaign, kind, day, cap }: Pick<Report, 'campaign' | 'kind'> & { readonly day: string; readonly cap: number | undefined },
): Promise<void> {
  const column = kind === 'view' ? 'views' : 'clicks'
  await transaction
    .insertInto('ad_counts')
    .values({ campaign_id: campaign, day, views: 0, clicks: 0 })
    .onConflict((conflict) => conflict.columns(['campaign_id', 'day']).doNothing())
    .execute()
  const { numUpdatedRows } = await transaction
    .updateTable('ad_counts')
    .set((eb) => ({ [column]: eb(column, '+', 1) }))
    .where('campaign_id', '=', campaign)
    .where('day', '=', day)
    .$if(cap !== undefined, (query) => query.where(column, '<', cap ?? 0))
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new NotCounted()
}

/** The campaigns, of those given, whose caps are reached. */
export async function listCapped(db: Database, campaigns: readonly AdCampaign[], now: number): Promise<ReadonlySet<string>> {
  const withCaps = campaigns.filter(({ caps }) => caps !== undefined)
  if (withCaps.length === 0) return new Set()
  const rows = await db
    .selectFrom('ad_counts')
    .selectAll()
    .where(
      'campaign_id',
      'in',
      withCaps.map(({ id }) => id),
    )
    .where('day', 'in', [ALL, utcDay(now)])
    .execute()
  const countOf = (id: string, day: string): Counts => {
    const row = rows.find((one) => one.campaign_id === id && one.day === day)
    return { views: Number(row?.views ?? 0), clicks: Number(row?.clicks ?? 0) }
  }
  const isCapped = ({ id, caps = {} }: AdCampaign): boolean => {
    const [total, today] = [countOf(id, ALL), countOf(id, utcDay(now))]
    return (
      total.views >= (caps.views ?? Number.POSITIVE_INFINITY) ||
      total.clicks >= (caps.clicks ?? Number.POSITIVE_INFINITY) ||
      today.views >= (caps.viewsPerDay ?? Number.POSITIVE_INFINITY)
    )
  }
  return new Set(withCaps.filter(isCapped).map(({ id }) => id))
}

/** A line of the report. */
export interface CountLine extends Counts {
  readonly campaign: string
  /** In UTC. */
  readonly day: string
}

/** The counts of a campaign, or of all, by day; the oldest first. */
export async function listCounts(db: Database, campaign?: string): Promise<readonly CountLine[]> {
  const rows = await db
    .selectFrom('ad_counts')
    .selectAll()
    .where('day', '<>', ALL)
    .$if(campaign !== undefined, (query) => query.where('campaign_id', '=', campaign ?? ''))
    .orderBy('campaign_id')
    .orderBy('day')
    .execute()
  return rows.map(({ campaign_id, day, views, clicks }) => ({ campaign: campaign_id, day, views: Number(views), clicks: Number(clicks) }))
}

/** Forgets the words of codes that have expired, which are rejected anyway, and counts of days that are older than they are stored (docs/behaviour/ads.md 10). */
export async function sweepAds(db: Database, now: number): Promise<void> {
  const isOldDay = sql<boolean>`day < ${utcDay(now - COUNT_DAYS * DAY_MS)}`
  await sweepRows(db, { table: 'ad_used_codes', key: ['nonce'], where: sql`expires_at < ${now}` })
  await sweepRows(db, { table: 'ad_placement_counts', key: ['day', 'campaign_id', 'placement'], where: isOldDay })
  await sweepRows(db, { table: 'ad_counts', key: ['campaign_id', 'day'], where: sql`${isOldDay} and day <> ${ALL}` })
}
