/** The name of the browser part among those that send pings (docs/behaviour/telemetry.md 1). The list is closed. */
export const TELEMETRY_APP = 'lectern'
/** The kinds of pings: a page that was shown, actions of users, and the request to be forgotten. The list is closed. */
export const TELEMETRY_PINGS = ['page', 'action', 'deletion-request'] as const
export type TelemetryPingName = (typeof TELEMETRY_PINGS)[number]

/** Where pings go: `{app}/{ping}/1/{id}` follows. Glean names the path. */
export const SUBMIT_PATH = '/submit'
/** Where the list of all that is told is. */
export const TELEMETRY_ADDRESSES = { events: { method: 'GET', path: '/api/v1/telemetry/events' } } as const

/** The only version of the format of Glean's pings. */
export const PING_VERSION = '1'

/** The largest ping after decoding, in bytes: Glean's own limit. */
export const PING_BYTES_MAX = 1_048_576
/** Glean cuts each text of an event to so many bytes, and an address to so many. */
export const EVENT_TEXT_MAX = 500
export const PING_URL_MAX = 8192
/** The most events of one ping. */
export const PING_EVENTS_MAX = 500
