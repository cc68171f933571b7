import type { Database, TransactionDatabase } from '../store/tables.ts'
import { type CollectionRow, ITEM_COLUMNS, type ItemRow, viewItem } from './collection-rows.ts'
import { markdownHead, markdownItem } from './markdown-list.ts'

export type ExportFormat = 'json' | 'markdown'

/** Notes may be long, so that not all items are held at once. */
const ITEMS_AT_ONCE = 200
const NAME_LENGTH = 60

/**
 * A collection as a file, in parts: all of its items in the order by hand. What comes as JSON can be imported again.
 *
 * @param origin of the site, for links in Markdown
 */
export async function* exportCollection(
  db: Database | TransactionDatabase,
  row: CollectionRow,
  { format, origin }: { readonly format: ExportFormat; readonly origin: string },
): AsyncGenerator<string> {
  const { name, description } = row
  if (format === 'markdown') {
    yield markdownHead({ name, description })
    for await (const item of everyItem(db, row.id)) yield markdownItem(viewItem(item), origin)
    return
  }
  yield `{\n"name": ${JSON.stringify(name)},\n"description": ${JSON.stringify(description)},\n"items": [`
  let isFirst = true
  for await (const item of everyItem(db, row.id)) {
    const { url, title, notes, created_at } = viewItem(item)
    yield `${isFirst ? '' : ','}\n${JSON.stringify({ url, title, notes, created_at })}`
    isFirst = false
  }
  yield '\n]\n}\n'
}

/**
 * The header that makes an answer a file to be saved (RFC 6266): the collection's name for those who read it, a plain one for all others.
 *
 * @example dispositionOf('CSS', 'json') // "attachment; filename=\"collection.json\"; filename*=UTF-8''CSS.json"
 */
export function dispositionOf(name: string, format: ExportFormat): string {
  const ending = format === 'json' ? 'json' : 'md'
  const safe = [...name.replaceAll(/[\p{C}\s/\\:*?"<>|]+/gu, ' ').trim()].slice(0, NAME_LENGTH).join('')
  // What encodeURIComponent leaves is more than what the header may have (RFC 8187 section 3.2.1).
  const encoded = encodeURIComponent(safe).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
  return `attachment; filename="collection.${ending}"; filename*=UTF-8''${encoded === '' ? 'collection' : encoded}.${ending}`
}

async function* everyItem(db: Database | TransactionDatabase, collectionId: string): AsyncGenerator<ItemRow> {
  let last = Number.MAX_SAFE_INTEGER
  for (;;) {
    const rows = await db
      .selectFrom('collection_items')
      .select([...ITEM_COLUMNS, 'place'])
      .where('collection_id', '=', collectionId)
      .where('place', '<', last)
      .orderBy('place', 'desc')
      .limit(ITEMS_AT_ONCE)
      .execute()
    yield* rows
    if (rows.length < ITEMS_AT_ONCE) return
    last = rows.at(-1)?.place ?? 0
  }
}
