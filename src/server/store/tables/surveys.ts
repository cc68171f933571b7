import type { Instant, Json } from './column-types.ts'

/** What a user answered to a survey. Nothing says who it was. */
export interface SurveyAnswersTable {
  /** Made by the browser, 32 hexadecimal digits. */
  readonly id: string
  readonly survey: string
  readonly locale: string
  /** The path of the page. */
  readonly url: string
  /** By the ids of questions. */
  readonly answers: Json
  readonly answered_at: Instant
}

/** The tables of surveys, by name. */
export interface SurveysTables {
  survey_answers: SurveyAnswersTable
}
