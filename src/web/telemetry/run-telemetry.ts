import Glean from '@mozilla/glean/web'
import type { MeasuredEvent } from '#contracts/events.ts'
import { TELEMETRY_APP } from '#contracts/telemetry-names.ts'
import { MEASURE, takeEarlyEvents } from '../browser/measure.ts'
import { isTelemetryOn } from '../browser/telemetry-choice.ts'
import { forgetActions, reportEvent, sendActions } from './glean-pings.ts'
import { OwnUploader } from './own-uploader.ts'

/** Glean accepts no address without TLS, and `OwnUploader` uses only the path. */
const ENDPOINT = 'https://own.invalid'

let isStarted = false
/** Until the user opts out. */
let listening: AbortController | undefined

/** Reports what happens from now on, or no longer, as the user has chosen. Glean asks the server to forget when it is switched off. */
export function runTelemetry(): void {
  const isOn = isTelemetryOn()
  if (!isOn) stopListening()
  if (isStarted) Glean.setUploadEnabled(isOn)
  else Glean.initialize(TELEMETRY_APP, isOn, { serverEndpoint: ENDPOINT, httpClient: new OwnUploader() })
  isStarted = true
  if (isOn && listening === undefined) listen()
}

function listen(): void {
  listening = new AbortController()
  const { signal } = listening
  for (const event of takeEarlyEvents()) reportIfAllowed(event)
  addEventListener(MEASURE, (event) => event instanceof CustomEvent && reportIfAllowed(event.detail), { signal })
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && sendActions(), { signal })
  for (const type of ['online', 'offline'])
    addEventListener(type, () => reportIfAllowed({ name: 'offline.status', isOnline: type === 'online' }), { signal })
}

function stopListening(): void {
  forgetActions()
  listening?.abort()
  listening = undefined
}

/** Other tabs, and browsers that change their mind, count from the next event on. */
function reportIfAllowed(event: MeasuredEvent): void {
  if (isTelemetryOn()) reportEvent(event)
}
