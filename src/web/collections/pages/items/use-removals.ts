import { useState } from 'react'
import type { CollectionItem, CollectionSort } from '#contracts/collections.ts'
import { removeItem } from '../../collections-calls.ts'
import { collectionsChanged } from '../../collections-data.ts'
import type { RemovedItem } from './list-rows.ts'
import { putBack } from './put-back.ts'

interface RemovalsInput {
  readonly collectionId: string
  readonly sort: CollectionSort
}

/** What was taken out of a collection while its page stood, each of which can be put back at its place. */
export interface Removals {
  readonly removed: readonly RemovedItem[]
  /** The item that the server is being asked about. */
  readonly pending: string | undefined
  readonly failure: { readonly itemId: string; readonly error: unknown } | undefined
  /** @returns whether it is gone */
  readonly remove: (one: RemovedItem) => Promise<boolean>
  readonly undo: (one: RemovedItem) => Promise<CollectionItem | undefined>
}

/** Takes items out of a collection and puts them back. */
export function useRemovals({ collectionId, sort }: RemovalsInput): Removals {
  const [removed, setRemoved] = useState<readonly RemovedItem[]>([])
  const [pending, setPending] = useState<string>()
  const [failure, setFailure] = useState<Removals['failure']>()
  const ask = async <Reply>({ item }: RemovedItem, change: () => Promise<Reply>): Promise<{ readonly reply: Reply } | undefined> => {
    setPending(item.id)
    setFailure(undefined)
    try {
      return { reply: await change() }
    } catch (error) {
      setFailure({ itemId: item.id, error })
      return undefined
    } finally {
      setPending(undefined)
    }
  }
  const remove = async (one: RemovedItem): Promise<boolean> => {
    const done = await ask(one, () => removeItem({ collectionId, itemId: one.item.id }))
    if (done === undefined) return false
    setRemoved((before) => [...before, one])
    await collectionsChanged()
    return true
  }
  const undo = async (one: RemovedItem): Promise<CollectionItem | undefined> => {
    const done = await ask(one, () => putBack({ collectionId, sort, removed: one }))
    if (done === undefined) return undefined
    await collectionsChanged()
    setRemoved((before) => before.filter((other) => other !== one))
    return done.reply
  }
  return { removed, pending, failure, remove, undo }
}
