import type { InsightsDays } from '#contracts/insights.ts'
import { DAY_MS, utcDay } from '../../store/utc-day.ts'

/** The days that figures are of. */
export interface Period {
  readonly days: InsightsDays
  /** The first and the last day, in UTC: `2026-11-21`. */
  readonly from: string
  readonly until: string
  /** When the first day begins, in milliseconds since 1970. */
  readonly fromMs: number
}

/** The days up to today. @param now milliseconds since 1970 */
export function periodOf(days: InsightsDays, now: number): Period {
  const fromMs = now - (now % DAY_MS) - (days - 1) * DAY_MS
  return { days, from: utcDay(fromMs), until: utcDay(now), fromMs }
}

/** All days of a period, the oldest first. */
export function listDays({ days, fromMs }: Period): readonly string[] {
  return Array.from({ length: days }, (_, index) => utcDay(fromMs + index * DAY_MS))
}
