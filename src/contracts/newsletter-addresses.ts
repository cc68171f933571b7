/** Where the calls of the newsletter are (`newsletter.ts`). Without their schemas, so that the browser can have them. */
export const NEWSLETTER_ADDRESSES = {
  read: { method: 'GET', path: '/api/v1/plus/newsletter/' },
  subscribe: { method: 'POST', path: '/api/v1/plus/newsletter/' },
  unsubscribe: { method: 'DELETE', path: '/api/v1/plus/newsletter/' },
  ask: { method: 'POST', path: '/api/v1/newsletter' },
} as const

/** The page behind the mailed link with which a subscription is confirmed. */
export const CONFIRM_NEWSLETTER_PATH = '/users/newsletter/confirm'
/** The page behind the link in every issue. It is there also where the newsletter is off: who gets mail can stop it. */
export const LEAVE_NEWSLETTER_PATH = '/users/newsletter/unsubscribe'
