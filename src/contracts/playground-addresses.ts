/** Where the calls of shared code of the playground are (`playground.ts`). Without their schemas, so that the browser can have them. */
export const PLAYGROUND_ADDRESSES = {
  share: { method: 'POST', path: '/api/v1/play/' },
  list: { method: 'GET', path: '/api/v1/play/' },
  open: { method: 'GET', path: '/api/v1/play/{id}' },
  remove: { method: 'DELETE', path: '/api/v1/play/{id}' },
  flag: { method: 'POST', path: '/api/v1/play/flag' },
  flagged: { method: 'GET', path: '/api/v1/root/play/' },
  inspect: { method: 'GET', path: '/api/v1/root/play/{id}' },
  decide: { method: 'POST', path: '/api/v1/root/play/{id}' },
} as const
