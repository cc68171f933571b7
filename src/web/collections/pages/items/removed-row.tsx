import { type ReactNode, useEffect, useRef } from 'react'
import { collectionsText } from '../../collections-text.ts'
import { pagesText } from '../parts/pages-text.ts'

interface RemovedRowProps {
  readonly title: string
  readonly isBusy: boolean
  readonly failure?: ReactNode
  readonly onUndo: () => void
}

/** The place of an item that was removed, with the way to have it back. The focus comes here, for the button that removed it is gone. */
export function RemovedRow({ title, isBusy, failure, onUndo }: RemovedRowProps): ReactNode {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  return (
    <li className="item-removed">
      <p dir="auto">{pagesText('removed', { title })}</p>
      <button className="plain-button" type="button" ref={button} aria-disabled={isBusy} onClick={() => !isBusy && onUndo()}>
        {collectionsText('undo')}
      </button>
      {failure}
    </li>
  )
}
