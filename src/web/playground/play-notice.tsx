import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { usePlayText } from './texts/play-text.ts'
import './play-notice.css'

/** Something that the page says of what was done. */
export interface Notice {
  /** A failure stays until it is closed, as does what can be undone. */
  readonly kind: 'done' | 'failed'
  readonly text: string
  /** What a tool has said of it, in English. */
  readonly quote?: string
  /** Takes back what was done. */
  readonly undo?: () => void
}

interface PlayNoticeProps {
  readonly notice: Notice | undefined
  readonly onClose: () => void
}

const SHOWN_MS = 5000

/** The place for what the page says; it covers no control for long, and moves nothing. */
export function PlayNotice({ notice, onClose }: PlayNoticeProps): ReactNode {
  const t = usePlayText()
  const undo = useUndoFocus(notice)
  useEffect(() => {
    if (notice?.kind !== 'done' || notice.undo !== undefined) return
    const timer = setTimeout(onClose, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [notice, onClose])
  return (
    <div className="play-notices" role="status">
      {notice !== undefined && (
        <div className={`play-notice play-notice-${notice.kind}`}>
          <p dir="auto">
            {notice.text} {notice.quote !== undefined && <code lang="en">{notice.quote}</code>}
          </p>
          {notice.undo !== undefined && (
            <button
              type="button"
              className="play-button"
              ref={undo}
              onClick={() => {
                notice.undo?.()
                onClose()
              }}
            >
              {t('undo')}
            </button>
          )}
          <button type="button" className="play-button" onClick={onClose}>
            {t('dismiss')}
          </button>
        </div>
      )}
    </div>
  )
}

/**
 * Focuses the button that undoes, and returns the focus to where it was when the notice is closed from there (docs/behaviour/playground.md 1).
 *
 * @returns a ref for the button
 */
function useUndoFocus(notice: Notice | undefined): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (notice?.undo === undefined) return
    const before = document.activeElement
    button.current?.focus({ preventScroll: true })
    return () => {
      const isLost = document.activeElement === document.body || document.activeElement === null
      if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [notice])
  return button
}
