/** Limits of the forms for collections, in code points (docs/behaviour/collections.md 23); names of bookmarks have no limit there but the API's. */
export const COLLECTION_NAME_MAX = 60
export const COLLECTION_DESCRIPTION_MAX = 160
/** Limits of the API, in code points: names, titles and addresses; descriptions and notes (docs/behaviour/collections.md 5 to 7). */
export const COLLECTION_TITLE_MAX = 1024
export const COLLECTION_TEXT_MAX = 65_536
/** How many collections a core account has at most, the default one among them (docs/behaviour/collections.md 8). */
export const CORE_COLLECTIONS_MAX = 3
/** How many pages one collection holds at most: as many as one request moves, copies, exports or imports. */
export const COLLECTION_ITEMS_MAX = 10_000
/** How many items are read at once: on our pages, without a parameter, at most (docs/behaviour/collections.md 10 and 24). */
export const COLLECTION_PAGE_SIZE = 12
export const COLLECTION_PAGE_DEFAULT = 10
export const COLLECTION_PAGE_MAX = 1000
/** How many items a page of a shared collection has at most. */
export const SHARED_PAGE_MAX = 100
/**
 * How much text the items of one page hold, in bytes of UTF-8, for anybody with a link and for the owner (docs/behaviour/quotas.md 4 and 5). A page
 * ends before the item that would be too much; the first item is always in it. Twelve items with the longest notes fit into an owner's page.
 */
export const SHARED_PAGE_BYTES_MAX = 256 * 1024
export const OWN_PAGE_BYTES_MAX = 4 * 1024 * 1024
/** How long all notes of one collection are together, in code points: what one account fills of a disk has an end. */
export const COLLECTION_NOTES_MAX = 16 * 1024 * 1024
/** The largest file that is imported, in bytes: as many pages as a collection holds, with short notes. */
export const COLLECTION_IMPORT_BYTES_MAX = 8 * 1024 * 1024
/** The longest text that items are searched for, in code points. */
export const COLLECTION_QUERY_MAX = 200
