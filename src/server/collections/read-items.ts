import { sql } from 'kysely'
import type { CollectionSort } from '#contracts/collections.ts'
import { COLLECTION_PAGE_DEFAULT } from '#contracts/limits.ts'
import type { Database, TransactionDatabase } from '../store/tables.ts'
import { ITEM_COLUMNS, type ItemRow } from './collection-rows.ts'
import { foldText, patternOf } from './fold-text.ts'

type Db = Database | TransactionDatabase

/** Which items of a collection are asked for. */
export interface ItemQuery {
  readonly limit?: number | undefined
  readonly offset?: number | undefined
  /** In their titles and notes; '' finds all. */
  readonly q?: string | undefined
  readonly sort?: CollectionSort | undefined
}

/** Each order ends with the id, so that a page never shows what the one before has shown. */
const ORDERS = {
  newest: ['number', 'desc'],
  date: ['number', 'desc'],
  oldest: ['number', 'asc'],
  title: ['title_key', 'asc'],
  manual: ['place', 'desc'],
} as const satisfies Readonly<Record<CollectionSort, readonly [string, 'asc' | 'desc']>>

/** The items of a collection that are asked for; `limit: 0` none. */
export async function listItems(
  db: Db,
  collectionId: string,
  { limit = COLLECTION_PAGE_DEFAULT, offset = 0, q = '', sort = 'newest' }: ItemQuery,
): Promise<readonly ItemRow[]> {
  if (limit === 0) return []
  const [column, direction] = ORDERS[sort]
  return selectItems(db, collectionId, q)
    .select(ITEM_COLUMNS)
    .orderBy(column, direction)
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** How many items of a collection have a text in their titles and notes. */
export async function countItems(db: Db, collectionId: string, q = ''): Promise<number> {
  const { count } = await selectItems(db, collectionId, q)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** An item of a collection. */
export async function findItem(db: Db, collectionId: string, id: string): Promise<ItemRow | undefined> {
  return selectItems(db, collectionId).select(ITEM_COLUMNS).where('id', '=', id).executeTakeFirst()
}

function selectItems(db: Db, collectionId: string, q = '') {
  const folded = foldText(q)
  const items = db.selectFrom('collection_items').where('collection_id', '=', collectionId)
  return folded === '' ? items : items.where(sql<boolean>`search_key like ${patternOf(folded)} escape '\\'`)
}

/** In which collections of an account a page is, in the order in which they are listed. */
export async function findPlaces(
  db: Db,
  accountId: string,
  pageKey: string,
): Promise<readonly (ItemRow & { readonly collection_id: string })[]> {
  return db
    .selectFrom('collection_items')
    .innerJoin('collections', 'collections.id', 'collection_items.collection_id')
    .where('account_id', '=', accountId)
    .where('page_key', '=', pageKey)
    .select(['collection_id', 'url', 'page_title', 'own_title', 'notes', 'parents'])
    .select(['collection_items.id', 'collection_items.created_at', 'collection_items.updated_at'])
    .orderBy('is_default', 'desc')
    .orderBy('collections.number')
    .execute()
}
