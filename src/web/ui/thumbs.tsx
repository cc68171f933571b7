import { type ReactNode, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { interfaceLocaleOf } from '#contracts/locales.ts'
import { measure } from '../browser/measure.ts'
import { newVoteId, sendVote } from '../browser/send-vote.ts'
import { usePage } from './page-context.ts'
import { findThumbs, storeThumbs, type ThumbsSubject, thumbsName } from './thumbs-record.ts'
import { VoteButtons } from './vote-buttons.tsx'

interface ThumbsProps extends ThumbsSubject {
  /** 'Is this feature useful?' when not given. */
  readonly question?: string
  /** Asks again on each visit. */
  readonly isPermanent?: boolean
}

/**
 * Asks whether a part of the site is useful, once: a user who has answered in this browser is not asked again (docs/behaviour/feedback.md 3). On the
 * server nothing is known of that, so nothing is shown.
 */
export function Thumbs({ feature, featureKey, question, isPermanent = false }: ThumbsProps): ReactNode {
  const { t, locale } = usePage()
  const id = useId()
  const subject = featureKey === undefined ? { feature } : { feature, featureKey }
  const isAsked = useSyncExternalStore(
    neverChanges,
    () => isPermanent || findThumbs(subject) === undefined,
    () => false,
  )
  const [voteId] = useState(newVoteId)
  const [step, setStep] = useState<'failed' | 'thanks'>()
  const reply = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (step !== undefined) reply.current?.focus()
  }, [step])
  const vote = async (value: boolean): Promise<void> => {
    measure({ name: 'thumbs.vote', feature, key: featureKey ?? null, value })
    setStep('thanks')
    if (await sendVote({ id: voteId, kind: 'feature', feature: thumbsName(subject), locale: interfaceLocaleOf(locale), is_helpful: value }))
      storeThumbs(subject, { submitted_at: Date.now(), value })
    else setStep('failed')
  }
  if (!isAsked && step === undefined) return null
  return (
    <p className="thumbs">
      {step !== 'thanks' && (
        <>
          <span id={id}>{question ?? t('feedback.thumbs_question')}</span>{' '}
          <VoteButtons labelledBy={id} onVote={(value) => void vote(value)} />{' '}
        </>
      )}
      {step !== undefined && (
        <span ref={reply} tabIndex={-1}>
          {t(`feedback.${step}`)}
        </span>
      )}
    </p>
  )
}

/** What is stored changes by the vote itself only. */
function neverChanges(): () => void {
  return () => {}
}
