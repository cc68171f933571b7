import { EVENT_REASONS } from '#contracts/event-reasons.ts'
import { EVENTS } from '#contracts/events.ts'
import type { ReportedEvent } from '#contracts/telemetry-calls.ts'

const REASONS = new Map(Object.entries(EVENT_REASONS))

/** All that browsers tell, from the contract (docs/behaviour/telemetry.md 14). */
export function listEvents(): ReportedEvent[] {
  return Object.entries(EVENTS).map(([name, { properties }]) => ({
    name,
    fields: Object.keys(properties),
    reason: REASONS.get(name.split('.', 1)[0] ?? '') ?? 'reading',
  }))
}
