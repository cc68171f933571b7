/** Where the calls of accounts are (`accounts.ts`). Without their schemas, so that the browser can have them. */
export const ACCOUNT_ADDRESSES = {
  whoami: { method: 'GET', path: '/api/v1/whoami' },
  ping: { method: 'POST', path: '/api/v1/ping' },
  settings: { method: 'POST', path: '/api/v1/plus/settings/' },
  sessions: { method: 'GET', path: '/api/v1/sessions' },
  endSession: { method: 'DELETE', path: '/api/v1/sessions/{name}' },
  event: { method: 'POST', path: '/events/fxa' },
} as const
