import type { ReactNode } from 'react'
import { Thumbs } from '../../ui/thumbs.tsx'
import { AnswerText } from '../answer/answer-text.tsx'
import { CopyButton } from '../answer/copy-button.tsx'
import { helpText } from '../answer/help-text.ts'
import { SourceList } from '../answer/source-list.tsx'
import { SupportNotes } from '../answer/support-notes.tsx'
import { reportUrl } from '../talk/report-url.ts'
import { isUnfinished, type Turn } from '../talk/talk.ts'
import { nameOf } from '../talk/talk-markdown.ts'
import type { Failure } from '../talk/talk-session.ts'
import { FailureText } from './failure-text.tsx'
import { statusOf } from './status-of.ts'

interface AnswerViewProps {
  readonly turn: Turn
  readonly repository: string | undefined
  readonly failure: Failure | undefined
  /** Absent where the question can't be asked again. */
  readonly onRetry: (() => void) | undefined
}

/** What is shown of an answer, from the search for its sources to its end. */
export function AnswerView({ turn, repository, failure, onRetry }: AnswerViewProps): ReactNode {
  const { progress, answer } = turn
  const isOffTopic = progress === 'off_topic'
  const hasText = answer !== '' && !isOffTopic && progress !== 'filtered'
  const sources = turn.sources.map((source) => ({ url: source.url, name: nameOf(source) }))
  const isEnded = !isUnfinished(turn)
  return (
    <div className="help-answer" data-progress={progress} aria-busy={!isEnded}>
      {!isOffTopic && sources.length > 0 && <SourceList sources={sources} title={helpText('consulted')} />}
      <h3 className="help-status">
        {statusOf(turn)}
        {!isEnded && <span className="help-dots" aria-hidden="true" />}
      </h3>
      {hasText && <AnswerText markdown={answer} sources={sources} isComplete={isEnded} />}
      {progress === 'complete' && answer === '' && <p>{helpText('answer_empty')}</p>}
      {progress === 'failed' && failure !== undefined && <FailureText failure={failure} />}
      {isEnded && !isOffTopic && <SupportNotes notes={turn.notes} />}
      {hasText && isEnded && turn.model === null && <p className="help-fine">{helpText('quoted')}</p>}
      {isEnded && (
        <div className="help-answer-tools">
          {onRetry !== undefined && (
            <button type="button" className="plain-button" onClick={onRetry}>
              {helpText('retry')}
            </button>
          )}
          {hasText && <CopyButton className="plain-button" text={() => answer} label={helpText('copy_answer')} />}
          {hasText && repository !== undefined && (
            <a
              className="plain-button"
              target="_blank"
              rel="noreferrer"
              href={reportUrl(turn, {
                repository,
                origin: location.origin,
                title: helpText('report_title'),
                sources: helpText('sources'),
              })}
            >
              {helpText('report')}
            </a>
          )}
        </div>
      )}
      {progress === 'complete' && turn.messageId !== undefined && (
        <Thumbs feature="ai-help" featureKey={turn.messageId} question={helpText('useful')} />
      )}
    </div>
  )
}
