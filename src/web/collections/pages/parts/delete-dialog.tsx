import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { Collection } from '#contracts/collections.ts'
import { ActionError } from '../../action-error.tsx'
import { collectionName } from '../../collection-name.ts'
import { removeCollection } from '../../collections-calls.ts'
import { collectionsText } from '../../collections-text.ts'
import { useAction } from '../../use-action.ts'
import { PageDialog } from './page-dialog.tsx'
import { pagesText } from './pages-text.ts'

interface DeleteDialogProps {
  readonly collection: Pick<Collection, 'id' | 'name'>
  /** Called once the dialog is removed. */
  readonly onDeleted?: () => void
  readonly onClose: () => void
  /** Deletes it; `removeCollection` when not given. One function for the life of the component. */
  readonly remove?: (id: string) => Promise<void>
}

/** Asks before a collection goes with all that is in it (docs/behaviour/collections.md 29). */
export function DeleteDialog({ collection, onDeleted, onClose, remove: removeIt = removeCollection }: DeleteDialogProps): ReactNode {
  const deletion = useAction(removeIt)
  const remove = async (): Promise<void> => {
    if (deletion.isPending) return
    const { isDone } = await deletion.run(collection.id)
    if (!isDone) return
    // A modal dialog keeps the focus: it is removed before the focus moves on.
    flushSync(onClose)
    onDeleted?.()
  }
  return (
    <PageDialog title={pagesText('delete_title')} isBusy={deletion.isPending} onClose={onClose}>
      <div className="collections-form">
        <p dir="auto">{pagesText('delete_question', { name: collectionName(collection) })}</p>
        <div className="collections-error" role="alert">
          <ActionError errors={[deletion.error]} />
        </div>
        <div className="collections-buttons">
          <button className="button danger-button" type="button" aria-disabled={deletion.isPending} onClick={() => void remove()}>
            {collectionsText(deletion.isPending ? 'deleting' : 'delete')}
          </button>
          <button className="collections-plain" type="button" onClick={onClose}>
            {collectionsText('cancel')}
          </button>
        </div>
      </div>
    </PageDialog>
  )
}
