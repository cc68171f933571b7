import Type, { type Static } from 'typebox'
import { closedObject, orNull } from './closed-object.ts'
import { Parent } from './document.ts'
import { get, post, remove } from './endpoint.ts'
import {
  COLLECTION_IMPORT_BYTES_MAX,
  COLLECTION_ITEMS_MAX,
  COLLECTION_PAGE_DEFAULT,
  COLLECTION_PAGE_MAX,
  COLLECTION_QUERY_MAX,
  COLLECTION_TEXT_MAX,
  COLLECTION_TITLE_MAX,
} from './limits.ts'

/** In which order items are read. `date` is the reference's word for `newest`. `manual` begins as newest first and is then the owner's own. */
export const COLLECTION_SORTS = ['newest', 'oldest', 'title', 'manual', 'date'] as const
export type CollectionSort = (typeof COLLECTION_SORTS)[number]

/** The name of the collection that every account has. It is shown in the reader's language (spec 000 section 3), and stays. */
export const DEFAULT_COLLECTION = 'Default'

/** Not only spaces. Lengths are in code points. */
const Name = Type.String({ minLength: 1, maxLength: COLLECTION_TITLE_MAX, pattern: '\\S' })
const LongText = Type.String({ maxLength: COLLECTION_TEXT_MAX })
/** A path of the site, or an address of its origin; query and fragment are passed over. */
const PageAddress = Type.String({ minLength: 1, maxLength: COLLECTION_TITLE_MAX })

/** A read-only link to a collection, which its owner made. */
export const CollectionShare = closedObject({
  token: Type.String(),
  /** The whole address, without a language: each reader gets theirs. */
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
  /** Null: nobody else can read it. */
  share: orNull(CollectionShare),
}

export const Collection = closedObject(collection)
export type Collection = Static<typeof Collection>

const item = {
  /** The canonical address of the page, decoded, as in `mdn_url` of documents: `/en-US/docs/Web/API/What?`. Links need `pageHref`. */
  url: Type.String(),
  /** As the reader called it, else the page's own. */
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
})
export type SharedCollection = Static<typeof SharedCollection>

export const CollectionLookup = closedObject({
  results: Type.Array(closedObject({ collection_id: Type.String(), item: CollectionItem })),
})
export type CollectionLookup = Static<typeof CollectionLookup>

/** A page to be saved. */
const NewItem = { url: PageAddress, title: Type.Optional(Name), notes: Type.Optional(LongText) }
/** Further keys are passed over, so that an exported file is sent as it is. */
const ItemList = Type.Object({ items: Type.Array(Type.Object(NewItem), { maxItems: COLLECTION_ITEMS_MAX }) })

/** What became of each of the pages sent: `index` counts from 0 in what was sent. */
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

export const BULK_ACTIONS = ['move', 'copy', 'remove'] as const
export type BulkAction = (typeof BULK_ACTIONS)[number]

/** What became of the items named, by their ids. */
export const BulkReply = closedObject({
  done: Type.Integer({ minimum: 0 }),
  /** The target has their pages already: they stay where they are, as they are. */
  already_there: Type.Array(Type.String()),
  /** The collection has no such items, or no longer. */
  missing: Type.Array(Type.String()),
})
export type BulkReply = Static<typeof BulkReply>

/** Ids are looked up and not looked at: what leads nowhere is a 400 of its own (behaviours 50 and 51 of reference/backend.md). */
const Id = Type.String()
const ofCollection = closedObject({ id: Id })
const ofItem = closedObject({ collection_id: Id, id: Id })

const Paging = {
  limit: Type.Optional(Type.Integer({ minimum: 0, maximum: COLLECTION_PAGE_MAX, default: COLLECTION_PAGE_DEFAULT })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: COLLECTION_ITEMS_MAX, default: 0 })),
}

/** The calls of the feature. Changing what is not there: 400 `Collection not found`; deleting it: 200 all the same. */
export const collections = {
  list: get('/api/v2/collections/', {
    summary: "The reader's collections, the default one first, then by age",
    access: 'account',
    reply: Type.Array(Collection),
  }),
  create: post('/api/v2/collections/', {
    summary: 'Makes a collection; 400 at the limit of the plan, 409 for a name that is there',
    access: 'account',
    body: Type.Object({ name: Name, description: Type.Optional(LongText) }),
    reply: Collection,
    status: 201,
    errors: ['collection_limit', 'conflict'],
  }),
  read: get('/api/v2/collections/{id}/', {
    summary: 'A collection and its items; `limit=0`: without them',
    access: 'account',
    params: ofCollection,
    query: Type.Object({
      ...Paging,
      q: Type.Optional(Type.String({ maxLength: COLLECTION_QUERY_MAX })),
      sort: Type.Optional(Type.Enum([...COLLECTION_SORTS])),
    }),
    reply: CollectionPage,
    errors: ['collection_not_found'],
  }),
  /** What is absent stays. */
  update: post('/api/v2/collections/{id}/', {
    summary: 'Changes name and description; those of the default collection: its description only',
    access: 'account',
    params: ofCollection,
    body: Type.Object({ name: Type.Optional(Name), description: Type.Optional(LongText) }),
    reply: Collection,
    errors: ['collection_not_found', 'conflict'],
  }),
  remove: remove('/api/v2/collections/{id}/', {
    summary: 'Deletes a collection with its items, but not the default one',
    access: 'account',
    params: ofCollection,
    errors: ['validation'],
  }),
  addItem: post('/api/v2/collections/{id}/items/', {
    summary: 'Saves a page; 404 for one that is not there, 409 for one that is in the collection',
    access: 'account',
    params: ofCollection,
    body: Type.Object(NewItem),
    reply: CollectionItem,
    status: 201,
    errors: ['bad_request', 'collection_not_found', 'collection_full', 'conflict'],
  }),
  readItem: get('/api/v2/collections/{collection_id}/items/{id}/', {
    summary: 'One item',
    access: 'account',
    params: ofItem,
    reply: CollectionItem,
    errors: ['collection_not_found'],
  }),
  /** What is absent stays. */
  updateItem: post('/api/v2/collections/{collection_id}/items/{id}/', {
    summary: 'Changes title and notes of an item; 404 when it is gone',
    access: 'account',
    params: ofItem,
    body: Type.Object({ title: Type.Optional(Name), notes: Type.Optional(LongText) }),
    reply: CollectionItem,
    errors: ['collection_not_found', 'collection_full'],
  }),
  removeItem: remove('/api/v2/collections/{collection_id}/items/{id}/', {
    summary: 'Takes a page out of a collection',
    access: 'account',
    params: ofItem,
    errors: ['collection_not_found'],
  }),
  lookup: get('/api/v2/collections/lookup/', {
    summary: 'In which collections a page is',
    access: 'account',
    query: closedObject({ url: PageAddress }),
    reply: CollectionLookup,
    errors: ['bad_request'],
  }),
  order: post('/api/v2/collections/{id}/order/', {
    summary: 'Puts an item before another one in the order by hand, or at the end',
    access: 'account',
    params: ofCollection,
    body: closedObject({ item: Id, before: orNull(Id) }),
    errors: ['collection_not_found'],
  }),
  bulk: post('/api/v2/collections/{id}/bulk/', {
    summary: 'Moves, copies or removes items in one go; `target` is needed but to remove',
    access: 'account',
    params: ofCollection,
    body: closedObject({
      action: Type.Enum([...BULK_ACTIONS]),
      items: Type.Array(Id, { minItems: 1, maxItems: COLLECTION_ITEMS_MAX }),
      target: Type.Optional(Id),
    }),
    reply: BulkReply,
    errors: ['collection_not_found', 'collection_full'],
  }),
  /** A file to be saved: `{name, description, items: [{url, title, notes, created_at}]}`, or a list in Markdown. */
  export: get('/api/v2/collections/{id}/export/', {
    summary: 'All of a collection as a file',
    access: 'account',
    params: ofCollection,
    query: Type.Object({ format: Type.Optional(Type.Enum(['json', 'markdown'])) }),
    errors: ['collection_not_found'],
  }),
  /** All or nothing, but for pages that are there already or nowhere. */
  import: post('/api/v2/collections/{id}/import/', {
    summary: 'Adds pages in one go, the first of them on top; takes what `export` gave',
    access: 'account',
    params: ofCollection,
    body: ItemList,
    maxBytes: COLLECTION_IMPORT_BYTES_MAX,
    reply: ImportReply,
    errors: ['bad_request', 'collection_not_found', 'collection_full'],
  }),
  /** A collection has one link. Sent again, only `notes` changes; a new link is made by deleting the old one first. */
  share: post('/api/v2/collections/{id}/share/', {
    summary: 'Makes a link by which anybody reads a collection',
    access: 'account',
    params: ofCollection,
    body: closedObject({ notes: Type.Boolean() }),
    reply: CollectionShare,
    errors: ['collection_not_found'],
  }),
  unshare: remove('/api/v2/collections/{id}/share/', {
    summary: 'Ends the link for good',
    access: 'account',
    params: ofCollection,
    errors: ['collection_not_found'],
  }),
  /** In the order by hand. Not for search engines. */
  shared: get('/api/v2/collections/shared/{token}/', {
    summary: 'A collection by its link; 404 when the link has ended',
    access: 'anyone',
    params: closedObject({ token: Id }),
    query: Type.Object(Paging),
    reply: SharedCollection,
  }),
  /** Pages that were saved in this browser before signing in. */
  merge: post('/api/v2/collections/merge/', {
    summary: 'Adds pages to the default collection in one go, the first of them on top',
    access: 'account',
    body: ItemList,
    reply: ImportReply,
    errors: ['bad_request', 'collection_full'],
  }),
} as const
