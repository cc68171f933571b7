import type { ReactNode } from 'react'
import { helpText } from '../answer/help-text.ts'
import { siblingsOf, type Talk, type Turn } from '../talk/talk.ts'

interface VersionPagerProps {
  readonly turn: Turn
  readonly talk: Talk
  readonly isOff: boolean
  readonly onChoose: (turn: Turn) => void
}

/** "2 / 3": moves between the versions of a question; the branch below follows. Nothing where there is one version only. */
export function VersionPager({ turn, talk, isOff, onChoose }: VersionPagerProps): ReactNode {
  const versions = siblingsOf(talk, turn)
  const place = versions.findIndex(({ id }) => id === turn.id)
  if (versions.length < 2) return null
  const step = (by: number, name: string, sign: string): ReactNode => {
    const next = versions[place + by]
    const isStopped = isOff || next === undefined
    return (
      <button
        type="button"
        className="plain-button"
        aria-label={name}
        aria-disabled={isStopped}
        onClick={({ currentTarget }) => {
          if (isStopped) return
          const isPrevious = by < 0
          const list = currentTarget.closest('.help-turns')
          onChoose(next)
          // Another version is another element: the focus goes to the same button there.
          requestAnimationFrame(() =>
            requestAnimationFrame(() => {
              const pager = [...(list?.querySelectorAll<HTMLElement>('.help-pager') ?? [])].find(({ dataset }) => dataset.turn === next.id)
              pager?.querySelector<HTMLElement>(isPrevious ? 'button' : 'button:last-child')?.focus()
            }),
          )
        }}
      >
        <span aria-hidden="true">{sign}</span>
      </button>
    )
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that act at once are no fields of a form
    <span
      className="help-pager"
      role="group"
      data-turn={turn.id}
      aria-label={helpText('version', { number: place + 1, count: versions.length })}
    >
      {step(-1, helpText('version_previous'), '‹')}
      <span aria-hidden="true">
        {place + 1} / {versions.length}
      </span>
      {step(1, helpText('version_next'), '›')}
    </span>
  )
}
