import { sql } from 'kysely'
import type { Collection, CollectionItem, CollectionShare } from '#contracts/collections.ts'
import type { CollectionItemsTable, CollectionsTable } from '../store/tables/collections.ts'
import type { Database, TransactionDatabase } from '../store/tables.ts'

type Db = Database | TransactionDatabase

/** A collection with what is counted and joined. */
export type CollectionRow = Pick<CollectionsTable, 'id' | 'name' | 'description' | 'is_default' | 'created_at' | 'updated_at'> & {
  readonly article_count: number
  readonly token: string | null
  readonly shows_notes: number | null
}

/** The columns of an item that are read. */
export const ITEM_COLUMNS = ['id', 'url', 'page_title', 'own_title', 'notes', 'parents', 'created_at', 'updated_at'] as const
export type ItemRow = Pick<CollectionItemsTable, (typeof ITEM_COLUMNS)[number]>

/** The collections of an account, the default one first, then in the order in which they were made. */
export async function listCollectionRows(db: Db, accountId: string): Promise<readonly CollectionRow[]> {
  return selectCollections(db).where('account_id', '=', accountId).orderBy('is_default', 'desc').orderBy('number').execute()
}

/** A collection of an account; undefined where the account has none with this id. */
export async function findCollectionRow(db: Db, accountId: string, id: string): Promise<CollectionRow | undefined> {
  return selectCollections(db).where('account_id', '=', accountId).where('id', '=', id).executeTakeFirst()
}

/** A collection with the time of the last change of all that its owner has saved, which grows with each change. */
export type SharedRow = CollectionRow & { readonly changed_at: number | null }

/** The collection that a link shows. */
export async function findSharedRow(db: Db, token: string): Promise<SharedRow | undefined> {
  return selectCollections(db)
    .leftJoin('account_settings', 'account_settings.account_id', 'collections.account_id')
    .select('collections_changed_at as changed_at')
    .where('token', '=', token)
    .executeTakeFirst()
}

function selectCollections(db: Db) {
  return db
    .selectFrom('collections')
    .leftJoin('collection_shares', 'collection_shares.collection_id', 'collections.id')
    .select(['id', 'name', 'description', 'is_default', 'collections.created_at', 'collections.updated_at', 'token', 'shows_notes'])
    .select(sql<number>`(select count(*) from collection_items where collection_id = collections.id)`.as('article_count'))
}

/** A collection as the API gives it. @param origin of the site, for the address of the link */
export function viewCollection(row: CollectionRow, origin: string): Collection {
  const { id, name, description, article_count, token, shows_notes } = row
  const share = token === null ? null : viewShare(token, { origin, showsNotes: shows_notes === 1 })
  return { id, name, description, ...viewTimes(row), article_count, share }
}

/** A link as the API gives it. Its address has no language: the site finds each user's own. */
export function viewShare(
  token: string,
  { origin, showsNotes }: { readonly origin: string; readonly showsNotes: boolean },
): CollectionShare {
  return { token, url: `${origin}/plus/collections/shared/${token}`, notes: showsNotes }
}

/** An item as the API gives it. */
export function viewItem(row: ItemRow): CollectionItem {
  const { id, url, notes } = row
  return { id, url, title: titleOf(row), notes, parents: JSON.parse(row.parents), ...viewTimes(row) }
}

/** The title of an item: the user's, otherwise the page's. */
export function titleOf({ own_title, page_title }: Pick<ItemRow, 'own_title' | 'page_title'>): string {
  return own_title ?? page_title
}

function viewTimes({ created_at, updated_at }: Pick<ItemRow, 'created_at' | 'updated_at'>): {
  readonly created_at: string
  readonly updated_at: string
} {
  return { created_at: new Date(created_at).toISOString(), updated_at: new Date(updated_at).toISOString() }
}
