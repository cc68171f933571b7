import { type PointerEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { usePage } from '../../page-context.ts'
import './share.css'
import './share-dialog.css'

interface ShareFrameProps {
  readonly title: string
  /** What the button is called that closes it. */
  readonly close: string
  /** By whatever way it is left. */
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A modal dialog of the browser's own, open as long as it stands: it keeps the focus and gives it back; Escape and a press outside close it. */
export function ShareFrame({ title, close, onClose, children }: ShareFrameProps): ReactNode {
  const { interfaceLang } = usePage()
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    const element = dialog.current
    if (element?.open === false) element.showModal()
    // Taken out of the page while it is open, it would not give the focus back.
    return () => element?.close()
  }, [])
  const closeFromOutside = ({ target, currentTarget }: PointerEvent): void => {
    if (target === currentTarget) onClose()
  }
  return (
    <dialog
      className="share-dialog"
      ref={dialog}
      aria-labelledby={id}
      lang={interfaceLang}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClose={onClose}
      onPointerDown={closeFromOutside}
    >
      <div className="share-body">
        <header>
          <h2 id={id}>{title}</h2>
          <button type="button" className="share-close" onClick={onClose} aria-label={close}>
            <span aria-hidden="true" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  )
}
