import type { Database } from '../store/tables.ts'
import { SLUGS_MAX, slugsOf } from './list-saved-slugs.ts'

/** The documents of a collection that its owner shares. */
export interface SharedDocuments {
  readonly name: string
  /** In lower case. */
  readonly slugs: ReadonlySet<string>
  /** The page of the collection: a path without a language. */
  readonly home: string
}

/** The documents of the collection that a link shows; undefined when there is no such link, or no longer (docs/behaviour/updates.md 19). */
export async function findSharedDocuments(db: Database, token: string): Promise<SharedDocuments | undefined> {
  const shared = await db
    .selectFrom('collection_shares')
    .innerJoin('collections', 'collections.id', 'collection_shares.collection_id')
    .select(['collections.id', 'name'])
    .where('token', '=', token)
    .executeTakeFirst()
  if (shared === undefined) return undefined
  const items = db.selectFrom('collection_items').select('page_key').where('collection_id', '=', shared.id)
  const rows = await items.orderBy('page_key').limit(SLUGS_MAX).execute()
  return { name: shared.name, slugs: slugsOf(rows), home: `/plus/collections/shared/${token}` }
}
