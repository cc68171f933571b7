import { type ReactNode, useEffect, useState } from 'react'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { collectionsText } from '../collections-text.ts'

interface PageDialogProps {
  readonly title: string
  /** The dialog is closed, and the focus is back where it was: it may be taken away. */
  readonly onClosed: () => void
  /** Something is going on whose end is shown here: it is not left before. */
  readonly isBusy?: boolean
  readonly children: (close: () => void) => ReactNode
}

/** A dialog that is open from its first rendering on, and asks to be taken away once it is closed. */
export function PageDialog({ title, onClosed, isBusy = false, children }: PageDialogProps): ReactNode {
  const [isOpen, setOpen] = useState(true)
  // Effects of what is inside run first: the dialog is closed by then.
  useEffect(() => {
    if (!isOpen) onClosed()
  }, [isOpen, onClosed])
  const close = (): void => setOpen(false)
  return (
    <Dialog isOpen={isOpen} onClose={close} title={title} close={collectionsText('close')} className="collections-dialog" isBusy={isBusy}>
      {children(close)}
    </Dialog>
  )
}
