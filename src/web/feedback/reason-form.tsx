import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { type FeedbackReason, listFeedbackReasons } from '#contracts/feedback.ts'
import { measure } from '../browser/measure.ts'
import { adoptRules } from '../browser/page-style.ts'
import { usePage } from '../ui/page-context.ts'
import formRules from './reason-form.css?inline'

export interface ReasonFormProps {
  readonly onSubmit: () => void
}

/** Why the page did not help: one reason has to be chosen before it can be sent (docs/behaviour/feedback.md 1). */
export function ReasonForm({ onSubmit }: ReasonFormProps): ReactNode {
  const { locale, t } = usePage()
  const [reason, setReason] = useState<FeedbackReason>()
  adoptRules(formRules)
  const form = useRef<HTMLFieldSetElement>(null)
  useEffect(() => form.current?.focus(), [])
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (reason === undefined) return
    measure({ name: 'feedback.reason', reason })
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
      <button type="submit" className="button" disabled={reason === undefined}>
        {t('feedback.submit')}
      </button>
    </form>
  )
}
