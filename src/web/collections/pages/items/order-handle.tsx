import type { KeyboardEvent, PointerEvent, ReactNode } from 'react'
import { pagesText } from '../parts/pages-text.ts'

interface OrderHandleProps {
  readonly title: string
  /** Id of the text that says how it is used. */
  readonly describedBy: string
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
  readonly onStep: (step: 'up' | 'down' | 'first' | 'last') => void
}

const STEPS: Readonly<Record<string, 'up' | 'down' | 'first' | 'last'>> = { ArrowUp: 'up', ArrowDown: 'down', Home: 'first', End: 'last' }

/** What an item is moved by: dragged, or with the keys. */
export function OrderHandle({ title, describedBy, onPointerDown, onStep }: OrderHandleProps): ReactNode {
  const press = (event: KeyboardEvent): void => {
    const step = STEPS[event.key]
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onStep(step)
  }
  return (
    <button
      className="item-handle"
      type="button"
      aria-label={pagesText('handle', { title })}
      aria-describedby={describedBy}
      onKeyDown={press}
      onPointerDown={onPointerDown}
    >
      <span aria-hidden="true" />
    </button>
  )
}
