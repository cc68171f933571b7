import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { type FeedbackReason, listFeedbackReasons } from '#contracts/feedback.ts'
import { FEEDBACK_COMMENT_MAX } from '#contracts/feedback-limits.ts'
import { loadReasonTexts } from '#locales/feedback/load-reason-texts.ts'
import { measure } from '../browser/measure.ts'
import { adoptRules } from '../browser/page-style.ts'
import { sendVote } from '../browser/send-vote.ts'
import { documentTexts } from '../texts/document-texts.ts'
import { usePage } from '../ui/page-context.ts'
import formRules from './reason-form.css?inline'

export interface ReasonFormProps {
  /** The vote that the reason belongs to. */
  readonly voteId: string
  readonly onSubmit: () => void
}

const texts = documentTexts('feedback', loadReasonTexts)

/** The form with its texts in a language. */
export async function loadReasonForm(lang: string): Promise<typeof ReasonForm> {
  await texts.load(lang)
  return ReasonForm
}

/** Why the page did not help: one reason has to be chosen before it can be sent, a comment may be added (docs/behaviour/feedback.md 1, 8). */
function ReasonForm({ voteId, onSubmit }: ReasonFormProps): ReactNode {
  const { locale, t } = usePage()
  const [reason, setReason] = useState<FeedbackReason>()
  const [comment, setComment] = useState('')
  const [hasFailed, setHasFailed] = useState(false)
  const hintId = useId()
  adoptRules(formRules)
  const form = useRef<HTMLFieldSetElement>(null)
  useEffect(() => form.current?.focus(), [])
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (reason === undefined) return
    measure({ name: 'feedback.reason', reason })
    const text = comment.trim()
    setHasFailed(false)
    const isSent = await sendVote({
      id: voteId,
      kind: 'page',
      url: location.pathname,
      is_helpful: false,
      reason,
      ...(text === '' ? {} : { comment: text }),
    })
    if (isSent) onSubmit()
    else setHasFailed(true)
  }
  return (
    <form onSubmit={(event) => void submit(event)}>
      <fieldset ref={form} tabIndex={-1}>
        <legend>{texts.text('why')}</legend>
        {listFeedbackReasons(locale).map((name) => (
          <label key={name}>
            <input type="radio" name="reason" value={name} onChange={() => setReason(name)} />
            {texts.text(`reason_${name}`)}
          </label>
        ))}
      </fieldset>
      <label className="feedback-comment">
        {texts.text('comment')}
        <textarea
          rows={3}
          maxLength={FEEDBACK_COMMENT_MAX}
          value={comment}
          aria-describedby={hintId}
          onChange={({ currentTarget }) => setComment(currentTarget.value)}
        />
        <small id={hintId}>{texts.text('comment_hint')}</small>
      </label>
      {hasFailed && <p role="alert">{t('feedback.failed')}</p>}
      <button type="submit" className="button" disabled={reason === undefined}>
        {texts.text('submit')}
      </button>
    </form>
  )
}
