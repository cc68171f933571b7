import { type ReactNode, useId, useState } from 'react'
import { AI_HELP_ADDRESSES } from '#contracts/ai-help-addresses.ts'
import { call } from '../../browser/call.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { usePage } from '../../ui/page-context.ts'
import { VoteButtons } from '../../ui/vote-buttons.tsx'
import { AnswerText } from '../answer/answer-text.tsx'
import { helpText } from '../answer/help-text.ts'
import { plainText } from '../answer/plain-text.ts'
import { nameOf } from '../talk/talk-markdown.ts'
import { type Explanation, type Sample, useExplanation } from './use-explanation.ts'

interface ExplainDialogProps {
  readonly sample: Sample
  readonly onClose: () => void
}

/** What a code block does: written by a model, or without one the pages that explain its parts (docs/behaviour/ai-help-page.md 21). */
export function ExplainDialog({ sample, onClose }: ExplainDialogProps): ReactNode {
  const [asked] = useState(sample)
  const explanation = useExplanation(asked)
  const { progress, text, pages, model, hash } = explanation
  const isEnded = progress !== 'writing'
  return (
    <Dialog isOpen onClose={onClose} title={helpText('explain_title')} close={helpText('close')} className="help-explain">
      <p className="visually-hidden" role="status">
        {announcementOf(explanation)}
      </p>
      {!isEnded && <p className="help-explain-quiet">{helpText(model === null ? 'searching' : 'writing')}</p>}
      {text !== '' && (
        <div className="prose">
          <AnswerText markdown={text} sources={[]} isComplete={isEnded} />
        </div>
      )}
      {pages.length > 0 && <PageList pages={pages} />}
      {progress === 'complete' && text === '' && pages.length === 0 && <p>{helpText('explain_none')}</p>}
      {progress === 'failed' && <p className="help-explain-problem">{helpText('explain_failed', { message: explanation.message })}</p>}
      {text !== '' && model !== null && <p className="help-explain-quiet">{helpText('written_by', { model })}</p>}
      {progress === 'complete' && text !== '' && hash !== undefined && <Vote hash={hash} signature={asked.signature} />}
    </Dialog>
  )
}

function PageList({ pages }: Pick<Explanation, 'pages'>): ReactNode {
  return (
    <>
      <p>{helpText('explain_pages')}</p>
      <ul className="help-explain-pages">
        {pages.map((page) => (
          <li key={page.url}>
            <a href={page.url}>{nameOf(page)}</a>
          </li>
        ))}
      </ul>
    </>
  )
}

function Vote({ hash, signature }: { readonly hash: string; readonly signature: string }): ReactNode {
  const { t } = usePage()
  const id = useId()
  const [step, setStep] = useState<'failed' | 'thanks'>()
  const vote = async (isYes: boolean): Promise<void> => {
    setStep('thanks')
    const body = { typ: isYes ? 'thumbs_up' : 'thumbs_down', hash, signature } as const
    const result = await call(AI_HELP_ADDRESSES.explainFeedback, { body })
    if (!result.isOk && (result.status ?? 500) >= 500) setStep('failed')
  }
  return (
    <p className="thumbs" role="status">
      {step !== 'thanks' && (
        <>
          <span id={id}>{helpText('explain_useful')}</span> <VoteButtons labelledBy={id} onVote={(isYes) => void vote(isYes)} />{' '}
        </>
      )}
      {step !== undefined && t(`feedback.${step}`)}
    </p>
  )
}

function announcementOf({ progress, text, pages }: Explanation): string {
  if (progress === 'writing') return helpText('searching')
  if (progress === 'failed') return helpText('explain_failed', { message: '' })
  if (text !== '') return plainText(text)
  return helpText(pages.length > 0 ? 'explain_pages' : 'explain_none')
}
