import { readStored } from './storage.ts'

/** `PREFERENCE_KEYS.telemetry`: this file is loaded with every page, that list is not. */
const TELEMETRY_KEY = 'telemetry'

/** Whether the browser asks all sites not to track its user: Global Privacy Control, or Do Not Track (docs/behaviour/telemetry.md 12). */
export function asksForPrivacy(): boolean {
  return Reflect.get(navigator, 'globalPrivacyControl') === true || navigator.doNotTrack === '1'
}

/** Whether this browser may tell the site how it is used. */
export function isTelemetryOn(): boolean {
  const chosen = document.documentElement.dataset.telemetry ?? readStored(TELEMETRY_KEY)
  return chosen !== 'off' && !asksForPrivacy()
}
