import { type ReactNode, useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { loadChunk } from '../../browser/load-chunk.ts'
import { measure } from '../../browser/measure.ts'
import { errorMessage } from '../../ui/error-message.ts'
import { useLateComponent } from '../../ui/use-late-component.ts'
import { isEmptyCode } from '../code/play-code.ts'
import { usePlayText } from '../texts/play-text.ts'
import type { ShareButtonProps } from './share-props.ts'

/** The button that shares the code in the editors. Its dialog is loaded by the first click. */
export function ShareButton({ isReturning = false, ...props }: ShareButtonProps): ReactNode {
  const { code } = props
  const t = usePlayText()
  const [isOpen, setOpen] = useState(false)
  const [tries, load] = useReducer((count: number) => count + 1, 0)
  const { Component: Dialog, error } = useLateComponent(loadShareDialog, tries)
  const open = useCallback((): void => {
    load()
    setOpen(true)
  }, [])
  const isEmpty = isEmptyCode(code)
  const hasReturned = useRef(false)
  useEffect(() => {
    if (!isReturning || isEmpty || hasReturned.current) return
    hasReturned.current = true
    open()
  }, [isReturning, isEmpty, open])
  const begin = (): void => {
    measure({ name: 'play.action', id: 'share' })
    open()
  }
  return (
    <>
      <button type="button" className="play-action" aria-haspopup="dialog" disabled={isEmpty} onClick={begin}>
        {t('share.button')}
      </button>
      {error !== undefined && (
        <p role="alert" className="share-error">
          {t('part_failed', { reason: errorMessage(error) })}
        </p>
      )}
      {isOpen && Dialog !== undefined && <Dialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

async function loadShareDialog() {
  return (await loadChunk(() => import('./share-dialog.tsx'))).ShareDialog
}
