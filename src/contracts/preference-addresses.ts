/** Where the calls of preferences are (`preferences.ts`). Without their schemas, so that the browser can have them. */
export const PREFERENCE_ADDRESSES = {
  read: { method: 'GET', path: '/api/v1/preferences' },
  merge: { method: 'POST', path: '/api/v1/preferences' },
} as const
