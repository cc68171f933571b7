import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { CurriculumScrim } from '#contracts/areas.ts'
import { areaText } from '#locales/areas.ts'

interface ScrimDialogProps {
  readonly scrim: CurriculumScrim
  readonly onClose: () => void
}

/** What the partner's page may do: run, keep what is its own, and open pages of its own in new windows; it can't lead this page away. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox'

/** The partner's lesson over the page, for as long as the dialog is open. */
export function ScrimDialog({ scrim: { url, title, name, page }, onClose }: ScrimDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const [isFull, setFull] = useState(false)
  const titleId = useId()
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    // Taken out of the page while it is open, it would not give the focus back.
    return () => element?.close()
  }, [])
  useEffect(() => {
    const follow = (): void => setFull(document.fullscreenElement !== null && document.fullscreenElement === body.current)
    const listening = new AbortController()
    document.addEventListener('fullscreenchange', follow, { signal: listening.signal })
    return () => listening.abort()
  }, [])
  const turn = (): void => {
    const turned = isFull ? document.exitFullscreen() : body.current?.requestFullscreen()
    turned?.catch((error: unknown) => console.warn('the scrim keeps its size', error))
  }
  return (
    <dialog className="scrim-dialog" ref={dialog} aria-labelledby={titleId} onClose={onClose}>
      {/* A dialog itself can't fill the screen. */}
      <div className="scrim-body" ref={body}>
        <div className="scrim-bar">
          <h2 id={titleId}>{title}</h2>
          <a href={page} target="_blank" rel="noopener">
            {areaText('curriculum.scrim_open', { name })}
          </a>
          {document.fullscreenEnabled && (
            <button type="button" aria-pressed={isFull} onClick={turn}>
              {areaText('curriculum.scrim_full')}
            </button>
          )}
          <button type="button" onClick={() => dialog.current?.close()}>
            {areaText('curriculum.scrim_close')}
          </button>
        </div>
        <iframe src={url} title={title} sandbox={SANDBOX} allow="fullscreen" referrerPolicy="strict-origin" />
      </div>
    </dialog>
  )
}
