import Type, { type Static } from 'typebox'
import { closedObject } from './closed-object.ts'
import { endpoint } from './endpoint.ts'
import { REASONS } from './event-reasons.ts'
import { TELEMETRY_ADDRESSES } from './telemetry-names.ts'

/** An event that browsers tell: its name, the names of its fields, why. */
const ReportedEvent = closedObject({
  name: Type.String(),
  fields: Type.Array(Type.String()),
  reason: Type.Enum([...REASONS]),
})
export type ReportedEvent = Static<typeof ReportedEvent>

/** The calls of telemetry besides the pings themselves. */
export const telemetry = {
  events: endpoint(TELEMETRY_ADDRESSES.events, {
    summary: 'All events that browsers tell, with their fields and why',
    access: 'anyone',
    reply: closedObject({ events: Type.Array(ReportedEvent) }),
  }),
} as const
