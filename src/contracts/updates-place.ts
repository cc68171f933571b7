/** Where the contents of the page of updates stand in its file: everything between these marks is filled in anew for each request. */
export const UPDATES_PLACE = { start: '<!--updates-->', end: '<!--/updates-->' } as const
