import { type ReactNode, useRef } from 'react'
import type { Collection } from '#contracts/collections.ts'
import { ActionError } from '../action-error.tsx'
import { collectionName } from '../collection-name.ts'
import { removeCollection } from '../collections-calls.ts'
import { collectionsText } from '../collections-text.ts'
import { useAction } from '../use-action.ts'
import { PageDialog } from './page-dialog.tsx'
import { pagesText } from './pages-text.ts'

interface DeleteDialogProps {
  readonly collection: Pick<Collection, 'id' | 'name'>
  /** Called once the dialog is closed. */
  readonly onDeleted?: () => void
  readonly onClosed: () => void
  /** Deletes it; `removeCollection` when not given. One function for the life of the component. */
  readonly remove?: (id: string) => Promise<void>
}

/** Asks before a collection goes with all that is in it (reference/client.md 4.1). */
export function DeleteDialog({ collection, onDeleted, onClosed, remove: removeIt = removeCollection }: DeleteDialogProps): ReactNode {
  const deletion = useAction(removeIt)
  const isDeleted = useRef(false)
  const remove = async (close: () => void): Promise<void> => {
    if (deletion.isPending) return
    const { isDone } = await deletion.run(collection.id)
    if (!isDone) return
    isDeleted.current = true
    close()
  }
  const leave = (): void => {
    onClosed()
    if (isDeleted.current) onDeleted?.()
  }
  return (
    <PageDialog title={pagesText('delete_title')} isBusy={deletion.isPending} onClosed={leave}>
      {(close) => (
        <div className="collections-form">
          <p dir="auto">{pagesText('delete_question', { name: collectionName(collection) })}</p>
          <div className="collections-error" role="alert">
            <ActionError errors={[deletion.error]} />
          </div>
          <div className="collections-buttons">
            <button className="button danger-button" type="button" aria-disabled={deletion.isPending} onClick={() => void remove(close)}>
              {collectionsText(deletion.isPending ? 'deleting' : 'delete')}
            </button>
            <button className="collections-plain" type="button" onClick={close}>
              {collectionsText('cancel')}
            </button>
          </div>
        </div>
      )}
    </PageDialog>
  )
}
