/** Where the calls of follows are (`follows.ts`). Without their schemas, so that the browser can have them. */
export const FOLLOW_ADDRESSES = {
  list: { method: 'GET', path: '/api/v2/follows/' },
  add: { method: 'POST', path: '/api/v2/follows/' },
  remove: { method: 'DELETE', path: '/api/v2/follows/{id}/' },
  setDigest: { method: 'POST', path: '/api/v2/follows/digest/' },
} as const

/** The page behind the link in every digest. It is there also where the feature is off: who gets mail can stop it. */
export const LEAVE_DIGEST_PATH = '/users/updates/unsubscribe'
