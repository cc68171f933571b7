import type { ReactNode, RefObject } from 'react'
import { usePlayText } from './texts/play-text.ts'

interface ResultPanelProps {
  readonly frame: RefObject<HTMLIFrameElement | null>
  readonly hasRun: boolean
  /** Others shared the code, and the user has not said that it may run. */
  readonly isAsking: boolean
  readonly onRun: () => void
}

/** What the code shows; before that, what there is to know of it. */
export function ResultPanel({ frame, hasRun, isAsking, onRun }: ResultPanelProps): ReactNode {
  const t = usePlayText()
  return (
    <>
      <h2 className="play-panel-title">{t('result')}</h2>
      <div className="play-result">
        <iframe ref={frame} title={t('result_title')} allow="fullscreen" tabIndex={hasRun && !isAsking ? 0 : -1} />
        {isAsking && (
          <div className="play-caution">
            <p>{t('caution')}</p>
            <button type="button" className="button" onClick={onRun}>
              {t('run')}
            </button>
          </div>
        )}
        {!hasRun && !isAsking && <p className="play-hint">{t('result_empty')}</p>}
      </div>
    </>
  )
}
