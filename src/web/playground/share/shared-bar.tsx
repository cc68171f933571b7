import { type ReactNode, useReducer, useState } from 'react'
import { loadChunk } from '../../browser/load-chunk.ts'
import { measure } from '../../browser/measure.ts'
import { errorMessage } from '../../ui/error-message.ts'
import { useLateComponent } from '../../ui/use-late-component.ts'
import { usePlayText } from '../texts/play-text.ts'
import type { SharedBarProps } from './share-props.ts'
import './share.css'

/** What is said above code that was opened by its permalink, and what its user can do about it. */
export function SharedBar({ id, onFork }: SharedBarProps): ReactNode {
  const t = usePlayText()
  const [isFlagging, setFlagging] = useState(false)
  const [tries, load] = useReducer((count: number) => count + 1, 0)
  const { Component: Dialog, error } = useLateComponent(loadFlagDialog, tries)
  const flag = (): void => {
    measure({ name: 'play.action', id: 'flag' })
    load()
    setFlagging(true)
  }
  return (
    <div className="share-bar">
      <p>{t('share.shared')}</p>
      {onFork !== undefined && (
        <button type="button" className="share-plain" onClick={onFork}>
          {t('share.fork')}
        </button>
      )}
      <button type="button" className="share-flag" aria-haspopup="dialog" onClick={flag}>
        {t('flag.link')}
      </button>
      {error !== undefined && (
        <p role="alert" className="share-error">
          {t('part_failed', { reason: errorMessage(error) })}
        </p>
      )}
      {isFlagging && Dialog !== undefined && <Dialog id={id} onClose={() => setFlagging(false)} />}
    </div>
  )
}

async function loadFlagDialog() {
  return (await loadChunk(() => import('./flag-dialog.tsx'))).FlagDialog
}
