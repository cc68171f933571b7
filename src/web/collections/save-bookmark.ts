import type { CollectionItem, CollectionLookup } from '#contracts/collections.ts'
import { measure } from '../browser/measure.ts'
import { addItem, removeItem, updateItem } from './collections-calls.ts'
import { changeLookup } from './collections-data.ts'

/** A page, the collection it goes to, and what the user calls and notes of it. */
export interface BookmarkChange {
  readonly url: string
  readonly collectionId: string
  /** What is there already: it is changed. */
  readonly itemId?: string | undefined
  readonly title: string
  readonly notes: string
}

/** An item of a collection that is to go. */
export interface BookmarkRemoval {
  readonly url: string
  readonly collectionId: string
  readonly itemId: string
}

/**
 * Saves a page, or changes what is noted of it. The button says so at once, and says what was before when that is rejected.
 *
 * @throws CollectionsError
 */
export function saveBookmark({ url, collectionId, itemId, title, notes }: BookmarkChange): Promise<CollectionItem> {
  measure({ name: 'collections.act', id: itemId === undefined ? 'save' : 'update' })
  const item = { id: itemId ?? UNSAVED, url, title, notes, parents: [], created_at: '', updated_at: '' }
  return changeLookup(url, {
    make: () =>
      itemId === undefined ? addItem(collectionId, { url, title, notes }) : updateItem({ collectionId, itemId }, { title, notes }),
    before: (known) => withItem(known, collectionId, item),
    after: (known, saved) => withItem(known, collectionId, saved),
  })
}

/**
 * Takes a page out of a collection, which the button says at once.
 *
 * @throws CollectionsError
 */
export function removeBookmark({ url, collectionId, itemId }: BookmarkRemoval): Promise<void> {
  measure({ name: 'collections.act', id: 'delete' })
  const without = ({ results }: CollectionLookup): CollectionLookup => ({
    results: results.filter((result) => result.collection_id !== collectionId),
  })
  return changeLookup(url, { make: () => removeItem({ collectionId, itemId }), before: without, after: without })
}

/** The item of a page in a collection, once it is saved there. */
export function findItem(known: CollectionLookup | undefined, collectionId: string | undefined): CollectionItem | undefined {
  return known?.results.find(({ collection_id: id, item }) => id === collectionId && item.id !== UNSAVED)?.item
}

/** The id of an item that the server has not answered for. */
const UNSAVED = ''

function withItem({ results }: CollectionLookup, collectionId: string, item: CollectionItem): CollectionLookup {
  const others = results.filter((result) => result.collection_id !== collectionId)
  return { results: [...others, { collection_id: collectionId, item }] }
}
