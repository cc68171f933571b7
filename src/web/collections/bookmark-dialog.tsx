import type { ReactNode } from 'react'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { ActionError } from './action-error.tsx'
import { BookmarkForm } from './bookmark-form.tsx'
import type { BookmarkModeProps } from './bookmark-props.ts'
import type { BookmarkStore } from './bookmark-store.ts'
import { collectionsText } from './collections-text.ts'

interface BookmarkDialogProps extends BookmarkModeProps {
  readonly store: BookmarkStore
  /** The title of the dialog for a page that is not saved yet. */
  readonly newTitle: string
  /** Above the fields. */
  readonly choice?: ReactNode
  /** Below the fields. */
  readonly hint?: ReactNode
}

/** The dialog in which a page is saved, changed or deleted in one store (docs/behaviour/collections.md 27). What was typed stands in place of what is stored. */
export function BookmarkDialog(props: BookmarkDialogProps): ReactNode {
  const { page, store, newTitle, choice, hint, place, isOpen, onClose, draft, onDraft, onDone } = props
  const { stored, placeName: collection, state, errors } = store
  const title = draft.title ?? stored?.title ?? page.title
  const notes = draft.notes ?? stored?.notes ?? ''
  const save = async (): Promise<void> => {
    const outcome = await store.save({ title: title.trim(), notes })
    if (outcome.isDone) onDone({ text: collectionsText('status_saved', { collection }) })
  }
  const remove = async (): Promise<void> => {
    const outcome = await store.remove()
    if (outcome.isDone) onDone({ text: collectionsText('status_removed', { collection }), undo: outcome.reply })
  }
  const cancel = (): void => {
    store.clearErrors()
    onDraft({})
    onClose()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={stored === undefined ? newTitle : collectionsText('edit_title')}
      close={collectionsText('close')}
      className="collections-dialog"
      place={place}
      isBusy={state === 'saving' || state === 'deleting'}
    >
      <BookmarkForm
        title={title}
        notes={notes}
        onType={(typed) => onDraft({ ...draft, ...typed })}
        choice={choice}
        hint={hint}
        error={<ActionError errors={errors} />}
        state={state}
        onSave={() => void save()}
        onCancel={cancel}
        onDelete={stored === undefined ? undefined : () => void remove()}
      />
    </Dialog>
  )
}
