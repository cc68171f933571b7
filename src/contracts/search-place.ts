/** Where the contents of the search page stand in its file: everything between these marks is filled in anew for each search. */
export const SEARCH_PLACE = { start: '<!--search-->', end: '<!--/search-->' } as const
