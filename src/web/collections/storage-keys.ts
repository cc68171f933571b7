/** Where the bookmarks of anonymous users are stored. */
export const LOCAL_BOOKMARKS_KEY = 'bookmarks'

/** The names of the reference, so that what users have there is theirs here (docs/behaviour/collections.md 33). */
export const VIEWED_KEY = 'frequently-viewed-documents-v2'
export const OLD_VIEWED_KEY = 'frequently-viewed-documents'
/** A mark of whose visits they are. It does not tell who that is. */
export const VIEWED_OWNER_KEY = 'frequently-viewed-owner'
