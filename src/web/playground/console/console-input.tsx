import { type FormEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { usePlayText } from '../texts/play-text.ts'

interface ConsoleInputProps {
  readonly isDisabled: boolean
  readonly onEnter: (code: string) => void
}

const HISTORY_MAX = 100

/** The line of input below the console; the arrow keys bring back what was entered before. */
export function ConsoleInput({ isDisabled, onEnter }: ConsoleInputProps): ReactNode {
  const t = usePlayText()
  const field = useRef<HTMLInputElement>(null)
  const [history, setHistory] = useState<readonly string[]>([])
  /** How far back in the history the line is: 0 for a new one. */
  const [back, setBack] = useState(0)
  const enter = (event: FormEvent): void => {
    event.preventDefault()
    const code = field.current?.value ?? ''
    if (field.current === null || code.trim() === '') return
    field.current.value = ''
    setHistory([...history.filter((known) => known !== code), code].slice(-HISTORY_MAX))
    setBack(0)
    onEnter(code)
  }
  const recall = (event: KeyboardEvent<HTMLInputElement>): void => {
    const step = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    const next = back + step
    if (step === 0 || next < 0 || next > history.length) return
    event.preventDefault()
    event.currentTarget.value = history.at(-next) ?? ''
    if (next === 0) event.currentTarget.value = ''
    setBack(next)
  }
  return (
    <form className="console-input" onSubmit={enter}>
      <input
        ref={field}
        type="text"
        dir="ltr"
        aria-label={t('console.input')}
        placeholder={t('console.input')}
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        disabled={isDisabled}
        onKeyDown={recall}
      />
    </form>
  )
}
