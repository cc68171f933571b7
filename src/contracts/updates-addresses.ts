/** Where the calls of updates are (`updates.ts`). Without their schemas, so that the browser can have them. */
export const UPDATES_ADDRESSES = {
  list: { method: 'GET', path: '/api/v2/updates/' },
  listOfCollections: { method: 'GET', path: '/api/v2/updates/collections/' },
  rss: { method: 'GET', path: '/{locale}/plus/updates/rss.xml' },
  jsonFeed: { method: 'GET', path: '/{locale}/plus/updates/feed.json' },
} as const
