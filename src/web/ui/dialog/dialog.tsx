import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { adoptRules } from '../../browser/page-style.ts'
import { usePage } from '../page-context.ts'
import rules from './dialog.css?inline'
import { canOpenOverPage, openOverPage } from './open-over-page.ts'

interface DialogProps {
  readonly isOpen: boolean
  /** By whatever way it is left. */
  readonly onClose: () => void
  readonly title: string
  /** What the button is called that closes it. */
  readonly close: string
  /** Of its feature, for what is in it. */
  readonly className: string
  /** Where it stands: below the element whose `anchor-name` is `--dialog-button`, or in the middle. */
  readonly place?: 'button' | 'middle'
  /** Something is going on whose end is shown here: it is not left before. */
  readonly isBusy?: boolean
  readonly children: ReactNode
}

/**
 * A modal dialog: it keeps the focus and gives it back, Escape and a press outside close it. One in the middle is the browser's own, one below its
 * button costs large pages less (open-over-page.ts). What is in it stays as it is while it is closed. Its rules come with it; `--dialog-size` is its width at most.
 */
export function Dialog({ isOpen, onClose, title, close, className, place = 'middle', isBusy = false, children }: DialogProps): ReactNode {
  const { interfaceLang } = usePage()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => adoptRules(rules), [])
  const leave = (): void => {
    if (!isBusy) onClose()
  }
  const onLeave = useEffectEvent(leave)
  // Before the browser goes on: the next key is for the dialog. Taken out of the page while it is open, it would not give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!isOpen || element === null) return
    const shut = place === 'button' && canOpenOverPage(element) ? openOverPage(element, () => onLeave()) : openModal(element)
    // A field would bring up the keyboard of a phone, over half of the dialog.
    if (matchMedia('(pointer: coarse)').matches) focusHeading(heading.current)
    return shut
  }, [isOpen, place])
  // Reported at once, not when it has closed: by then a user may have opened it again.
  const leaveByKey = (event: SyntheticEvent): void => {
    // A file dialog reports this way too that nothing was chosen.
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    leave()
  }
  const afterClose = (): void => {
    if (dialog.current?.open !== false) return
    // Browsers close a dialog whose user presses Escape twice.
    if (isBusy) dialog.current.showModal()
    else onClose()
  }
  const leaveFromOutside = (event: MouseEvent): void => {
    const { target, currentTarget, clientX, clientY } = event
    // The scroll bar is the dialog's as well.
    const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
    const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
    if (target !== currentTarget || isInside) return
    // The focus goes back to where it came from, not to what was pressed.
    event.preventDefault()
    leave()
  }
  return (
    <dialog
      className={`dialog dialog-${place} ${className}`}
      ref={dialog}
      aria-labelledby={id}
      lang={interfaceLang}
      onClose={afterClose}
      onCancel={leaveByKey}
      onMouseDown={leaveFromOutside}
    >
      <div className="dialog-body">
        <h2 id={id} ref={heading}>
          {title}
        </h2>
        {children}
        {/* Last, for the browser gives the focus to the first control: that is one of the form. */}
        <button type="button" className="dialog-close" onClick={leave} aria-label={close}>
          <span aria-hidden="true" />
        </button>
      </div>
    </dialog>
  )
}

function openModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal()
  return () => dialog.close()
}

function focusHeading(heading: HTMLHeadingElement | null): void {
  if (heading === null) return
  heading.tabIndex = -1
  heading.focus()
}
