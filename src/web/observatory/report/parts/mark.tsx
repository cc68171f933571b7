import type { ReactNode } from 'react'
import { observatoryText } from '#locales/observatory.ts'

interface MarkProps {
  /** Null: it does not apply. */
  readonly isGood: boolean | null
  readonly good: string
  readonly bad: string
}

/** A check mark or a cross, with its meaning for screen readers. */
export function Mark({ isGood, good, bad }: MarkProps): ReactNode {
  if (isGood === null)
    return (
      <span>
        <span aria-hidden="true">-</span>
        <span className="visually-hidden">{observatoryText('not_applicable')}</span>
      </span>
    )
  return (
    <span className={isGood ? 'obs-good' : 'obs-bad'}>
      <span aria-hidden="true">{isGood ? '✓' : '✕'}</span>
      <span className="visually-hidden">{isGood ? good : bad}</span>
    </span>
  )
}
