import type { TelemetryPing } from '#contracts/telemetry.ts'

const TIME = '2026-11-23T12:00+00:00'

/** A ping of a page as Glean sends it. */
export function pagePing(path: string, session: string, change: Partial<TelemetryPing> = {}): TelemetryPing {
  return {
    ping_info: { seq: 0, start_time: TIME, end_time: TIME },
    client_info: { telemetry_sdk_build: '5.0.10', client_id: uuidOf(99), session_id: session, session_count: 1 },
    metrics: { url: { 'page.url': `https://lectern.example${path}` }, text: { 'page.title': 'CSS' } },
    ...change,
  }
}

type Extra = Extract<NonNullable<TelemetryPing['events']>[number], { readonly name: 'action' }>['extra']

/** A ping of actions. */
export function actionPing(...extras: readonly Extra[]): TelemetryPing {
  const events = extras.map(
    (extra, timestamp) =>
      ({ category: 'element', name: 'action', timestamp, extra: { glean_timestamp: '1795471427661', ...extra } }) as const,
  )
  const { ping_info, client_info } = pagePing('/', uuidOf(1))
  return { ping_info, client_info, events }
}

/** An id, the same for the same number. */
export function uuidOf(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
}
