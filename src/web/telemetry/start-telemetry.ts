import { PREFERENCE } from '../browser/keep-preference.ts'
import { loadChunk } from '../browser/load-chunk.ts'
import { takeEarlyEvents } from '../browser/measure.ts'
import { readStored, store } from '../browser/storage.ts'
import { isTelemetryOn } from '../browser/telemetry-choice.ts'
import type { PageContextValue } from '../ui/page-context.ts'
import { CLIENT_KEY } from './glean-keys.ts'

/** Other work of the page comes first, but not for ever. */
const IDLE_WITHIN = { timeout: 10_000 }
const PROBE_KEY = 'telemetry-probe'
/** In characters: more than what Glean stores on a page. */
const PROBE_LENGTH = 20_000

/**
 * Reports to the site how it is used, where site and user allow it: the code for it is loaded when the browser is idle. Where the user does not, it is loaded
 * only to remove what it has stored before (docs/behaviour/telemetry.md 8 and 12).
 */
export function startTelemetry({ site }: Pick<PageContextValue, 'site'>): void {
  if (!site.features.includes('telemetry')) return
  let isStoring: boolean | undefined
  const look = (): void => {
    const isOn = isTelemetryOn()
    if (!isOn) takeEarlyEvents()
    if (!isOn && readStored(CLIENT_KEY) === null) return
    // Tried once: each try is an event of the storage in other tabs, which look again then.
    isStoring ??= canStore()
    if (isStoring) load()
  }
  if (typeof requestIdleCallback === 'function') requestIdleCallback(look, IDLE_WITHIN)
  else setTimeout(look)
  for (const type of [PREFERENCE, 'storage']) addEventListener(type, look)
}

/** In a storage that keeps nothing, Glean would begin a session, store it, find none and begin another, without end (docs/behaviour/telemetry.md 11). */
function canStore(): boolean {
  const isStored = store(PROBE_KEY, ' '.repeat(PROBE_LENGTH))
  store(PROBE_KEY, null)
  return isStored
}

function load(): void {
  loadChunk(() => import('./run-telemetry.ts')).then(
    ({ runTelemetry }) => runTelemetry(),
    // Telemetry that could not be loaded is not an error for the user.
    () => undefined,
  )
}
