import type { CollectionItem, CollectionSort } from '#contracts/collections.ts'
import { addItem } from '../../collections-calls.ts'
import { orderItem } from '../parts/pages-calls.ts'
import type { RemovedItem } from './list-rows.ts'

interface PutBackInput {
  readonly collectionId: string
  readonly sort: CollectionSort
  readonly removed: RemovedItem
}

/**
 * Saves a removed item again. It then stands first; in the manual order it gets its previous place back.
 *
 * @returns the item as the server has it, with a new id
 * @throws CollectionsError
 */
export async function putBack({ collectionId, sort, removed }: PutBackInput): Promise<CollectionItem> {
  const { url, title, notes } = removed.item
  const item = await addItem(collectionId, { url, title, notes })
  if (sort === 'manual' && removed.before !== undefined) await orderItem({ collectionId, itemId: item.id, before: removed.before })
  return item
}
