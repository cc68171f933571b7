import { type ReactNode, type RefObject, useLayoutEffect } from 'react'
import { AI_QUESTION_MAX } from '#contracts/ai-help-limits.ts'
import { helpText } from '../answer/help-text.ts'

interface QuestionFieldProps {
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly id: string
  readonly label: string
  readonly placeholder?: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onSend: () => void
}

/** Whether a question can be sent: it has words, and is not too long. */
export function canSend(question: string): boolean {
  return question.trim() !== '' && lengthOf(question) <= AI_QUESTION_MAX
}

/** In code points, as the server counts. */
function lengthOf(question: string): number {
  return [...question].length
}

/**
 * A field that grows with its text. Enter sends, but not while an input method composes a word; with the Shift key it is a new line
 * (docs/behaviour/ai-help-page.md 12).
 */
export function QuestionField({ field, id, label, placeholder, value, onChange, onSend }: QuestionFieldProps): ReactNode {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text, and the placeholder, which may need two lines
  useLayoutEffect(() => {
    const fitHeight = (): void => {
      const element = field.current
      if (element === null) return
      element.style.blockSize = 'auto'
      element.style.blockSize = `${element.scrollHeight + 2}px`
    }
    fitHeight()
    const listening = new AbortController()
    addEventListener('resize', fitHeight, { signal: listening.signal })
    return () => listening.abort()
  }, [value, placeholder, field])
  const over = lengthOf(value) - AI_QUESTION_MAX
  return (
    <>
      <textarea
        id={id}
        ref={field}
        rows={1}
        dir="auto"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        aria-invalid={over > 0}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          // Safari reports the key that ends a composition after it: by its number it is known.
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return
          event.preventDefault()
          onSend()
        }}
      />
      <p className="help-problem" id={`${id}-note`} role="status">
        {over > 0 && helpText('too_long', { count: over })}
      </p>
    </>
  )
}
