import { AppError } from '../http/errors/app-error.ts'
import { type Change, type CollectionServices, changeCollections, checkCollection, itemNotFound } from './change-collections.ts'
import { type ItemRow, titleOf } from './collection-rows.ts'
import type { SavedPage } from './find-page.ts'
import { itemKeys, pageKeyOf } from './fold-text.ts'
import { insertItems } from './insert-items.ts'
import { findItem, findPlaces } from './read-items.ts'
import { rejectLongNotes } from './reject-long-notes.ts'

/** Which item of which collection. */
export interface ItemName {
  readonly collectionId: string
  readonly id: string
}

/** The user's own title and notes of a page; absent: unchanged, or the page's title and ''. */
export interface ItemTexts {
  readonly title?: string | undefined
  readonly notes?: string | undefined
}

/**
 * Saves a page.
 *
 * @throws AppError `collection_not_found`, `collection_full`, `conflict` for a page that the collection has
 */
export async function addItem(
  services: CollectionServices,
  accountId: string,
  { collectionId, page, ...texts }: ItemTexts & { readonly collectionId: string; readonly page: SavedPage },
): Promise<ItemRow> {
  return changeCollections(services, accountId, async (change) => {
    await checkCollection(change, collectionId)
    if ((await findSaved(change, collectionId, page)) !== undefined) throw itemThere()
    await insertItems(change, collectionId, { items: [{ page, ...texts }], randomBytes: services.randomBytes })
    await change.touch(collectionId)
    const saved = await findSaved(change, collectionId, page)
    if (saved === undefined) throw new Error('the item is missing in the transaction that wrote it')
    return saved
  })
}

/**
 * Changes the user's title and notes of a page. A title equal to the page's title is stored as null.
 *
 * @throws AppError `collection_not_found`; `not_found` for an item that is not in this collection
 */
export async function updateItem(
  services: CollectionServices,
  accountId: string,
  { collectionId, id, title, notes }: ItemTexts & ItemName,
): Promise<ItemRow> {
  return changeCollections(services, accountId, async (change) => {
    const { transaction, at } = change
    await checkCollection(change, collectionId)
    const row = await findItem(transaction, collectionId, id)
    if (row === undefined) throw itemNotFound(id)
    if (notes !== undefined) await rejectLongNotes(transaction, { collectionId, notes: [notes], replacedId: id })
    const own_title = title === undefined ? row.own_title : title === row.page_title ? null : title
    const fields = { own_title, notes: notes ?? row.notes }
    const changed = { ...row, ...fields, updated_at: at }
    await transaction
      .updateTable('collection_items')
      .set({ ...fields, ...itemKeys({ title: titleOf(changed), notes: fields.notes }), updated_at: at })
      .where('id', '=', id)
      .execute()
    await change.touch(collectionId)
    return changed
  })
}

/**
 * Takes a page out of a collection. An item that is not there is passed over.
 *
 * @throws AppError `collection_not_found`
 */
export async function removeItem(services: CollectionServices, accountId: string, { collectionId, id }: ItemName): Promise<void> {
  await changeCollections(services, accountId, async (change) => {
    await checkCollection(change, collectionId)
    const { numDeletedRows } = await change.transaction
      .deleteFrom('collection_items')
      .where('collection_id', '=', collectionId)
      .where('id', '=', id)
      .executeTakeFirst()
    if (numDeletedRows > 0n) await change.touch(collectionId)
  })
}

async function findSaved({ transaction, account }: Change, collectionId: string, { url }: SavedPage): Promise<ItemRow | undefined> {
  const places = await findPlaces(transaction, account.id, pageKeyOf(url))
  return places.find(({ collection_id }) => collection_id === collectionId)
}

/** Clients show `error` of failed POST requests, so it has the same text as the message (docs/behaviour/collections.md). */
function itemThere(): AppError {
  const text = 'Collection item already exists in collection'
  return new AppError('conflict', { error: text, message: text })
}
