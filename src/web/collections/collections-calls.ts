import { COLLECTION_ADDRESSES } from '#contracts/collection-addresses.ts'
import type {
  BulkReply,
  Collection,
  CollectionItem,
  CollectionLookup,
  CollectionPage,
  CollectionSort,
  ImportReply,
} from '#contracts/collections.ts'
import type { CallAddress } from '#contracts/endpoint.ts'
import { type CallInputAt, call, type ReplyAt } from '../browser/call.ts'
import { CollectionsError } from './collections-error.ts'

/** No one looks longer at a button that says 'Saving…'. In milliseconds. */
export const CALL_TIMEOUT_MS = 15_000

/** What of a collection's items is asked for. */
export interface ItemQuery {
  readonly limit: number
  readonly offset?: number
  readonly q?: string
  readonly sort?: CollectionSort
}

/** A page as a user saves it. */
export interface NewItem {
  readonly url: string
  readonly title?: string
  readonly notes?: string
}

/** Which item of which collection. */
export interface ItemId {
  readonly collectionId: string
  readonly itemId: string
}

/** All collections of the user, the default one first. */
export function listCollections(): Promise<readonly Collection[]> {
  return send(COLLECTION_ADDRESSES.list, {})
}

/** A collection with some of its items; `limit: 0` is without any. */
export function readCollection(id: string | undefined, query: ItemQuery): Promise<CollectionPage> {
  return withKey(id, (key) => send(COLLECTION_ADDRESSES.read, { params: { id: key }, query }))
}

/** Makes a collection. */
export function createCollection(body: { readonly name: string; readonly description?: string }): Promise<Collection> {
  return send(COLLECTION_ADDRESSES.create, { body })
}

/** Changes what a collection is called; what is absent stays. */
export function updateCollection({
  id,
  ...body
}: {
  readonly id: string | undefined
  readonly name?: string
  readonly description?: string
}): Promise<Collection> {
  return withKey(id, (key) => {
    // The spec's payload has the id as well (section 7).
    const payload = { id: key, ...body }
    return send(COLLECTION_ADDRESSES.update, { params: { id: key }, body: payload })
  })
}

/** Deletes a collection with all that is in it. */
export function removeCollection(id: string | undefined): Promise<void> {
  return withKey(id, (key) => send(COLLECTION_ADDRESSES.remove, { params: { id: key } }))
}

/** In which of the user's collections a page is. */
export function lookUp(url: string): Promise<CollectionLookup> {
  return send(COLLECTION_ADDRESSES.lookup, { query: { url } })
}

/** Saves a page in a collection. */
export function addItem(collectionId: string | undefined, body: NewItem): Promise<CollectionItem> {
  return withKey(collectionId, (id) => send(COLLECTION_ADDRESSES.addItem, { params: { id }, body }))
}

/** Changes what an item is called and what is noted of it; what is absent stays. */
export function updateItem(
  { collectionId, itemId }: ItemId,
  body: { readonly title?: string; readonly notes?: string },
): Promise<CollectionItem> {
  return withKeys({ collectionId, itemId }, (params) => send(COLLECTION_ADDRESSES.updateItem, { params, body }))
}

/** Takes a page out of a collection. */
export function removeItem({ collectionId, itemId }: ItemId): Promise<void> {
  return withKeys({ collectionId, itemId }, (params) => send(COLLECTION_ADDRESSES.removeItem, { params }))
}

/** Adds pages that were saved in this browser to the default collection. */
export function mergeItems(items: NewItem[]): Promise<ImportReply> {
  return send(COLLECTION_ADDRESSES.merge, { body: { items } })
}

/** Moves, copies or removes items in bulk. */
export function changeItems(
  id: string | undefined,
  body: { readonly action: 'move' | 'copy' | 'remove'; readonly items: string[]; readonly target?: string },
): Promise<BulkReply> {
  return withKey(id, (key) => send(COLLECTION_ADDRESSES.bulk, { params: { id: key }, body }))
}

/**
 * Makes a call of the feature, for those that have no function of their own here.
 *
 * @throws CollectionsError when it is rejected, or no one answers in time
 */
export async function send<A extends CallAddress>(address: A, input: CallInputAt<A>): Promise<ReplyAt<A>> {
  const control = new AbortController()
  const timer = setTimeout(() => control.abort(), CALL_TIMEOUT_MS)
  const result = await call(address, { ...input, signal: control.signal })
  clearTimeout(timer)
  if (result.isOk) return result.reply
  const { status, message, shown = message } = result
  if (status !== undefined) throw new CollectionsError(shown, { kind: 'rejected', status })
  if (control.signal.aborted) throw new CollectionsError(shown, { kind: 'timeout' })
  throw new CollectionsError(shown, { kind: navigator.onLine ? 'unreachable' : 'offline' })
}

/** Requests without an id are rejected before they are made (docs/behaviour/collections.md 30). */
async function withKey<Reply>(id: string | undefined, ask: (id: string) => Promise<Reply>): Promise<Reply> {
  if (id === undefined || id === '') throw new Error('Invalid key')
  return await ask(id)
}

function withKeys<Reply>(
  { collectionId, itemId }: ItemId,
  ask: (params: { readonly collection_id: string; readonly id: string }) => Promise<Reply>,
): Promise<Reply> {
  return withKey(collectionId, (collection) => withKey(itemId, (id) => ask({ collection_id: collection, id })))
}
