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
  const [hasVoted, setHasVoted] = useState(false)
  const thanks = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (hasVoted) thanks.current?.focus()
  }, [hasVoted])
  const vote = (value: boolean): void => {
    storeThumbs(subject, { submitted_at: Date.now(), value })
    measure({ name: 'thumbs.vote', feature, key: featureKey ?? null, value })
    void sendVote({ id: newVoteId(), kind: 'feature', feature: thumbsName(subject), locale: interfaceLocaleOf(locale), is_helpful: value })
    setHasVoted(true)
  }
  if (hasVoted)
    return (
      <p className="thumbs" ref={thanks} tabIndex={-1}>
        {t('feedback.thanks')}
      </p>
    )
  if (!isAsked) return null
  return (
    <p className="thumbs">
      <span id={id}>{question ?? t('feedback.thumbs_question')}</span> <VoteButtons labelledBy={id} onVote={vote} />
    </p>
  )
}

/** What is stored changes by the vote itself only. */
function neverChanges(): () => void {
  return () => {}
}
