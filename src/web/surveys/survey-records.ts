import { parseJson } from '../browser/parse-json.ts'
import { readStored, store } from '../browser/storage.ts'

/** What this browser knows of a survey (docs/behaviour/surveys.md 2). Times are in milliseconds since 1970. */
export interface SurveyRecord {
  /** Drawn once: at least 0 and below 1. */
  readonly random: number
  readonly seen_at?: number
  readonly opened_at?: number
  readonly submitted_at?: number
  readonly dismissed_at?: number
}

const keyOf = (id: string): string => `survey.${id}`
const TIMES = ['seen_at', 'opened_at', 'submitted_at', 'dismissed_at'] as const

/** The record of a survey; undefined when there is none. */
export function readSurveyRecord(id: string): SurveyRecord | undefined {
  return recordOf(parseJson(readStored(keyOf(id))))
}

/** Stores the record of a survey. @returns whether the browser stored it */
export function storeSurveyRecord(id: string, record: SurveyRecord): boolean {
  return store(keyOf(id), JSON.stringify(record))
}

/** The storage can hold anything: what is no record counts as none. */
function recordOf(value: unknown): SurveyRecord | undefined {
  if (typeof value !== 'object' || value === null || !('random' in value)) return undefined
  const { random } = value
  if (typeof random !== 'number' || !(random >= 0 && random < 1)) return undefined
  const entries = Object.entries(value)
  const times = TIMES.flatMap((name) => entries.filter(([key, time]) => key === name && typeof time === 'number'))
  return { random, ...Object.fromEntries(times) }
}
