import type { BulkReply, Collection, CollectionItem } from '#contracts/collections.ts'
import { collectionName } from '../../collection-name.ts'
import { changeItems } from '../../collections-calls.ts'
import { collectionsChanged } from '../../collections-data.ts'
import { importItems } from '../parts/pages-calls.ts'
import { pagesText } from '../parts/pages-text.ts'
import type { Notice } from './list-notice.tsx'

interface RemoveInput {
  readonly collectionId: string
  readonly items: readonly CollectionItem[]
}

/** Takes several items out of a collection in one call; the notice puts them back. */
export async function removeItems({ collectionId, items }: RemoveInput): Promise<Notice> {
  const { done } = await changeItems(collectionId, { action: 'remove', items: items.map(({ id }) => id) })
  return {
    text: pagesText('removed_many', { count: done }),
    undo: async () => {
      await importItems(
        collectionId,
        items.map(({ url, title, notes }) => ({ url, title, notes })),
      )
      await collectionsChanged()
    },
  }
}

interface MovedInput extends RemoveInput {
  readonly action: 'move' | 'copy'
  readonly reply: BulkReply
  readonly target: Collection
}

/** What is result of items that went to another collection; those that were moved can be moved back. */
export function moveNotice({ action, collectionId, items, reply, target }: MovedInput): Notice {
  const { done, already_there: known, missing } = reply
  const name = collectionName(target)
  const result = pagesText(action === 'move' ? 'moved_many' : 'copied_many', { count: done, name })
  const text = known.length === 0 ? result : `${result} ${pagesText('already_there', { count: known.length })}`
  const moved = items.map(({ id }) => id).filter((id) => !known.includes(id) && !missing.includes(id))
  if (action === 'copy' || moved.length === 0) return { text }
  return {
    text,
    undo: async () => {
      await changeItems(target.id, { action: 'move', items: moved, target: collectionId })
      await collectionsChanged()
    },
  }
}
