import { type ReactNode, useState } from 'react'
import type { Collection } from '#contracts/collections.ts'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { ActionError } from './action-error.tsx'
import { BookmarkForm } from './bookmark-form.tsx'
import type { BookmarkModeProps } from './bookmark-menu.tsx'
import { CollectionChoice } from './collection-choice.tsx'
import { CollectionModal } from './collection-modal.tsx'
import { collectionsText } from './collections-text.ts'
import { useAccountBookmark } from './use-account-bookmark.ts'

/** The bookmark menu of a reader who is signed in: the page goes to one of their collections (spec 000 section 4). */
export function AccountBookmark(props: BookmarkModeProps): ReactNode {
  const { place, isOpen, onClose, draft, onDraft } = props
  const { collections, marked, chosen, isThere, title, notes, state, isSlow, errors, save, remove, reset } = useAccountBookmark(props)
  const [isCreating, setCreating] = useState(false)
  const cancel = (): void => {
    reset()
    onDraft({})
    onClose()
  }
  const choose = (id: string): void => onDraft({ ...draft, collectionId: id })
  const finishCreating = (created?: Collection): void => {
    setCreating(false)
    if (created !== undefined) choose(created.id)
  }
  return (
    <>
      <Dialog
        isOpen={isOpen}
        onClose={onClose}
        title={collectionsText(isThere ? 'edit_title' : 'add_title')}
        close={collectionsText('close')}
        className="collections-dialog"
        place={place}
        isBusy={state === 'saving' || state === 'deleting'}
      >
        <BookmarkForm
          title={title}
          notes={notes}
          onType={(typed) => onDraft({ ...draft, ...typed })}
          choice={
            <CollectionChoice collections={collections} chosen={chosen} marked={marked} onChoose={choose} onNew={() => setCreating(true)} />
          }
          hint={isSlow && <p className="collections-quiet">{collectionsText('slow')}</p>}
          error={<ActionError errors={errors} />}
          state={state}
          onSave={() => void save()}
          onCancel={cancel}
          onDelete={isThere ? () => void remove() : undefined}
        />
      </Dialog>
      {isCreating && <CollectionModal onClose={finishCreating} />}
    </>
  )
}
