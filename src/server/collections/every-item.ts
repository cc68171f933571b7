import { everyRow } from '../store/every-row.ts'
import type { Database } from '../store/tables.ts'
import { ITEM_COLUMNS, type ItemRow } from './collection-rows.ts'

/** A note has up to 256 KB, so that few items are held at once. */
const ITEMS_AT_ONCE = 16

/** All items of a collection in the manual order, read as they are asked for. */
export function everyItem(db: Database, collectionId: string): AsyncGenerator<ItemRow> {
  return everyRow<ItemRow & { readonly place: number }>((last) =>
    db
      .selectFrom('collection_items')
      .select([...ITEM_COLUMNS, 'place'])
      .where('collection_id', '=', collectionId)
      .where('place', '<', last?.place ?? Number.MAX_SAFE_INTEGER)
      .orderBy('place', 'desc')
      .limit(ITEMS_AT_ONCE)
      .execute(),
  )
}
