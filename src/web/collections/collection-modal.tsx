import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { COLLECTION_DESCRIPTION_MAX, COLLECTION_NAME_MAX, CORE_COLLECTIONS_MAX } from '#contracts/collection-limits.ts'
import type { Collection } from '#contracts/collections.ts'
import { measure } from '../browser/measure.ts'
import { useUser } from '../browser/user.ts'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { ActionError } from './action-error.tsx'
import { focusInvalid } from './bookmark-form.tsx'
import { collectionName, isDefaultCollection } from './collection-name.ts'
import { createCollection, updateCollection } from './collections-calls.ts'
import { useCollections } from './collections-data.ts'
import { collectionsText } from './collections-text.ts'
import { findTextError } from './count-characters.ts'
import { CountedField } from './counted-field.tsx'
import { UpgradePrompt } from './upgrade-prompt.tsx'
import { useAction } from './use-action.ts'

interface CollectionModalProps {
  /** The one to be edited; absent: a new one is made. */
  readonly collection?: Collection
  /** With what was made or changed; undefined when the user gave it up. */
  readonly onClose: (saved?: Collection) => void
}

const NAME_LIMITS = { limit: COLLECTION_NAME_MAX, isRequired: true } as const
const DESCRIPTION_LIMITS = { limit: COLLECTION_DESCRIPTION_MAX, isRequired: false } as const

/**
 * The dialog that makes or edits a collection, open as long as it is rendered. Users with a free account who have as many as they may have are
 * shown how to get more instead of making another (docs/behaviour/collections.md 28).
 */
export function CollectionModal({ collection, onClose }: CollectionModalProps): ReactNode {
  const isFull = useIsFull() && collection === undefined
  const [isOpen, setOpen] = useState(false)
  // Opened once it stands in the page: the browser gives the focus back to where it came from.
  useEffect(() => setOpen(true), [])
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => onClose()}
      title={collectionsText(collection === undefined ? 'create_collection' : 'edit_collection')}
      close={collectionsText('close')}
      className="collections-dialog"
      place="middle"
    >
      {isFull ? <UpgradePrompt onClose={() => onClose()} /> : <CollectionForm collection={collection} onClose={onClose} />}
    </Dialog>
  )
}

/**
 * More than two, the default one among them (docs/behaviour/collections.md 28). The first count that is known decides: the list is read again when
 * the new collection is made, before the dialog closes.
 */
function useIsFull(): boolean {
  const isSubscriber = useUser()?.isSubscriber === true
  const { data } = useCollections()
  const [count, setCount] = useState<number>()
  if (count === undefined && data !== undefined) setCount(data.length)
  return !isSubscriber && (count ?? 0) >= CORE_COLLECTIONS_MAX
}

interface CollectionFormProps {
  readonly collection: Collection | undefined
  readonly onClose: (saved?: Collection) => void
}

function CollectionForm({ collection, onClose }: CollectionFormProps): ReactNode {
  const isFixed = collection !== undefined && isDefaultCollection(collection)
  const [name, setName] = useState(collection === undefined ? '' : collectionName(collection))
  const [description, setDescription] = useState(collection?.description ?? '')
  const [isTried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const creation = useAction(createCollection)
  const change = useAction(updateCollection)
  const isPending = creation.isPending || change.isPending
  const save = async (): Promise<void> => {
    measure({ name: 'collections.act', id: collection === undefined ? 'create' : 'edit' })
    const texts = { ...(isFixed ? {} : { name: name.trim() }), description: description.trim() }
    const outcome = await (collection === undefined
      ? creation.run({ ...texts, name: name.trim() })
      : change.run({ id: collection.id, ...texts }))
    if (outcome.isDone) onClose(outcome.reply)
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (isPending) return
    setTried(true)
    const isInvalid = findTextError(name, NAME_LIMITS) !== undefined || findTextError(description, DESCRIPTION_LIMITS) !== undefined
    if (!isInvalid) return void save()
    // What the server said of an earlier try is not about this one.
    creation.reset()
    change.reset()
    focusInvalid(form.current)
  }
  return (
    <form className="collections-form" onSubmit={submit} noValidate ref={form}>
      <CountedField
        {...NAME_LIMITS}
        name="name"
        label={collectionsText('name')}
        value={name}
        onChange={setName}
        isTried={isTried}
        isFixed={isFixed}
        {...(isFixed ? { help: collectionsText('default_keeps_name') } : {})}
      />
      <CountedField
        {...DESCRIPTION_LIMITS}
        name="description"
        label={collectionsText('description')}
        value={description}
        onChange={setDescription}
        isTried={isTried}
        isLong
      />
      <div className="collections-error" role="alert">
        <ActionError errors={[creation.error, change.error]} />
      </div>
      <div className="collections-buttons">
        <button type="submit" className="button" aria-disabled={isPending}>
          {collectionsText(isPending ? 'saving' : 'save')}
        </button>
        <button type="button" className="collections-plain" onClick={() => onClose()}>
          {collectionsText('cancel')}
        </button>
      </div>
    </form>
  )
}
