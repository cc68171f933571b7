import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { interfaceLocaleOf } from '#contracts/locales.ts'
import type { Survey, SurveyText } from '#contracts/survey.ts'
import { SURVEY_ADDRESSES } from '#contracts/survey-addresses.ts'
import { SURVEY_ANSWER_MAX } from '#contracts/survey-limits.ts'
import type { SurveyTexts } from '#locales/surveys/survey-texts.ts'
import { call } from '../browser/call.ts'
import { newVoteId } from '../browser/send-vote.ts'
import { usePage } from '../ui/page-context.ts'

interface SurveyFormProps {
  readonly survey: Extract<Survey, { readonly form: unknown }>
  readonly t: (key: keyof SurveyTexts) => string
  readonly say: (text: SurveyText) => string
  readonly onSubmit: () => void
}

/** The questions of a survey in a form of our own. Nothing that was answered is lost when it can't be sent. */
export function SurveyForm({ survey, t, say, onSubmit }: SurveyFormProps): ReactNode {
  const { locale } = usePage()
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({})
  const [problem, setProblem] = useState<'required' | 'failed'>()
  const [isSending, setSending] = useState(false)
  const [id] = useState(newVoteId)
  const form = useRef<HTMLFormElement>(null)
  const groupId = useId()
  useEffect(() => form.current?.querySelector<HTMLElement>('input, textarea')?.focus(), [])
  const answer = (question: string, value: string): void => setAnswers((before) => ({ ...before, [question]: value }))

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (isSending) return
    const given = Object.fromEntries(Object.entries(answers).filter(([, value]) => value.trim() !== ''))
    const isMissing = survey.form.some((question) => question.kind === 'choice' && given[question.id] === undefined)
    if (isMissing || Object.keys(given).length === 0) return setProblem('required')
    setProblem(undefined)
    setSending(true)
    const body = { id, locale: interfaceLocaleOf(locale), url: location.pathname, answers: given }
    const result = await call(SURVEY_ADDRESSES.answer, { params: { survey: survey.id }, body })
    setSending(false)
    if (result.isOk) onSubmit()
    else setProblem('failed')
  }
  return (
    <form ref={form} className="survey-form" onSubmit={(event) => void submit(event)}>
      {survey.form.map((question) =>
        question.kind === 'choice' ? (
          <fieldset key={question.id}>
            <legend>{say(question.text)}</legend>
            {question.options.map((option) => (
              <label key={option.id}>
                <input
                  type="radio"
                  name={`${groupId} ${question.id}`}
                  checked={answers[question.id] === option.id}
                  onChange={() => answer(question.id, option.id)}
                />
                {say(option.text)}
              </label>
            ))}
          </fieldset>
        ) : (
          <label key={question.id} className="survey-text">
            {say(question.text)}
            <textarea
              rows={3}
              maxLength={SURVEY_ANSWER_MAX}
              value={answers[question.id] ?? ''}
              onChange={({ currentTarget }) => answer(question.id, currentTarget.value)}
            />
          </label>
        ),
      )}
      <p role="alert">{problem !== undefined && t(problem)}</p>
      <button type="submit" className="button" aria-disabled={isSending}>
        {t('send')}
      </button>
    </form>
  )
}
