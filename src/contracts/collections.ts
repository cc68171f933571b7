import Type, { type Static } from 'typebox'
import { closedObject, orNull } from './closed-object.ts'
import { COLLECTION_ADDRESSES } from './collection-addresses.ts'
import {
  COLLECTION_IMPORT_BYTES_MAX,
  COLLECTION_ITEMS_MAX,
  COLLECTION_PAGE_MAX,
  COLLECTION_QUERY_MAX,
  COLLECTION_TEXT_MAX,
  COLLECTION_TITLE_MAX,
  SHARED_PAGE_MAX,
} from './collection-limits.ts'
import { Parent } from './document.ts'
import { endpoint } from './endpoint.ts'
import { hasVisibleCharacter } from './invisible-characters.ts'
import { pagingTo } from './paging.ts'

/** In which order items are read. `date` is the reference's word for `newest`. `manual` begins as newest first and is then the owner's own. */
const COLLECTION_SORTS = ['newest', 'oldest', 'title', 'manual', 'date'] as const
export type CollectionSort = (typeof COLLECTION_SORTS)[number]

/** The name of the collection that every account has. Pages show it in the user's language (docs/behaviour/collections.md 22). */
export const DEFAULT_COLLECTION = 'Default'

/** Not only spaces; of a name something is seen. Lengths are in code points. */
const Title = Type.String({ minLength: 1, maxLength: COLLECTION_TITLE_MAX, pattern: '\\S' })
const Name = Type.Refine(Title, hasVisibleCharacter, () => 'must not have fewer than 1 characters')
const LongText = Type.String({ maxLength: COLLECTION_TEXT_MAX })
/** A path of the site, or an address of its origin; query and fragment are passed over. */
const PageAddress = Type.String({ minLength: 1, maxLength: COLLECTION_TITLE_MAX })

/** A read-only link to a collection, which its owner made. */
export const CollectionShare = closedObject({
  token: Type.String(),
  /** The whole address, without a language: each user gets theirs. */
  url: Type.String(),
  /** Whether who has the link reads the notes as well. */
  notes: Type.Boolean(),
})
export type CollectionShare = Static<typeof CollectionShare>

const collection = {
  /** Random. */
  id: Type.String(),
  name: Type.String(),
  /** '' when there is none. */
  description: Type.String(),
  /** ISO 8601 in UTC, as all times. */
  created_at: Type.String(),
  /** Of the collection itself or of what is in it. */
  updated_at: Type.String(),
  article_count: Type.Integer({ minimum: 0 }),
  /** Null: no one else can read it. */
  share: orNull(CollectionShare),
}

export const Collection = closedObject(collection)
export type Collection = Static<typeof Collection>

const item = {
  /** The canonical address of the page, decoded, as in `mdn_url` of documents: `/en-US/docs/Web/API/What?`. Links need `pageHref`. */
  url: Type.String(),
  /** As the user called it, else the page's own. */
  title: Type.String(),
  /** From the root to the page itself; empty for pages that stand nowhere. */
  parents: Type.Array(Parent),
  created_at: Type.String(),
  updated_at: Type.String(),
}

/** A page in a collection. */
export const CollectionItem = closedObject({
  /** Random. */
  id: Type.String(),
  ...item,
  /** '' when there is none. */
  notes: Type.String(),
})
export type CollectionItem = Static<typeof CollectionItem>

/** A collection with some of its items. */
export const CollectionPage = closedObject({
  ...collection,
  /** How many items the query `q` finds; without one, all. */
  match_count: Type.Integer({ minimum: 0 }),
  /** Fewer than `limit` where their notes are long: the next page begins at `offset` plus their number. */
  items: Type.Array(CollectionItem),
})
export type CollectionPage = Static<typeof CollectionPage>

/** A collection as those see it who have its link. */
export const SharedCollection = closedObject({
  name: Type.String(),
  description: Type.String(),
  updated_at: Type.String(),
  article_count: Type.Integer({ minimum: 0 }),
  /** `notes` is null where its owner keeps them private. */
  items: Type.Array(closedObject({ ...item, notes: orNull(Type.String()) })),
  /** The `offset` of the next page; null after the last item. A page has fewer items than `limit` where their notes are long. */
  next_offset: orNull(Type.Integer({ minimum: 0 })),
})
export type SharedCollection = Static<typeof SharedCollection>

export const CollectionLookup = closedObject({
  results: Type.Array(closedObject({ collection_id: Type.String(), item: CollectionItem })),
})
export type CollectionLookup = Static<typeof CollectionLookup>

/** A page to be saved. */
const NewItem = { url: PageAddress, title: Type.Optional(Title), notes: Type.Optional(LongText) }
/** Further keys are passed over, so that an exported file is sent as it is. */
const ItemList = Type.Object({ items: Type.Array(Type.Object(NewItem), { maxItems: COLLECTION_ITEMS_MAX }) })

/** The result for each of the pages sent: `index` counts from 0 in the list that was sent. */
const ItemAnswer = closedObject({ index: Type.Integer({ minimum: 0 }), url: Type.String() })
export const ImportReply = closedObject({
  added: Type.Integer({ minimum: 0 }),
  already_there: Type.Array(ItemAnswer),
  /** The site has no such page. */
  unknown: Type.Array(ItemAnswer),
  /** The address is that of another site, or none. */
  other_site: Type.Array(ItemAnswer),
})
export type ImportReply = Static<typeof ImportReply>

const BULK_ACTIONS = ['move', 'copy', 'remove'] as const
export type BulkAction = (typeof BULK_ACTIONS)[number]

/** The result for the named items, by their ids. */
export const BulkReply = closedObject({
  done: Type.Integer({ minimum: 0 }),
  /** The target has their pages already: they stay where they are, as they are. */
  already_there: Type.Array(Type.String()),
  /** The collection has no such items, or no longer. */
  missing: Type.Array(Type.String()),
})
export type BulkReply = Static<typeof BulkReply>

/** Ids have no format here: an id without a collection gets a 400 of its own (docs/behaviour/collections.md 18 and 19). */
const Id = Type.String()
const ofCollection = closedObject({ id: Id })
const ofItem = closedObject({ collection_id: Id, id: Id })

/** The calls of the feature. Changing what is not there: 400 `Collection not found`; deleting it: 200 all the same. */
export const collections = {
  list: endpoint(COLLECTION_ADDRESSES.list, {
    summary: "The user's collections, the default one first, then by age",
    access: 'account',
    reply: Type.Array(Collection),
  }),
  create: endpoint(COLLECTION_ADDRESSES.create, {
    summary: 'Creates a collection; 400 at the limit of the plan, 409 when the name exists',
    access: 'account',
    grows: true,
    body: Type.Object({ name: Name, description: Type.Optional(LongText) }),
    reply: Collection,
    status: 201,
    errors: ['collection_limit', 'conflict'],
  }),
  read: endpoint(COLLECTION_ADDRESSES.read, {
    summary: 'A collection and its items; `limit=0` leaves out the items',
    access: 'account',
    params: ofCollection,
    query: Type.Object({
      ...pagingTo(COLLECTION_PAGE_MAX),
      q: Type.Optional(Type.String({ maxLength: COLLECTION_QUERY_MAX })),
      sort: Type.Optional(Type.Enum([...COLLECTION_SORTS])),
    }),
    reply: CollectionPage,
    errors: ['collection_not_found'],
  }),
  /** Absent fields stay as they are. */
  update: endpoint(COLLECTION_ADDRESSES.update, {
    summary: 'Changes name and description; of the default collection only the description',
    access: 'account',
    grows: true,
    params: ofCollection,
    body: Type.Object({ name: Type.Optional(Name), description: Type.Optional(LongText) }),
    reply: Collection,
    errors: ['collection_not_found', 'conflict'],
  }),
  remove: endpoint(COLLECTION_ADDRESSES.remove, {
    summary: 'Deletes a collection with its items, but not the default one',
    access: 'account',
    params: ofCollection,
    errors: ['validation'],
  }),
  addItem: endpoint(COLLECTION_ADDRESSES.addItem, {
    summary: 'Adds a page to a collection; 404 when the page does not exist, 409 when the collection has it',
    access: 'account',
    grows: true,
    params: ofCollection,
    body: Type.Object(NewItem),
    reply: CollectionItem,
    status: 201,
    errors: ['bad_request', 'collection_not_found', 'collection_full', 'conflict'],
  }),
  readItem: endpoint(COLLECTION_ADDRESSES.readItem, {
    summary: 'One item',
    access: 'account',
    params: ofItem,
    reply: CollectionItem,
    errors: ['collection_not_found'],
  }),
  /** Absent fields stay as they are. */
  updateItem: endpoint(COLLECTION_ADDRESSES.updateItem, {
    summary: 'Changes title and notes of an item; 404 when it does not exist',
    access: 'account',
    grows: true,
    params: ofItem,
    body: Type.Object({ title: Type.Optional(Title), notes: Type.Optional(LongText) }),
    reply: CollectionItem,
    errors: ['collection_not_found', 'collection_full'],
  }),
  removeItem: endpoint(COLLECTION_ADDRESSES.removeItem, {
    summary: 'Removes a page from a collection',
    access: 'account',
    params: ofItem,
    errors: ['collection_not_found'],
  }),
  lookup: endpoint(COLLECTION_ADDRESSES.lookup, {
    summary: 'The collections that contain a page',
    access: 'account',
    query: closedObject({ url: PageAddress }),
    reply: CollectionLookup,
    errors: ['bad_request'],
  }),
  order: endpoint(COLLECTION_ADDRESSES.order, {
    summary: 'Moves an item before another item in the manual order, or to the end',
    access: 'account',
    params: ofCollection,
    body: closedObject({ item: Id, before: orNull(Id) }),
    errors: ['collection_not_found'],
  }),
  bulk: endpoint(COLLECTION_ADDRESSES.bulk, {
    summary: 'Moves, copies or removes items in bulk; `target` is required except for removal',
    access: 'account',
    params: ofCollection,
    body: closedObject({
      action: Type.Enum([...BULK_ACTIONS]),
      items: Type.Array(Id, { minItems: 1, maxItems: COLLECTION_ITEMS_MAX }),
      target: Type.Optional(Id),
    }),
    reply: BulkReply,
    errors: ['collection_not_found', 'collection_full', 'quota_reached', 'storage_full'],
  }),
  /** A file to be saved: `{name, description, items: [{url, title, notes, created_at}]}`, or a list in Markdown. */
  export: endpoint(COLLECTION_ADDRESSES.export, {
    summary: 'A whole collection as a file; 429 while another export of the account is running',
    access: 'account',
    rate: 'export',
    params: ofCollection,
    query: Type.Object({ format: Type.Optional(Type.Enum(['json', 'markdown'])) }),
    errors: ['collection_not_found', 'export_running'],
  }),
  /** All or nothing, but for pages that are there already or nowhere. */
  import: endpoint(COLLECTION_ADDRESSES.import, {
    summary: 'Adds pages in bulk, the first of them on top; accepts the file of `export`',
    access: 'account',
    grows: true,
    params: ofCollection,
    body: ItemList,
    maxBytes: COLLECTION_IMPORT_BYTES_MAX,
    reply: ImportReply,
    errors: ['bad_request', 'collection_not_found', 'collection_full'],
  }),
  /** A collection has one link. Sent again, only `notes` changes; a new link is made by deleting the old one first. */
  share: endpoint(COLLECTION_ADDRESSES.share, {
    summary: 'Creates a link with which anyone can read a collection',
    access: 'account',
    params: ofCollection,
    body: closedObject({ notes: Type.Boolean() }),
    reply: CollectionShare,
    errors: ['collection_not_found'],
  }),
  unshare: endpoint(COLLECTION_ADDRESSES.unshare, {
    summary: 'Deletes the link of a collection',
    access: 'account',
    params: ofCollection,
    errors: ['collection_not_found'],
  }),
  /** In the manual order. Not for search engines. With an entity tag: 304 to who has this page already. */
  shared: endpoint(COLLECTION_ADDRESSES.shared, {
    summary: `A shared collection, at most ${SHARED_PAGE_MAX} items a page; 404 when the link was deleted`,
    access: 'anyone',
    rate: 'shared',
    params: closedObject({ token: Id }),
    query: Type.Object(pagingTo(SHARED_PAGE_MAX)),
    reply: SharedCollection,
  }),
  /** Pages that were saved in this browser before signing in. */
  merge: endpoint(COLLECTION_ADDRESSES.merge, {
    summary: 'Adds pages to the default collection in bulk, the first of them on top',
    access: 'account',
    grows: true,
    body: ItemList,
    reply: ImportReply,
    errors: ['bad_request', 'collection_full'],
  }),
} as const
