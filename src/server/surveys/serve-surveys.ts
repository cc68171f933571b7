import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { SiteSource } from '#contracts/site-source.ts'
import { surveys } from '#contracts/survey-calls.ts'
import { SURVEY_ANSWERS_PER_DAY } from '#contracts/survey-limits.ts'
import type { Serve } from '../http/api/serve.ts'
import { createChores } from '../http/chores.ts'
import { AppError } from '../http/errors/app-error.ts'
import { inputError } from '../http/errors/input-error.ts'
import { addressPrefix } from '../http/limits/address-prefix.ts'
import type { Services } from '../http/services.ts'
import { sweepRows } from '../store/sweep-rows.ts'
import type { Database } from '../store/tables.ts'
import { findAnswerProblem } from './find-answer-problem.ts'
import { createFindSurvey } from './read-surveys.ts'

const PER_DAY = { burst: SURVEY_ANSWERS_PER_DAY, perMinute: SURVEY_ANSWERS_PER_DAY / (24 * 60) }
/** Answers are stored for a year. */
const RETENTION_MS = 365 * 24 * 60 * 60_000

/** Answers to the surveys of the site (docs/behaviour/surveys.md 6 to 8). */
export function serveSurveys(app: FastifyInstance, serve: Serve, services: Services, site: Pick<SiteSource, 'current'>): void {
  const { store, limits, now } = services
  createChores(app, services).everyHour(() => sweepAnswers(store.db, now()))
  const findSurvey = createFindSurvey(site)

  serve(surveys.answer, async ({ params, body, request }) => {
    const survey = await findSurvey(params.survey)
    if (survey === undefined) throw new AppError('not_found')
    const problem = findAnswerProblem(survey, body.answers)
    if (problem !== undefined) throw inputError('answers', problem)
    const url = site.current().findPageUrl(body.url)
    if (url === undefined) throw inputError('url', 'must be the path of a page of this site')
    const { ok, retryAfterSeconds } = await limits.spend(`survey:${addressPrefix(request.ip)} ${survey.id}`, 1, PER_DAY)
    if (!ok) throw new AppError('too_many_requests', { headers: { 'retry-after': String(retryAfterSeconds) } })
    await store.db
      .insertInto('survey_answers')
      .values({
        id: body.id,
        survey: survey.id,
        locale: body.locale,
        url,
        answers: JSON.stringify(body.answers),
        answered_at: now(),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
  })
}

async function sweepAnswers(db: Database, now: number): Promise<void> {
  await sweepRows(db, { table: 'survey_answers', key: ['id'], where: sql`answered_at < ${now - RETENTION_MS}` })
}
