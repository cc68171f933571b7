import { type ReactNode, useEffect } from 'react'
import type { TranslatePlayground } from './share/share-props.ts'
import './play-notice.css'

/** Something that the page says of what was done. */
export interface Notice {
  /** A failure stays until it is closed. */
  readonly kind: 'done' | 'failed'
  readonly text: string
}

interface PlayNoticeProps {
  readonly notice: Notice | undefined
  readonly onClose: () => void
  readonly t: TranslatePlayground
}

const SHOWN_MS = 5000

/** The place for what the page says; it covers no control for long, and moves nothing. */
export function PlayNotice({ notice, onClose, t }: PlayNoticeProps): ReactNode {
  useEffect(() => {
    if (notice?.kind !== 'done') return
    const timer = setTimeout(onClose, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [notice, onClose])
  return (
    <div className="play-notices" role="status">
      {notice !== undefined && (
        <div className={`play-notice play-notice-${notice.kind}`}>
          <p dir="auto">{notice.text}</p>
          <button type="button" className="play-button" onClick={onClose}>
            {t('dismiss')}
          </button>
        </div>
      )}
    </div>
  )
}
