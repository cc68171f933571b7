import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { loadChunk } from '../browser/load-chunk.ts'
import { measure } from '../browser/measure.ts'
import { newVoteId, sendVote } from '../browser/send-vote.ts'
import { usePage } from '../ui/page-context.ts'
import { VoteButtons } from '../ui/vote-buttons.tsx'
import './feedback-box.css'
import type { ReasonFormProps } from './reason-form.tsx'

/** Vote, then for those who say No the reason, then thanks (docs/behaviour/feedback.md 1). */
type Step =
  | { readonly kind: 'vote' | 'thanks' }
  | { readonly kind: 'reason'; readonly voteId: string; readonly Form: ComponentType<ReasonFormProps> }

/**
 * The question at the end of an article whether it helped. The page holds it from the start, so that nothing moves when the script comes; the
 * stylesheet hides it where there is no script. The form with the reasons is loaded when someone says No.
 */
export function FeedbackBox(): ReactNode {
  const { site, t, interfaceLang } = usePage()
  const [step, setStep] = useState<Step>({ kind: 'vote' })
  const thanks = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (step.kind === 'thanks') thanks.current?.focus()
  }, [step])
  return (
    <section className="feedback" lang={interfaceLang} aria-labelledby="feedback-title">
      <h2 id="feedback-title">{t('feedback.heading', { name: site.brand.shortName })}</h2>
      {step.kind === 'vote' && (
        <div className="feedback-vote">
          <span id="feedback-question">{t('feedback.question')}</span>
          <VoteButtons labelledBy="feedback-question" onVote={(isHelpful) => void vote(isHelpful, setStep)} />
        </div>
      )}
      {step.kind === 'reason' && <step.Form voteId={step.voteId} onSubmit={() => setStep({ kind: 'thanks' })} />}
      {step.kind === 'thanks' && (
        <p ref={thanks} tabIndex={-1}>
          {t('feedback.thanks')}
        </p>
      )}
    </section>
  )
}

async function vote(isHelpful: boolean, setStep: (step: Step) => void): Promise<void> {
  measure({ name: 'feedback.vote', isHelpful })
  const voteId = newVoteId()
  void sendVote({ id: voteId, kind: 'page', url: location.pathname, is_helpful: isHelpful })
  if (isHelpful) return setStep({ kind: 'thanks' })
  try {
    const { ReasonForm } = await loadChunk(() => import('./reason-form.tsx'))
    setStep({ kind: 'reason', voteId, Form: ReasonForm })
  } catch (error) {
    // The vote counts without its reason.
    console.warn('the reasons could not be loaded', error)
    setStep({ kind: 'thanks' })
  }
}
