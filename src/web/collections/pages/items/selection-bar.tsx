import type { ReactNode } from 'react'
import { pagesText } from '../parts/pages-text.ts'
import './selection-bar.css'

interface SelectionBarProps {
  readonly count: number
  readonly isBusy: boolean
  readonly onAll: () => void
  readonly onAct: (act: 'move' | 'copy' | 'remove') => void
  readonly onDone: () => void
}

const ACTS = ['move', 'copy', 'remove'] as const

/** What can be done with the chosen items; at the foot of the window, for the list may be long. */
export function SelectionBar({ count, isBusy, onAll, onAct, onDone }: SelectionBarProps): ReactNode {
  const isIdle = count === 0 || isBusy
  return (
    <section className="selection-bar" aria-label={pagesText('select')} aria-busy={isBusy}>
      <p role="status">{pagesText('selected', { count })}</p>
      <div className="selection-acts">
        <button className="plain-button" type="button" onClick={onAll}>
          {pagesText('select_shown')}
        </button>
        {ACTS.map((act) => (
          <button key={act} className="quiet-button" type="button" aria-disabled={isIdle} onClick={() => !isIdle && onAct(act)}>
            {pagesText(act)}
          </button>
        ))}
        <button className="plain-button" type="button" onClick={onDone}>
          {pagesText('select_done')}
        </button>
      </div>
    </section>
  )
}
