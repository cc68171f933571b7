/** Where the calls of the community page are (`community.ts`). Without their schemas, so that the browser can have them. */
export const COMMUNITY_ADDRESSES = {
  issues: { method: 'GET', path: '/api/v1/community/issues' },
} as const
