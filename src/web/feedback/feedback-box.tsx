import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { loadChunk } from '../browser/load-chunk.ts'
import { measure } from '../browser/measure.ts'
import { newVoteId, sendVote } from '../browser/send-vote.ts'
import { usePage } from '../ui/page-context.ts'
import { VoteButtons } from '../ui/vote-buttons.tsx'
import './feedback-box.css'
import type { ReasonFormProps } from './reason-form.tsx'

/** Vote, then for those who say No the reason, then thanks; the vote again when the site can't be reached (docs/behaviour/feedback.md 1, 8). */
type Step = { readonly kind: 'vote' | 'failed' | 'thanks' } | { readonly kind: 'reason'; readonly Form: ComponentType<ReasonFormProps> }

/**
 * The question at the end of an article whether it helped. The page holds it from the start, so that nothing moves when the script comes; the
 * stylesheet hides it where there is no script. The form with the reasons is loaded when someone says No.
 */
export function FeedbackBox(): ReactNode {
  const { site, t, interfaceLang } = usePage()
  const [step, setStep] = useState<Step>({ kind: 'vote' })
  // The same for each try: a vote that has arrived without its response is not counted again.
  const [voteId] = useState(newVoteId)
  const reply = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (step.kind !== 'vote') reply.current?.focus()
  }, [step.kind])
  return (
    <section className="feedback" lang={interfaceLang} aria-labelledby="feedback-title">
      <h2 id="feedback-title">{t('feedback.heading', { name: site.brand.shortName })}</h2>
      {(step.kind === 'vote' || step.kind === 'failed') && (
        <div className="feedback-vote">
          <span id="feedback-question">{t('feedback.question')}</span>
          <VoteButtons labelledBy="feedback-question" onVote={(isHelpful) => void vote(isHelpful, voteId, setStep)} />
        </div>
      )}
      {step.kind === 'reason' && <step.Form voteId={voteId} onSubmit={() => setStep({ kind: 'thanks' })} />}
      {(step.kind === 'thanks' || step.kind === 'failed') && (
        <p ref={reply} tabIndex={-1}>
          {t(`feedback.${step.kind}`)}
        </p>
      )}
    </section>
  )
}

async function vote(isHelpful: boolean, id: string, setStep: (step: Step) => void): Promise<void> {
  measure({ name: 'feedback.vote', isHelpful })
  const sent = sendVote({ id, kind: 'page', url: location.pathname, is_helpful: isHelpful })
  if (isHelpful) setStep({ kind: 'thanks' })
  else
    try {
      const { loadReasonForm } = await loadChunk(() => import('./reason-form.tsx'))
      return setStep({ kind: 'reason', Form: await loadReasonForm(document.documentElement.lang) })
    } catch (error) {
      // The vote counts without its reason.
      console.warn('the reasons could not be loaded', error)
    }
  setStep({ kind: (await sent) ? 'thanks' : 'failed' })
}
