import { type ReactNode, useState } from 'react'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { helpText } from '../answer/help-text.ts'
import type { StoredTalk } from '../talk/history-groups.ts'
import { titleOf } from './history-list.tsx'

interface DeleteDialogProps {
  readonly talk: StoredTalk
  readonly onClose: () => void
  /** What the server said where it failed; undefined when it is deleted, and then the dialog is gone. */
  readonly onDelete: () => Promise<string | undefined>
}

/** Asks before a conversation is deleted. */
export function DeleteDialog({ talk, onClose, onDelete }: DeleteDialogProps): ReactNode {
  const [state, setState] = useState<'asking' | 'busy' | { readonly failed: string }>('asking')
  const remove = async (): Promise<void> => {
    if (state === 'busy') return
    setState('busy')
    const failed = await onDelete()
    if (failed !== undefined) setState({ failed })
  }
  return (
    <Dialog isOpen onClose={onClose} title={titleOf(talk)} close={helpText('close')} className="help-dialog" isBusy={state === 'busy'}>
      <p>{helpText('delete_ask')}</p>
      <p className="help-problem" role="alert">
        {typeof state === 'object' && helpText('delete_failed', { message: state.failed })}
      </p>
      <p className="help-form-buttons">
        <button type="button" className="plain-button" onClick={onClose}>
          {helpText('delete_no')}
        </button>
        <button type="button" className="button help-danger" aria-disabled={state === 'busy'} onClick={() => void remove()}>
          {helpText('delete_yes')}
        </button>
      </p>
    </Dialog>
  )
}
