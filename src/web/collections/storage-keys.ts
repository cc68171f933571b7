/** Where the bookmarks of readers who are not signed in are kept. */
export const LOCAL_BOOKMARKS_KEY = 'bookmarks'

/** The names of the reference, so that what readers have there is theirs here (reference/client.md 4.3). */
export const VIEWED_KEY = 'frequently-viewed-documents-v2'
export const OLD_VIEWED_KEY = 'frequently-viewed-documents'
/** A mark of whose visits they are. It does not tell who that is. */
export const VIEWED_OWNER_KEY = 'frequently-viewed-owner'
