import { type ReactNode, useEffect, useRef, useState } from 'react'
import { errorText } from '../../collections-error.ts'
import { collectionsText } from '../../collections-text.ts'
import { pagesText } from '../parts/pages-text.ts'

/** What was done to several items, and the way to have it as it was. */
export interface Notice {
  readonly text: string
  /** @throws CollectionsError when it is rejected */
  readonly undo?: () => Promise<void>
}

interface ListNoticeProps {
  readonly notice: Notice
  readonly onClose: () => void
}

/** Says what was done. The focus comes here, for what it was on may be gone. */
export function ListNotice({ notice, onClose }: ListNoticeProps): ReactNode {
  const container = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'ready' | 'pending' | 'undone' | { readonly error: unknown }>('ready')
  useEffect(() => {
    setState('ready')
    if (notice.text !== '') container.current?.focus({ preventScroll: false })
  }, [notice])
  const undo = async (): Promise<void> => {
    if (notice.undo === undefined || state === 'pending') return
    setState('pending')
    try {
      await notice.undo()
      setState('undone')
      container.current?.focus()
    } catch (error) {
      setState({ error })
    }
  }
  const text = state === 'undone' ? pagesText('undone') : notice.text
  return (
    <div className="list-notice" ref={container} tabIndex={-1}>
      <p role="status" dir="auto">
        {typeof state === 'object' ? collectionsText('error', { message: errorText(state.error) }) : text}
      </p>
      {notice.undo !== undefined && state !== 'undone' && (
        <button className="plain-button" type="button" aria-disabled={state === 'pending'} onClick={() => void undo()}>
          {collectionsText('undo')}
        </button>
      )}
      <button className="plain-button" type="button" onClick={onClose}>
        {collectionsText('close')}
      </button>
    </div>
  )
}
