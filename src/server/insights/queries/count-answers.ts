import Type from 'typebox'
import Value from 'typebox/value'
import type { Survey, SurveyQuestion } from '#contracts/survey.ts'
import type { Database } from '../../store/tables.ts'
import { utcDay } from '../../store/utc-day.ts'
import type { Period } from './period.ts'
import type { Listed } from './reach.ts'

/** How often a question of a survey was answered in one way. */
export interface AnswerCount {
  readonly survey: string
  readonly question: string
  readonly answer: string
  readonly count: number
  /** How many have answered the question. */
  readonly of: number
}

/** Answers hold texts of users, so that fewer of them are read than of anything else. */
const ANSWERS_READ_MAX = 2000
/** What a row says of a question that users answer in their own words. */
const IN_OWN_WORDS = '(in their own words)'

const Answers = Type.Record(Type.String(), Type.String())

export type FindSurvey = (id: string) => Promise<Survey | undefined>

/** The answers to surveys by question, as the site names them; a survey that it no longer has is named by its ids. */
export async function countAnswers(db: Database, { fromMs }: Pick<Period, 'fromMs'>, findSurvey: FindSurvey): Promise<Listed<AnswerCount>> {
  const stored = await db
    .selectFrom('survey_answers')
    .select(['survey', 'answers', 'answered_at'])
    .where('answered_at', '>=', fromMs)
    .orderBy('answered_at', 'desc')
    .limit(ANSWERS_READ_MAX)
    .execute()
  const rows: AnswerCount[] = []
  for (const [id, some] of [...Map.groupBy(stored, ({ survey }) => survey)].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    rows.push(
      ...countSurvey(
        id,
        some.map(({ answers }) => parse(answers)),
        await findSurvey(id),
      ),
    )
  }
  const oldest = stored.at(-1)
  return { rows, ...(oldest === undefined || stored.length < ANSWERS_READ_MAX ? {} : { since: utcDay(Number(oldest.answered_at)) }) }
}

function parse(answers: string): Readonly<Record<string, string>> {
  return Value.Parse(Answers, JSON.parse(answers))
}

function countSurvey(
  id: string,
  answered: readonly Readonly<Record<string, string>>[],
  survey: Survey | undefined,
): readonly AnswerCount[] {
  const questions = survey !== undefined && 'form' in survey ? survey.form : []
  const asked = new Set([...questions.map((question) => question.id), ...answered.flatMap((answers) => Object.keys(answers))])
  return [...asked].flatMap((name) => {
    const given = answered.flatMap((answers) => (Object.hasOwn(answers, name) ? [answers[name] ?? ''] : []))
    const question = questions.find((one) => one.id === name)
    const text = question?.text['en-US'] ?? name
    return countQuestion(given, question).map(([answer, count]) => ({ survey: id, question: text, answer, count, of: given.length }))
  })
}

function countQuestion(given: readonly string[], question: SurveyQuestion | undefined): readonly (readonly [string, number])[] {
  if (question?.kind !== 'choice') return given.length === 0 ? [] : [[IN_OWN_WORDS, given.length]]
  return question.options.map((option) => [option.text['en-US'], given.filter((answer) => answer === option.id).length])
}
