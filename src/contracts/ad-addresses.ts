/** Where the calls of ads are (`ads.ts`). Without their schemas, so that the browser can have them. */
export const AD_ADDRESSES = {
  get: { method: 'POST', path: '/pong/get' },
  viewed: { method: 'POST', path: '/pong/viewed' },
  viewedByLink: { method: 'GET', path: '/pong/viewed' },
  click: { method: 'GET', path: '/pong/click' },
  image: { method: 'GET', path: '/pimg/{image}' },
} as const
