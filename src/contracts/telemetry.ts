import Type, { type Static } from 'typebox'
import { closedObject } from './closed-object.ts'
import { EVENT_TEXT_MAX, PING_EVENTS_MAX, PING_URL_MAX } from './telemetry-names.ts'

const shortText = Type.String({ maxLength: 100 })
const text = Type.String({ maxLength: EVENT_TEXT_MAX })
const count = Type.Integer({ minimum: 0 })
/** As in RFC 9562, in lower case. */
const uuid = Type.String({ pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' })
const url = Type.String({ maxLength: PING_URL_MAX })

const pingInfo = closedObject({
  seq: count,
  start_time: shortText,
  end_time: shortText,
  reason: Type.Optional(shortText),
})

/** What Glean says of the browser by itself. The server reads the session only. */
const clientInfo = closedObject({
  telemetry_sdk_build: shortText,
  client_id: Type.Optional(uuid),
  session_id: Type.Optional(uuid),
  session_count: Type.Optional(count),
  first_run_date: Type.Optional(shortText),
  os: Type.Optional(shortText),
  os_version: Type.Optional(shortText),
  architecture: Type.Optional(shortText),
  locale: Type.Optional(shortText),
  app_build: Type.Optional(shortText),
  app_display_version: Type.Optional(shortText),
})

/** One action: `id` is the name of an event of `events.ts`; docs/behaviour/telemetry.md 8 says what the others are. */
const action = closedObject({
  category: Type.Literal('element'),
  name: Type.Literal('action'),
  timestamp: count,
  extra: closedObject({
    id: text,
    type: Type.Optional(text),
    label: Type.Optional(text),
    page: Type.Optional(text),
    /** Glean's; not read. */
    glean_timestamp: Type.Optional(shortText),
  }),
})

/** Glean's own mark between events of two pages. */
const restarted = closedObject({
  category: Type.Literal('glean'),
  name: Type.Literal('restarted'),
  timestamp: count,
  extra: Type.Optional(Type.Record(shortText, text, { maxProperties: 10 })),
})

/** Values that Glean has cut or dropped, by metric. */
const errors = Type.Optional(Type.Record(shortText, Type.Record(shortText, count, { maxProperties: 50 }), { maxProperties: 10 }))

/** A ping as Glean's library writes it, with our metrics and no others (docs/behaviour/telemetry.md 1). */
export const TelemetryPing = closedObject({
  ping_info: pingInfo,
  client_info: clientInfo,
  metrics: Type.Optional(
    closedObject({
      url: Type.Optional(closedObject({ 'page.url': Type.Optional(url), 'page.referrer': Type.Optional(url) })),
      text: Type.Optional(closedObject({ 'page.title': text })),
      labeled_counter: errors,
    }),
  ),
  events: Type.Optional(Type.Array(Type.Union([action, restarted]), { maxItems: PING_EVENTS_MAX })),
})
export type TelemetryPing = Static<typeof TelemetryPing>
