import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { loadChunk } from '../../load-chunk.ts'
import { measure } from '../../shell/measure.ts'
import { isEmptyCode } from '../play-code.ts'
import type { ShareDialogProps } from './share-dialog.tsx'
import type { ShareButtonProps } from './share-props.ts'

/** The way to share the code in the editors. What it takes comes when it is wanted. */
export function ShareButton({ isReturning = false, ...props }: ShareButtonProps): ReactNode {
  const { t, code } = props
  const [isOpen, setOpen] = useState(false)
  const [Dialog, setDialog] = useState<ComponentType<ShareDialogProps>>()
  const [fault, setFault] = useState('')
  const open = useCallback(async () => {
    setFault('')
    try {
      const { ShareDialog } = await loadChunk(() => import('./share-dialog.tsx'))
      setDialog(() => ShareDialog)
      setOpen(true)
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error))
    }
  }, [])
  const isEmpty = isEmptyCode(code)
  const hasReturned = useRef(false)
  useEffect(() => {
    if (!isReturning || isEmpty || hasReturned.current) return
    hasReturned.current = true
    void open()
  }, [isReturning, isEmpty, open])
  const begin = (): void => {
    measure({ name: 'play.action', id: 'share' })
    void open()
  }
  return (
    <>
      <button type="button" className="play-action" aria-haspopup="dialog" disabled={isEmpty} onClick={begin}>
        {t('share.button')}
      </button>
      {fault !== '' && (
        <p role="alert" className="share-fault">
          {t('part_failed', { reason: fault })}
        </p>
      )}
      {isOpen && Dialog !== undefined && <Dialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
