import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { COLLECTION_TEXT_MAX, COLLECTION_TITLE_MAX } from '#contracts/collection-limits.ts'
import { collectionsText } from './collections-text.ts'
import { findTextError } from './count-characters.ts'
import { CountedField } from './counted-field.tsx'

/** What a user has typed and not saved; absent where nothing was changed. */
export interface Draft {
  readonly collectionId?: string
  readonly title?: string
  readonly notes?: string
}

/** What is going on. */
export type BookmarkFormState = 'loading' | 'ready' | 'saving' | 'deleting'

interface BookmarkFormProps {
  readonly title: string
  readonly notes: string
  readonly onType: (draft: Draft) => void
  /** The choice of a collection. */
  readonly choice?: ReactNode
  /** What there is to be known about where it is stored. */
  readonly hint?: ReactNode
  readonly error?: ReactNode
  readonly state: BookmarkFormState
  readonly onSave: () => void
  readonly onCancel: () => void
  /** Absent: there is nothing to delete. */
  readonly onDelete?: (() => void) | undefined
}

const NAME_LIMITS = { limit: COLLECTION_TITLE_MAX, isRequired: true } as const
const NOTE_LIMITS = { limit: COLLECTION_TEXT_MAX, isRequired: false } as const
/** The limits of the API are far away for most users: the counters are there when they come near. */
const COUNTED_SHARE = 0.75

/** Name and note of a bookmark, with what is done to it (docs/behaviour/collections.md 27). The buttons keep the focus while they wait. */
export function BookmarkForm(props: BookmarkFormProps): ReactNode {
  const { title, notes, onType, choice, hint, error, state, onSave, onCancel, onDelete } = props
  const [isTried, setTried] = useState(false)
  const isBusy = state === 'saving' || state === 'deleting'
  const form = useRef<HTMLFormElement>(null)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (state !== 'ready') return
    setTried(true)
    const isInvalid = findTextError(title, NAME_LIMITS) !== undefined || findTextError(notes, NOTE_LIMITS) !== undefined
    if (isInvalid) focusInvalid(form.current)
    else onSave()
  }
  return (
    <form className="collections-form" onSubmit={submit} noValidate ref={form}>
      {choice}
      <CountedField
        {...NAME_LIMITS}
        name="title"
        label={collectionsText('name')}
        value={title}
        onChange={(value) => onType({ title: value })}
        countsFrom={COLLECTION_TITLE_MAX * COUNTED_SHARE}
        isTried={isTried}
      />
      <CountedField
        {...NOTE_LIMITS}
        name="notes"
        label={collectionsText('note')}
        value={notes}
        onChange={(value) => onType({ notes: value })}
        countsFrom={COLLECTION_TEXT_MAX * COUNTED_SHARE}
        isTried={isTried}
        isLong
      />
      {hint}
      <div className="collections-error" role="alert">
        {error}
      </div>
      <div className="collections-buttons">
        <button type="submit" className="button" aria-disabled={state !== 'ready'}>
          {collectionsText(state === 'saving' ? 'saving' : 'save')}
        </button>
        <button type="button" className="collections-plain" aria-disabled={isBusy} onClick={() => !isBusy && onCancel()}>
          {collectionsText('cancel')}
        </button>
        {onDelete !== undefined && (
          <button
            type="button"
            className="collections-plain collections-delete"
            aria-disabled={state !== 'ready'}
            onClick={() => state === 'ready' && onDelete()}
          >
            {collectionsText(state === 'deleting' ? 'deleting' : 'delete')}
          </button>
        )}
      </div>
    </form>
  )
}

/** Moves the focus to the first field that can't be sent as it is; its problem is shown by then. */
export function focusInvalid(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}
