import { pageHref } from '#contracts/page-href.ts'
import { slugOfDocument } from '#updates/read-query.ts'
import type { Database } from '../store/tables.ts'

/** More pages than a site has: what is read for one request has an end. */
export const SLUGS_MAX = 50_000
/** 128 bits in base64url: a request has room for thousands of shorter words, which no database has to look for. */
const ID = /^[\w-]{22}$/

/**
 * The slugs, in lower case, of the documents in an account's collections with these ids; ids of other users' collections, and of none, add nothing
 * (docs/behaviour/updates.md 12).
 */
export async function listSavedSlugs(db: Database, accountId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const possible = ids.filter((id) => ID.test(id))
  if (possible.length === 0) return new Set()
  const rows = await db
    .selectFrom('collection_items')
    .innerJoin('collections', 'collections.id', 'collection_items.collection_id')
    .select('page_key')
    .where('account_id', '=', accountId)
    .where('collections.id', 'in', possible)
    .distinct()
    .limit(SLUGS_MAX)
    .execute()
  return slugsOf(rows)
}

/** The slugs of documents in lower case, by the keys of their pages, which are decoded; other pages have none. */
export function slugsOf(rows: readonly { readonly page_key: string }[]): ReadonlySet<string> {
  return new Set(rows.flatMap(({ page_key }) => slugOfDocument(pageHref(page_key)) ?? []))
}
