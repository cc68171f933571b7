/** A ping that has come: what of it was counted can't be told from this row. */
export interface TelemetryPingsTable {
  /** From the path of the ping, chosen by the browser. */
  readonly id: string
  /** The server's, in UTC: `2026-11-23`. */
  readonly day: string
}

/** A session of a browser that a day has had, so that a visit is counted once. */
export interface TelemetrySessionsTable {
  readonly day: string
  /** A hash of the session and the day: two days of one browser have nothing in common. */
  readonly session: string
}

/** What is counted of a day. */
export interface TelemetryDaysTable {
  readonly day: string
  /** `Measure` of `server/telemetry/count-ping.ts`. */
  readonly measure: string
  /** Of the page, or empty. */
  readonly locale: string
  /** What is counted: the path of a page, the words of a search, the name of an event; empty for visits and for all that a day had no room for. */
  readonly about: string
  readonly count: number
}

/** The tables of telemetry, by name. */
export interface TelemetryTables {
  telemetry_pings: TelemetryPingsTable
  telemetry_sessions: TelemetrySessionsTable
  telemetry_days: TelemetryDaysTable
}
