import { sql } from 'kysely'
import type { TransactionDatabase } from '../store/tables.ts'
import { type CollectionServices, changeCollections, checkCollection, itemNotFound } from './change-collections.ts'
import { PLACE_GAP } from './insert-items.ts'

/** Where an item is to stand in the manual order. */
export interface Move {
  readonly collectionId: string
  readonly item: string
  /** The item that comes after it; null: it is the last. */
  readonly before: string | null
}

/**
 * Puts an item elsewhere in the manual order.
 *
 * @throws AppError `collection_not_found`; `not_found` for items that are not in this collection
 */
export async function orderItem(services: CollectionServices, accountId: string, move: Move): Promise<void> {
  const { collectionId, item, before } = move
  await changeCollections(services, accountId, async (change) => {
    await checkCollection(change, collectionId)
    const { transaction } = change
    await getPlace(transaction, collectionId, item)
    if (item === before) return
    await transaction
      .updateTable('collection_items')
      .set({ place: await makePlace(transaction, move) })
      .where('id', '=', item)
      .execute()
    await change.touch(collectionId)
  })
}

async function makePlace(transaction: TransactionDatabase, move: Move): Promise<number> {
  const place = await findPlace(transaction, move)
  if (place !== undefined) return place
  await spread(transaction, move.collectionId)
  return makePlace(transaction, move)
}

/** A place between the two items; undefined when there is none left. */
async function findPlace(transaction: TransactionDatabase, { collectionId, item, before }: Move): Promise<number | undefined> {
  const others = transaction.selectFrom('collection_items').where('collection_id', '=', collectionId).where('id', '!=', item)
  if (before === null) {
    const { lowest } = await others.select(({ fn }) => fn.min<number | null>('place').as('lowest')).executeTakeFirstOrThrow()
    return (lowest ?? 0) - PLACE_GAP
  }
  const below = await getPlace(transaction, collectionId, before)
  const { above } = await others
    .where('place', '>', below)
    .select(({ fn }) => fn.min<number | null>('place').as('above'))
    .executeTakeFirstOrThrow()
  if (above === null) return below + PLACE_GAP
  const between = Math.floor((below + above) / 2)
  return between > below ? between : undefined
}

async function getPlace(transaction: TransactionDatabase, collectionId: string, id: string): Promise<number> {
  const row = await transaction
    .selectFrom('collection_items')
    .select('place')
    .where('collection_id', '=', collectionId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (row === undefined) throw itemNotFound(id)
  return row.place
}

/** Sets all items of a collection apart again, in the order in which they stand. */
async function spread(transaction: TransactionDatabase, collectionId: string): Promise<void> {
  await sql`update collection_items set place = ranked.rank * ${sql.lit(PLACE_GAP)}
    from (select id, row_number() over (order by place) as rank from collection_items where collection_id = ${collectionId}) as ranked
    where ranked.id = collection_items.id`.execute(transaction)
}
