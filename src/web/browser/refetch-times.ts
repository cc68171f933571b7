/** How often data is requested again when the user returns to the tab, and how long after a failure, in milliseconds (docs/behaviour/collections.md 25). */
export const FOCUS_THROTTLE_MS = 5000
export const ERROR_RETRY_MS = 5000
