import Value from 'typebox/value'
import { AdCampaign } from '#contracts/ad-campaign.ts'
import type { Placement } from '#contracts/ad-placements.ts'
import type { Store } from '../store/store.ts'
import type { Database } from '../store/tables.ts'
import { utcDay } from '../store/utc-day.ts'

/** An image that was looked at (`readRaster`). */
export interface AdImage {
  readonly placement: Placement
  readonly type: string
  /** SHA-256, hexadecimal. */
  readonly hash: string
  readonly bytes: Uint8Array
}

/** A campaign as the store has it. */
export interface StoredCampaign {
  readonly campaign: AdCampaign
  readonly state: 'active' | 'paused'
  readonly createdAt: number
}

const [FIRST_DAY, LAST_DAY] = ['', '9']

/**
 * Stores a campaign with its images. One of the same id is replaced; its state and its counts stay.
 *
 * @returns whether it was replaced
 */
export async function putCampaign(
  store: Store,
  { campaign, images, now }: { readonly campaign: AdCampaign; readonly images: readonly AdImage[]; readonly now: number },
): Promise<boolean> {
  const { id, starts = FIRST_DAY, ends = LAST_DAY } = campaign
  const values = { starts, ends, campaign: JSON.stringify(campaign), updated_at: now }
  return await store.transact(async (transaction) => {
    const known = await transaction.selectFrom('ad_campaigns').select('id').where('id', '=', id).executeTakeFirst()
    await transaction
      .insertInto('ad_campaigns')
      .values({ id, state: 'active', created_at: now, ...values })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
      .execute()
    await transaction.deleteFrom('ad_images').where('campaign_id', '=', id).execute()
    for (const { placement, type, hash, bytes } of images) {
      const image = { campaign_id: id, placement, type, hash, bytes: Buffer.from(bytes).toString('base64') }
      await transaction.insertInto('ad_images').values(image).execute()
    }
    return known !== undefined
  })
}

/** All campaigns, by id. */
export async function listCampaigns(db: Database): Promise<readonly StoredCampaign[]> {
  const rows = await db.selectFrom('ad_campaigns').selectAll().orderBy('id').execute()
  return rows.map(({ campaign, state, created_at }) => ({ campaign: parse(campaign), state, createdAt: Number(created_at) }))
}

/** The campaigns that run today. */
export async function listRunning(db: Database, now: number): Promise<readonly AdCampaign[]> {
  const today = utcDay(now)
  const rows = await db
    .selectFrom('ad_campaigns')
    .select('campaign')
    .where('state', '=', 'active')
    .where('starts', '<=', today)
    .where('ends', '>=', today)
    .orderBy('id')
    .execute()
  return rows.map(({ campaign }) => parse(campaign))
}

/** A campaign by its id, whatever its state; undefined when there is none. */
export async function findCampaign(db: Database, id: string): Promise<AdCampaign | undefined> {
  const row = await db.selectFrom('ad_campaigns').select('campaign').where('id', '=', id).executeTakeFirst()
  return row === undefined ? undefined : parse(row.campaign)
}

/** The image of a campaign; undefined when there is none. */
export async function findImage(db: Database, id: string, placement: Placement): Promise<AdImage | undefined> {
  const row = await db
    .selectFrom('ad_images')
    .selectAll()
    .where('campaign_id', '=', id)
    .where('placement', '=', placement)
    .executeTakeFirst()
  return row === undefined ? undefined : { placement, type: row.type, hash: row.hash, bytes: Buffer.from(row.bytes, 'base64') }
}

/** Pauses or resumes a campaign. @returns whether there is one */
export async function setState(
  db: Database,
  id: string,
  { state, now }: { state: StoredCampaign['state']; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable('ad_campaigns').set({ state, updated_at: now }).where('id', '=', id).executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Removes a campaign with its images; its counts stay. @returns whether there was one */
export async function removeCampaign(store: Store, id: string): Promise<boolean> {
  return await store.transact(async (transaction) => {
    await transaction.deleteFrom('ad_images').where('campaign_id', '=', id).execute()
    const { numDeletedRows } = await transaction.deleteFrom('ad_campaigns').where('id', '=', id).executeTakeFirst()
    return numDeletedRows === 1n
  })
}

function parse(text: string): AdCampaign {
  return Value.Parse(AdCampaign, JSON.parse(text))
}
