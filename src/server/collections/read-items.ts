import { PostgresAdapter, type RawBuilder, sql } from 'kysely'
import { COLLECTION_PAGE_DEFAULT, OWN_PAGE_BYTES_MAX } from '#contracts/collection-limits.ts'
import type { CollectionSort } from '#contracts/collections.ts'
import { ITEM_ROW_BYTES } from '#contracts/quotas.ts'
import type { Database, TransactionDatabase } from '../store/tables.ts'
import { ITEM_COLUMNS, type ItemRow } from './collection-rows.ts'
import { foldText } from './fold-text.ts'

type Db = Database | TransactionDatabase

/** Which items of a collection are asked for. */
export interface ItemQuery {
  readonly limit?: number | undefined
  readonly offset?: number | undefined
  /** In their titles and notes; '' finds all. */
  readonly q?: string | undefined
  readonly sort?: CollectionSort | undefined
  /** How much text the items have together, in bytes of UTF-8; the first one is given in any case. */
  readonly maxBytes?: number
}

/** Each order ends with the id, so that a page never shows what the one before has shown. */
const ORDERS = {
  newest: ['number', 'desc'],
  date: ['number', 'desc'],
  oldest: ['number', 'asc'],
  title: ['title_key', 'asc'],
  manual: ['place', 'desc'],
} as const satisfies Readonly<Record<CollectionSort, readonly [string, 'asc' | 'desc']>>

/** The items of a collection that are asked for, fewer where their texts are longer than `maxBytes`; `limit: 0` none. */
export async function listItems(
  db: Db,
  collectionId: string,
  { limit = COLLECTION_PAGE_DEFAULT, offset = 0, q = '', sort = 'newest', maxBytes = OWN_PAGE_BYTES_MAX }: ItemQuery,
): Promise<readonly ItemRow[]> {
  if (limit === 0) return []
  const [column, direction] = ORDERS[sort]
  const page = selectItems(db, collectionId, q).orderBy(column, direction).orderBy('id').offset(offset)
  // Lengths are read first: long texts are not, unless they are given.
  const lengths = await page.select(TEXT_BYTES.as('bytes')).limit(limit).execute()
  const count = countFitting(lengths, maxBytes)
  return count === 0 ? [] : await page.select(ITEM_COLUMNS).limit(count).execute()
}

const TEXT_BYTES = sql<number>`octet_length(url) + octet_length(coalesce(own_title, page_title)) + octet_length(notes) + octet_length(parents)`

/** How many of the first texts are within a number of bytes, at least one where there is one. */
function countFitting(lengths: readonly { readonly bytes: number }[], maxBytes: number): number {
  let sum = 0
  const tooMuch = lengths.findIndex(({ bytes }) => {
    sum += bytes
    return sum > maxBytes
  })
  return tooMuch === -1 ? lengths.length : Math.max(1, tooMuch)
}

/** How many items of a collection have a text in their titles and notes. */
export async function countItems(db: Db, collectionId: string, q = ''): Promise<number> {
  const { count } = await selectItems(db, collectionId, q)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** The bytes of items of an account's collection, as a quota counts them (docs/behaviour/quotas.md 8). */
export async function sumItemBytes(
  db: Db,
  { accountId, collectionId, ids }: { readonly accountId: string; readonly collectionId: string; readonly ids: readonly string[] },
): Promise<number> {
  const { bytes } = await selectItems(db, collectionId)
    .where('id', 'in', ids)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('collections').select('id').where('id', '=', collectionId).where('account_id', '=', accountId)),
    )
    .select(sql<number | null>`sum(${TEXT_BYTES} + ${sql.lit(ITEM_ROW_BYTES)})`.as('bytes'))
    .executeTakeFirstOrThrow()
  return bytes ?? 0
}

/** An item of a collection. */
export async function findItem(db: Db, collectionId: string, id: string): Promise<ItemRow | undefined> {
  return selectItems(db, collectionId).select(ITEM_COLUMNS).where('id', '=', id).executeTakeFirst()
}

function selectItems(db: Db, collectionId: string, q = '') {
  const folded = foldText(q)
  const items = db.selectFrom('collection_items').where('collection_id', '=', collectionId)
  return folded === '' ? items : items.where(isInSearchKey(db, folded))
}

/** Not by LIKE: SQLite compares each character of its pattern in a loop of its own, which takes seconds for long notes of one letter. */
function isInSearchKey(db: Db, folded: string): RawBuilder<boolean> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  return isPostgres ? sql<boolean>`strpos(search_key, cast(${folded} as text)) > 0` : sql<boolean>`instr(search_key, ${folded}) > 0`
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
