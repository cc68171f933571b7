import type { ReactNode, RefObject } from 'react'
import { usePage } from '../../ui/page-context.ts'
import { helpText } from '../answer/help-text.ts'
import type { HelpState } from '../talk/help-calls.ts'
import { canSend, QuestionField } from './question-field.tsx'

interface QuestionBarProps {
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly draft: string
  readonly onDraft: (draft: string) => void
  readonly help: HelpState | undefined
  readonly isFollowUp: boolean
  readonly isWriting: boolean
  readonly isFollowing: boolean
  readonly onFollow: () => void
  readonly onStop: () => void
  readonly onAsk: (question: string) => void
}

/** Where the next question is written, at the foot of the window; without a question left today, what can be done about that. */
export function QuestionBar(props: QuestionBarProps): ReactNode {
  const { help, isWriting, isFollowing, onFollow, onStop } = props
  return (
    <div className="help-ask">
      {isWriting && (
        <p className="help-running">
          <button type="button" className="quiet-button" onClick={onStop}>
            <span aria-hidden="true">■</span> {helpText('stop')}
          </button>
          {!isFollowing && (
            <button type="button" className="quiet-button" onClick={onFollow}>
              <span aria-hidden="true">↓</span> {helpText('scroll')}
            </button>
          )}
        </p>
      )}
      {help?.quota?.remaining === 0 && !isWriting ? <NoneLeft limit={help.quota.limit} /> : <Form {...props} />}
      <p className="help-fine">{helpText('disclaimer')}</p>
    </div>
  )
}

function Form({ field, draft, onDraft, help, isFollowUp, isWriting, onAsk }: QuestionBarProps): ReactNode {
  const send = (): void => {
    if (canSend(draft) && !isWriting) onAsk(draft.trim())
  }
  return (
    <form
      className="help-form"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <QuestionField
        field={field}
        id="help-question"
        label={helpText('ask_label')}
        placeholder={placeholderOf(isFollowUp, help)}
        value={draft}
        onChange={onDraft}
        onSend={send}
      />
      <p className="help-form-buttons">
        {draft !== '' && (
          <button
            type="button"
            className="plain-button"
            onClick={() => {
              onDraft('')
              field.current?.focus()
            }}
          >
            {helpText('clear')}
          </button>
        )}
        <button type="submit" className="button" aria-disabled={isWriting || !canSend(draft)}>
          {helpText('send')}
        </button>
      </p>
    </form>
  )
}

function placeholderOf(isFollowUp: boolean, help: HelpState | undefined): string {
  const count = help?.quota?.remaining
  if (count === undefined) return helpText(isFollowUp ? 'ask_more' : 'ask')
  return helpText(isFollowUp ? 'ask_more_left' : 'ask_left', { count })
}

function NoneLeft({ limit }: { readonly limit: number }): ReactNode {
  const plans = usePage().site.pageUrls?.plans
  return (
    <p className="help-none-left">
      {helpText('quota_none', { count: limit })} {plans !== undefined && <a href={`${plans}#subscribe`}>{helpText('quota_upgrade')}</a>}
    </p>
  )
}
