import { createHash } from 'node:crypto'
import { SHARED_PAGE_BYTES_MAX } from '#contracts/collection-limits.ts'
import type { SharedCollection } from '#contracts/collections.ts'
import { entityTag } from '../http/headers/conditional.ts'
import type { Database } from '../store/tables.ts'
import { type SharedRow, viewCollection, viewItem } from './collection-rows.ts'
import { type ItemQuery, listItems } from './read-items.ts'

type Page = Pick<ItemQuery, 'limit' | 'offset'>

/** A page of a collection as anybody with its link reads it (docs/behaviour/quotas.md 4): notes only where the owner shows them, ids never. */
export async function readShared(db: Database, row: SharedRow, { limit, offset = 0 }: Page): Promise<SharedCollection> {
  const { name, description, updated_at, article_count } = viewCollection(row, '')
  const items = await listItems(db, row.id, { limit, offset, sort: 'manual', maxBytes: SHARED_PAGE_BYTES_MAX })
  const showsNotes = row.shows_notes === 1
  const end = offset + items.length
  return {
    name,
    description,
    updated_at,
    article_count,
    items: items.map(viewItem).map(({ id: _id, notes, ...item }) => ({ ...item, notes: showsNotes ? notes : null })),
    next_offset: items.length === 0 || end >= article_count ? null : end,
  }
}

/** The entity tag of a page: another one after each change of what its owner has saved, known without reading an item. */
export function sharedTag({ id, changed_at, updated_at, article_count, shows_notes }: SharedRow, { limit, offset }: Page): string {
  const state = JSON.stringify([id, changed_at, updated_at, article_count, shows_notes, limit, offset])
  return entityTag(createHash('sha256').update(state).digest('hex'), undefined)
}
