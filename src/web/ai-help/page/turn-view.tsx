import { type ReactNode, useEffect, useRef, useState } from 'react'
import { helpText } from '../answer/help-text.ts'
import type { Talk, Turn } from '../talk/talk.ts'
import type { Failure } from '../talk/talk-session.ts'
import { AnswerView } from './answer-view.tsx'
import { QuestionEditor } from './question-editor.tsx'
import { VersionPager } from './version-pager.tsx'

interface TurnViewProps {
  readonly turn: Turn
  readonly talk: Talk
  readonly isLast: boolean
  /** A question can be asked now. */
  readonly canAsk: boolean
  readonly repository: string | undefined
  readonly failure: Failure | undefined
  readonly onAsk: (question: string, parent: string | null) => void
  readonly onChoose: (turn: Turn) => void
}

/** A question with its answer: it can be edited, and its other versions be seen. */
export function TurnView({ turn, talk, isLast, canAsk, repository, failure, onAsk, onChoose }: TurnViewProps): ReactNode {
  const [isEditing, setIsEditing] = useState(false)
  const edit = useRef<HTMLButtonElement>(null)
  const question = useRef<HTMLHeadingElement>(null)
  // Asked here, not in the field below: the form it was asked in has gone.
  const isVersion = turn.id.startsWith('new-') && talk.turns.some(({ id, parent }) => parent === turn.parent && id !== turn.id)
  useEffect(() => {
    if (isVersion && document.activeElement === document.body) question.current?.focus()
  }, [isVersion])
  const hasLeft = useRef(false)
  // An effect, not a frame: the button must be in the page again before it can have the focus.
  useEffect(() => {
    if (!isEditing && hasLeft.current) edit.current?.focus()
    hasLeft.current = false
  }, [isEditing])
  const finish = (): void => {
    hasLeft.current = true
    setIsEditing(false)
  }
  return (
    <article className="help-turn">
      <div className="help-question">
        <p className="help-who">{helpText('you')}</p>
        {isEditing ? (
          <QuestionEditor
            id={`edit-${turn.id}`}
            question={turn.question}
            onCancel={finish}
            onSend={(text) => {
              setIsEditing(false)
              onAsk(text, turn.parent)
            }}
          />
        ) : (
          <>
            <h2 className="help-question-text" ref={question} tabIndex={-1} dir="auto">
              {turn.question}
            </h2>
            <div className="help-question-tools">
              <VersionPager turn={turn} talk={talk} isOff={!canAsk} onChoose={onChoose} />
              {canAsk && (
                <button type="button" className="plain-button help-edit" ref={edit} onClick={() => setIsEditing(true)}>
                  {helpText('edit')}
                </button>
              )}
            </div>
          </>
        )}
      </div>
      <AnswerView
        turn={turn}
        repository={repository}
        failure={failure}
        onRetry={isLast && canAsk ? () => onAsk(turn.question, turn.parent) : undefined}
      />
    </article>
  )
}
