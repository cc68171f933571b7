import type { Flag, Instant, Json } from './column-types.ts'

/** A list of pages that a user has saved. */
export interface CollectionsTable {
  /** Random, 128 bits in base64url, as it stands in addresses. */
  readonly id: string
  readonly account_id: string
  readonly name: string
  /** A hash of the name as it is compared: an account has each once. */
  readonly name_key: string
  /** '' when there is none. */
  readonly description: string
  /** Each account has one of these. */
  readonly is_default: Flag
  /** Counts up within an account: the order in which they were made. */
  readonly number: number
  readonly created_at: Instant
  readonly updated_at: Instant
}

/** A page in a collection, which has each once. */
export interface CollectionItemsTable {
  /** Random, 128 bits in base64url. */
  readonly id: string
  readonly collection_id: string
  /** The canonical address, decoded, and the same as it is compared. */
  readonly url: string
  readonly page_key: string
  /** The page's own title, and what its user calls it instead. */
  readonly page_title: string
  readonly own_title: string | null
  /** The title that is shown as it is sorted, and with the notes as it is searched. */
  readonly title_key: string
  readonly search_key: string
  /** '' when there are none. */
  readonly notes: string
  /** `{uri, title}` from the root to the page. */
  readonly parents: Json
  /** Counts up within a collection: the order in which they came. */
  readonly number: number
  /** The manual order, the highest first. */
  readonly place: number
  readonly created_at: Instant
  readonly updated_at: Instant
}

/** The link by which anybody reads a collection. */
export interface CollectionSharesTable {
  readonly collection_id: string
  /** Random, 128 bits in base64url; stored as it is, for its owner sees it again (docs/decisions/0027). */
  readonly token: string
  /** Whether notes are shown as well. */
  readonly shows_notes: Flag
  readonly created_at: Instant
}

/** The tables of collections, by name. */
export interface CollectionsTables {
  collections: CollectionsTable
  collection_items: CollectionItemsTable
  collection_shares: CollectionSharesTable
}
