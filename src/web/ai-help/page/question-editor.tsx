import { type ReactNode, useEffect, useRef, useState } from 'react'
import { helpText } from '../answer/help-text.ts'
import { canSend, QuestionField } from './question-field.tsx'

interface QuestionEditorProps {
  readonly id: string
  readonly question: string
  readonly onCancel: () => void
  readonly onSend: (question: string) => void
}

/** A question that is edited: what is sent becomes another version of it. */
export function QuestionEditor({ id, question, onCancel, onSend }: QuestionEditorProps): ReactNode {
  const [draft, setDraft] = useState(question)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    const element = field.current
    element?.focus()
    element?.setSelectionRange(element.value.length, element.value.length)
  }, [])
  const send = (): void => {
    if (canSend(draft)) onSend(draft.trim())
  }
  return (
    <form
      className="help-form"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
    >
      <QuestionField field={field} id={id} label={helpText('edit')} value={draft} onChange={setDraft} onSend={send} />
      <p className="help-form-buttons">
        <button type="button" className="plain-button" onClick={onCancel}>
          {helpText('edit_undo')}
        </button>
        <button
          type="button"
          className="plain-button"
          onClick={() => {
            setDraft('')
            field.current?.focus()
          }}
        >
          {helpText('clear')}
        </button>
        <button type="submit" className="button" aria-disabled={!canSend(draft)}>
          {helpText('edit_send')}
        </button>
      </p>
    </form>
  )
}
