import { jsonParts } from '../store/json-parts.ts'
import type { Database } from '../store/tables.ts'
import { type CollectionRow, viewItem } from './collection-rows.ts'
import { everyItem } from './every-item.ts'
import { markdownHead, markdownItem } from './markdown-list.ts'

export type ExportFormat = 'json' | 'markdown'

const NAME_LENGTH = 60

/**
 * A collection as a file, in parts: all of its items in the manual order. What comes as JSON can be imported again.
 *
 * @param origin of the site, for links in Markdown
 */
export function exportCollection(
  db: Database,
  row: CollectionRow,
  { format, origin }: { readonly format: ExportFormat; readonly origin: string },
): AsyncGenerator<string> {
  return format === 'json' ? exportJson(db, row) : exportMarkdown(db, row, origin)
}

async function* exportJson(db: Database, { id, name, description }: CollectionRow): AsyncGenerator<string> {
  yield* jsonParts({ name, description, items: everyExportedItem(db, id) })
  yield '\n'
}

async function* everyExportedItem(db: Database, collectionId: string): AsyncGenerator<object> {
  for await (const item of everyItem(db, collectionId)) {
    const { url, title, notes, created_at } = viewItem(item)
    yield { url, title, notes, created_at }
  }
}

async function* exportMarkdown(db: Database, { id, name, description }: CollectionRow, origin: string): AsyncGenerator<string> {
  yield markdownHead({ name, description })
  for await (const item of everyItem(db, id)) yield markdownItem(viewItem(item), origin)
}

/**
 * The header that makes a response a file to be saved (RFC 6266): the collection's name for those who read it, a plain one for all others.
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
