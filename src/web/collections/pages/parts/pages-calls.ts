import { COLLECTION_ADDRESSES } from '#contracts/collection-addresses.ts'
import type { CollectionShare, ImportReply, SharedCollection } from '#contracts/collections.ts'
import { type ItemQuery, type NewItem, readCollection, send } from '../../collections-calls.ts'

/** How much of a list is sent at once, in bytes of its JSON: the server takes 2 MiB (contracts/collections.ts). */
const PART_BYTES = 1_500_000

interface NewPlace {
  readonly collectionId: string
  readonly itemId: string
  /** The item that it is to stand before; null: at the end. */
  readonly before: string | null
}

/** Puts an item at another place of the manual order. */
export function orderItem({ collectionId, itemId, before }: NewPlace): Promise<void> {
  return send(COLLECTION_ADDRESSES.order, { params: { id: collectionId }, body: { item: itemId, before } })
}

/** The item at a place of the manual order, from 0 on; undefined beyond the end. */
export async function findItemAt(collectionId: string, offset: number): Promise<string | undefined> {
  const { items } = await readCollection(collectionId, { limit: 1, offset, sort: 'manual' })
  return items[0]?.id
}

/**
 * Adds pages to a collection, in as many calls as their length asks for; the first page is on top in the end.
 *
 * @throws CollectionsError when a call is rejected: those before it have been made
 */
export async function importItems(collectionId: string, items: readonly NewItem[]): Promise<ImportReply> {
  let sum: ImportReply = { added: 0, already_there: [], unknown: [], other_site: [] }
  // Each part lands on top of the ones before.
  for (const part of partsOf(items).toReversed()) {
    const reply = await send(COLLECTION_ADDRESSES.import, { params: { id: collectionId }, body: { items: [...part] } })
    sum = {
      added: sum.added + reply.added,
      already_there: [...sum.already_there, ...reply.already_there],
      unknown: [...sum.unknown, ...reply.unknown],
      other_site: [...sum.other_site, ...reply.other_site],
    }
  }
  return sum
}

/** A list in parts that are short enough to be sent at once. */
export function partsOf<Item>(items: readonly Item[], partBytes = PART_BYTES): readonly (readonly Item[])[] {
  const parts: Item[][] = []
  const encoder = new TextEncoder()
  let room = 0
  for (const item of items) {
    const bytes = encoder.encode(JSON.stringify(item)).length + 1
    if (bytes > room) {
      parts.push([])
      room = partBytes
    }
    parts.at(-1)?.push(item)
    room -= bytes
  }
  return parts
}

/** Makes the link by which anybody reads a collection, or changes whether it shows the notes. */
export function shareCollection({ id, notes }: { readonly id: string; readonly notes: boolean }): Promise<CollectionShare> {
  return send(COLLECTION_ADDRESSES.share, { params: { id }, body: { notes } })
}

/** Ends the link of a collection. */
export function unshareCollection(id: string): Promise<void> {
  return send(COLLECTION_ADDRESSES.unshare, { params: { id } })
}

/** A collection by its link, as anybody may read it. */
export function readShared(token: string, { limit, offset = 0 }: Pick<ItemQuery, 'limit' | 'offset'>): Promise<SharedCollection> {
  return send(COLLECTION_ADDRESSES.shared, { params: { token }, query: { limit, offset } })
}
