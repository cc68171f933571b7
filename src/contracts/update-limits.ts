/** Of the updates (docs/behaviour/updates.md 8 and 9): releases on a page, events of one release in one response, lengths of the query, of the other filters and of the ids of collections: 500 of them. */
export const UPDATE_GROUPS_PER_PAGE = 5
export const UPDATE_EVENTS_MAX = 200
export const UPDATE_QUERY_MAX = 200
export const UPDATE_FILTER_MAX = 1024
export const UPDATE_COLLECTIONS_MAX = 12_000
