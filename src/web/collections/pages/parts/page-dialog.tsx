import type { ReactNode } from 'react'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { collectionsText } from '../../collections-text.ts'

interface PageDialogProps {
  readonly title: string
  /** Removes the dialog from the page, at once: a second state here would let the focus return before the dialog can be opened again. */
  readonly onClose: () => void
  /** A request is under way and its result is shown here: the dialog stays until then. */
  readonly isBusy?: boolean
  readonly children: ReactNode
}

/** A dialog that is open as long as it is rendered. */
export function PageDialog({ title, onClose, isBusy = false, children }: PageDialogProps): ReactNode {
  return (
    <Dialog isOpen onClose={onClose} title={title} close={collectionsText('close')} className="collections-dialog" isBusy={isBusy}>
      {children}
    </Dialog>
  )
}
