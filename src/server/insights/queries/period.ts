import type { InsightsDays } from '#contracts/insights.ts'

/** The days that figures are of. */
export interface Period {
  readonly days: InsightsDays
  /** The first and the last day, in UTC: `2026-11-21`. */
  readonly from: string
  readonly until: string
  /** When the first day begins, in milliseconds since 1970. */
  readonly fromMs: number
}

const DAY_MS = 24 * 60 * 60_000

/** The days up to today. @param now milliseconds since 1970 */
export function periodOf(days: InsightsDays, now: number): Period {
  const fromMs = now - (now % DAY_MS) - (days - 1) * DAY_MS
  return { days, from: dayOf(fromMs), until: dayOf(now), fromMs }
}

/** The day of a time, in UTC. @example dayOf(0) // '1970-01-01' */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

/** All days of a period, the oldest first. */
export function listDays({ days, fromMs }: Period): readonly string[] {
  return Array.from({ length: days }, (_, index) => dayOf(fromMs + index * DAY_MS))
}
