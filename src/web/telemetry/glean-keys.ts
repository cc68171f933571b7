/** Where Glean stores which browser this is. */
export const CLIENT_KEY = 'userLifetimeMetrics'
/** Where it stores pings that wait, by id. */
export const PINGS_KEY = 'pings'
/** All that Glean stores in a browser. */
export const GLEAN_KEYS = [
  CLIENT_KEY,
  PINGS_KEY,
  'pingLifetimeMetrics',
  'appLifetimeMetrics',
  'events',
  'glean_session_last_active',
] as const
