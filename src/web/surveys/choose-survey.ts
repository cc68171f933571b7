import type { Survey } from '#contracts/survey.ts'
import type { SurveyRecord } from './survey-records.ts'

/** A user sees at most one new survey in this time, whichever it is (docs/behaviour/surveys.md 4). */
const PAUSE_MS = 30 * 24 * 60 * 60_000

interface Moment {
  /** The path of the page. */
  readonly path: string
  /** Milliseconds since 1970. */
  readonly now: number
  /** The survey that the address asks for: `#FORCE_SURVEY={id}`. */
  readonly forced: string | undefined
  /** The record of a survey; a new one where there was none. */
  readonly recordOf: (id: string) => SurveyRecord
}

/** The survey that a user sees on a page; undefined for none (docs/behaviour/surveys.md 3 to 5). */
export function chooseSurvey(surveys: readonly Survey[], { path, now, forced, recordOf }: Moment): Survey | undefined {
  const asked = surveys.find(({ id }) => id === forced)
  if (asked !== undefined) return asked
  const isPaused = (id: string): boolean =>
    surveys.some((other) => other.id !== id && now - (recordOf(other.id).seen_at ?? Number.NEGATIVE_INFINITY) < PAUSE_MS)
  return surveys.find(({ id, pages, rate, starts = 0, ends = Number.POSITIVE_INFINITY }) => {
    if (!pages.some((beginning) => path.startsWith(beginning)) || now < starts || now >= ends) return false
    const { random, seen_at, submitted_at, dismissed_at } = recordOf(id)
    const isOver = submitted_at !== undefined || dismissed_at !== undefined
    return !isOver && random >= rate.from && random < rate.to && (seen_at !== undefined || !isPaused(id))
  })
}

/** The survey that the hash of an address asks for. @example forcedSurvey('#FORCE_SURVEY=search-2025') // 'search-2025' */
export function forcedSurvey(hash: string): string | undefined {
  return /^#FORCE_SURVEY=([a-z0-9-]{1,40})$/.exec(hash)?.[1]
}
