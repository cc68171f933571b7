import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { type FeedbackReason, listFeedbackReasons } from '#contracts/feedback.ts'
import { FEEDBACK_COMMENT_MAX } from '#contracts/feedback-limits.ts'
import { measure } from '../browser/measure.ts'
import { adoptRules } from '../browser/page-style.ts'
import { sendVote } from '../browser/send-vote.ts'
import { usePage } from '../ui/page-context.ts'
import formRules from './reason-form.css?inline'

export interface ReasonFormProps {
  /** The vote that the reason belongs to. */
  readonly voteId: string
  readonly onSubmit: () => void
}

/** Why the page did not help: one reason has to be chosen before it can be sent, a comment may be added (docs/behaviour/feedback.md 1). */
export function ReasonForm({ voteId, onSubmit }: ReasonFormProps): ReactNode {
  const { locale, t } = usePage()
  const [reason, setReason] = useState<FeedbackReason>()
  const [comment, setComment] = useState('')
  const hintId = useId()
  adoptRules(formRules)
  const form = useRef<HTMLFieldSetElement>(null)
  useEffect(() => form.current?.focus(), [])
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (reason === undefined) return
    measure({ name: 'feedback.reason', reason })
    const text = comment.trim()
    void sendVote({
      id: voteId,
      kind: 'page',
      url: location.pathname,
      is_helpful: false,
      reason,
      ...(text === '' ? {} : { comment: text }),
    })
    onSubmit()
  }
  return (
    <form onSubmit={submit}>
      <fieldset ref={form} tabIndex={-1}>
        <legend>{t('feedback.why')}</legend>
        {listFeedbackReasons(locale).map((name) => (
          <label key={name}>
            <input type="radio" name="reason" value={name} onChange={() => setReason(name)} />
            {t(`feedback.reason_${name}`)}
          </label>
        ))}
      </fieldset>
      <label className="feedback-comment">
        {t('feedback.comment')}
        <textarea
          rows={3}
          maxLength={FEEDBACK_COMMENT_MAX}
          value={comment}
          aria-describedby={hintId}
          onChange={({ currentTarget }) => setComment(currentTarget.value)}
        />
        <small id={hintId}>{t('feedback.comment_hint')}</small>
      </label>
      <button type="submit" className="button" disabled={reason === undefined}>
        {t('feedback.submit')}
      </button>
    </form>
  )
}
