import type { Survey } from '#contracts/survey.ts'

/**
 * Why answers do not fit the form of a survey; undefined: they do. Each choice has to be answered with one of its options, a text may be left out
 * (docs/behaviour/surveys.md 6).
 */
export function findAnswerProblem(survey: Survey, answers: Readonly<Record<string, string>>): string | undefined {
  if (!('form' in survey)) return 'this survey is answered elsewhere'
  const unknown = Object.keys(answers).find((id) => !survey.form.some((question) => question.id === id))
  if (unknown !== undefined) return `\`${unknown}\` is no question of this survey`
  for (const question of survey.form) {
    if (question.kind === 'text') continue
    const answer = Object.hasOwn(answers, question.id) ? answers[question.id] : undefined
    if (!question.options.some(({ id }) => id === answer))
      return `\`${question.id}\` must be one of ${question.options.map(({ id }) => id).join(', ')}`
  }
  return undefined
}
