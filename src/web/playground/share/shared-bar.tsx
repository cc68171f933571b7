import { type ComponentType, type ReactNode, useState } from 'react'
import { loadChunk } from '../../load-chunk.ts'
import { measure } from '../../shell/measure.ts'
import type { FlagDialogProps } from './flag-dialog.tsx'
import type { SharedBarProps } from './share-props.ts'
import './share.css'

/** What is said above code that was opened by its permalink, and what its reader can do about it. */
export function SharedBar({ t, id, onFork }: SharedBarProps): ReactNode {
  const [isFlagging, setFlagging] = useState(false)
  const [Dialog, setDialog] = useState<ComponentType<FlagDialogProps>>()
  const [fault, setFault] = useState('')
  const flag = async (): Promise<void> => {
    setFault('')
    measure({ name: 'play.action', id: 'flag' })
    try {
      const { FlagDialog } = await loadChunk(() => import('./flag-dialog.tsx'))
      setDialog(() => FlagDialog)
      setFlagging(true)
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <div className="share-bar">
      <p>{t('share.shared')}</p>
      {onFork !== undefined && (
        <button type="button" className="share-plain" onClick={onFork}>
          {t('share.fork')}
        </button>
      )}
      <button type="button" className="share-flag" aria-haspopup="dialog" onClick={() => void flag()}>
        {t('flag.link')}
      </button>
      {fault !== '' && (
        <p role="alert" className="share-fault">
          {t('part_failed', { reason: fault })}
        </p>
      )}
      {isFlagging && Dialog !== undefined && <Dialog t={t} id={id} onClose={() => setFlagging(false)} />}
    </div>
  )
}
