import { type FormEvent, type ReactNode, useId, useState } from 'react'
import type { BulkReply, Collection } from '#contracts/collections.ts'
import { measure } from '../../../browser/measure.ts'
import { ActionError } from '../../action-error.tsx'
import { collectionName } from '../../collection-name.ts'
import { changeItems } from '../../collections-calls.ts'
import { useCollections } from '../../collections-data.ts'
import { collectionsText } from '../../collections-text.ts'
import { useAction } from '../../use-action.ts'
import { PageDialog } from '../parts/page-dialog.tsx'
import { pagesText } from '../parts/pages-text.ts'

interface MoveDialogProps {
  readonly action: 'move' | 'copy'
  readonly collectionId: string
  /** Ids of the items. */
  readonly items: readonly string[]
  /** Called once the dialog is removed. */
  readonly onDone: (reply: BulkReply, target: Collection) => void
  readonly onClose: () => void
}

const WORDS = {
  move: { title: 'move_title', ready: 'move_now', pending: 'moving' },
  copy: { title: 'copy_title', ready: 'copy_now', pending: 'copying' },
} as const

/** Asks where items go, and sends them there in one call. */
export function MoveDialog({ action, collectionId, items, onDone, onClose }: MoveDialogProps): ReactNode {
  const id = useId()
  const { data = [] } = useCollections()
  const targets = data.filter((collection) => collection.id !== collectionId)
  const [chosen, setChosen] = useState<string>()
  const target = targets.find((collection) => collection.id === chosen) ?? targets[0]
  const change = useAction(moveItems)
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (change.isPending || target === undefined) return
    measure({ name: 'collections.act', id: action })
    const outcome = await change.run({ collectionId, action, items: [...items], target: target.id })
    if (!outcome.isDone) return
    onClose()
    onDone(outcome.reply, target)
  }
  return (
    <PageDialog title={pagesText(WORDS[action].title, { count: items.length })} isBusy={change.isPending} onClose={onClose}>
      <form className="collections-form" onSubmit={(event) => void submit(event)}>
        {target === undefined ? (
          <p>{pagesText('no_target')}</p>
        ) : (
          <div className="collections-field">
            <label htmlFor={id}>{pagesText('target')}</label>
            <select id={id} value={target.id} onChange={({ target: select }) => setChosen(select.value)}>
              {targets.map((collection) => (
                <option key={collection.id} value={collection.id}>
                  {collectionName(collection)}
                </option>
              ))}
            </select>
          </div>
        )}
        <div className="collections-error" role="alert">
          <ActionError errors={[change.error]} />
        </div>
        <div className="collections-buttons">
          {target !== undefined && (
            <button className="button" type="submit" aria-disabled={change.isPending}>
              {pagesText(WORDS[action][change.isPending ? 'pending' : 'ready'])}
            </button>
          )}
          <button className="collections-plain" type="button" onClick={onClose}>
            {collectionsText('cancel')}
          </button>
        </div>
      </form>
    </PageDialog>
  )
}

interface MoveInput {
  readonly collectionId: string
  readonly action: 'move' | 'copy'
  readonly items: string[]
  readonly target: string
}

function moveItems({ collectionId, ...body }: MoveInput): Promise<BulkReply> {
  return changeItems(collectionId, body)
}
