import { COLLECTION_ITEMS_MAX } from '#contracts/collection-limits.ts'
import { AppError } from '../http/errors/app-error.ts'
import { randomId } from '../http/sessions/random-id.ts'
import type { CollectionItemsTable } from '../store/tables/collections.ts'
import type { TransactionDatabase } from '../store/tables.ts'
import type { Change } from './change-collections.ts'
import type { SavedPage } from './find-page.ts'
import { itemKeys, pageKeyOf } from './fold-text.ts'
import { rejectLongNotes } from './reject-long-notes.ts'

/** A page that is to be in a collection, and what its user says of it. */
export interface NewItem {
  readonly page: SavedPage
  /** Stored where it differs from the page's own. */
  readonly title?: string | undefined
  readonly notes?: string | undefined
}

/** How far apart items are in the manual order, so that others fit between them. */
export const PLACE_GAP = 2 ** 20
/** SQLite takes 32,766 values in a statement; a row has fourteen. */
const ROWS_AT_ONCE = 500

/**
 * Puts items on top of a collection, the first of them above the others. Whether their pages are there already has been looked at.
 *
 * @throws AppError `collection_full`; nothing is written then
 */
export async function insertItems(
  { transaction, at }: Change,
  collectionId: string,
  { items, randomBytes }: { readonly items: readonly NewItem[]; readonly randomBytes: (count: number) => Uint8Array },
): Promise<void> {
  const top = await findTop(transaction, collectionId, items.length)
  await rejectLongNotes(transaction, { collectionId, notes: items.map(({ notes = '' }) => notes) })
  const rows = items.map(({ page, title, notes = '' }, index): CollectionItemsTable => {
    const rank = items.length - index
    const own = title === undefined || title === page.title ? null : title
    return {
      id: randomId(randomBytes),
      collection_id: collectionId,
      url: page.url,
      page_key: pageKeyOf(page.url),
      page_title: page.title,
      own_title: own,
      ...itemKeys({ title: own ?? page.title, notes }),
      notes,
      parents: JSON.stringify(page.parents),
      number: top.number + rank,
      place: top.place + rank * PLACE_GAP,
      created_at: at,
      updated_at: at,
    }
  })
  await insertRows(transaction, rows)
}

/** Writes rows, however many there are. */
export async function insertRows(transaction: TransactionDatabase, rows: readonly CollectionItemsTable[]): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await transaction
      .insertInto('collection_items')
      .values(rows.slice(start, start + ROWS_AT_ONCE))
      .execute()
  }
}

/** The number and the place of the uppermost items of a collection. */
export interface Top {
  readonly number: number
  readonly place: number
}

/**
 * The top of a collection that is to get more items.
 *
 * @throws AppError `collection_full` when they have no room
 */
export async function findTop(transaction: TransactionDatabase, collectionId: string, more: number): Promise<Top> {
  const { count, number, place } = await transaction
    .selectFrom('collection_items')
    .where('collection_id', '=', collectionId)
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.max<number | null>('number').as('number'),
      fn.max<number | null>('place').as('place'),
    ])
    .executeTakeFirstOrThrow()
  if (count + more > COLLECTION_ITEMS_MAX) {
    throw new AppError('collection_full', { message: `A collection holds at most ${COLLECTION_ITEMS_MAX} articles` })
  }
  return { number: number ?? 0, place: place ?? 0 }
}

/** The pages that a collection has, as they are compared. */
export async function listPageKeys(transaction: TransactionDatabase, collectionId: string): Promise<Set<string>> {
  const rows = await transaction.selectFrom('collection_items').select('page_key').where('collection_id', '=', collectionId).execute()
  return new Set(rows.map(({ page_key }) => page_key))
}
