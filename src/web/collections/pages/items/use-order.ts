import { useCallback, useEffect, useState } from 'react'
import type { CollectionItem } from '#contracts/collections.ts'
import { collectionsChanged } from '../../collections-data.ts'
import { findItemAt, orderItem } from '../pages-calls.ts'
import { moveItem } from './move-item.ts'
import { MoveQueue } from './move-queue.ts'

interface OrderInput {
  readonly collectionId: string
  /** Those that are shown, as the server has them. */
  readonly items: readonly CollectionItem[]
  readonly atEnd: boolean
}

/** The order by hand. */
export interface Order {
  /** As the reader wants them, at once. */
  readonly items: readonly CollectionItem[]
  readonly move: (from: number, to: number) => void
  /** Of the last move that was refused: then the order is the server's again. */
  readonly error: unknown
}

/** Moves items of the order by hand: they stand where the reader puts them at once, and the server is told behind that. */
export function useOrder({ collectionId, items, atEnd }: OrderInput): Order {
  const [wanted, setWanted] = useState<readonly string[]>()
  const [error, setError] = useState<unknown>()
  const [isSettled, setSettled] = useState(true)
  const known = items.map(({ id }) => id).join()
  // What the server says after the last move counts again, also where another tab has changed it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked when the server's order has come anew
  useEffect(() => {
    if (isSettled) setWanted(undefined)
  }, [known])
  const settle = useCallback((failure: unknown): void => {
    setError(failure)
    if (failure !== undefined) setWanted(undefined)
    setSettled(true)
    void collectionsChanged()
  }, [])
  const [queue] = useState(() => new MoveQueue(settle))
  const ordered = wanted === undefined ? items : items.toSorted((one, other) => placeIn(wanted, one) - placeIn(wanted, other))
  const move = (from: number, to: number): void => {
    const next = moveItem(ordered, from, to)
    const itemId = ordered[from]?.id
    if (itemId === undefined || next.every(({ id }, index) => id === ordered[index]?.id)) return
    const follower = next[next.findIndex(({ id }) => id === itemId) + 1]?.id
    setWanted(next.map(({ id }) => id))
    setError(undefined)
    setSettled(false)
    queue.add(itemId, async () => {
      // The last that is shown need not be the last there is.
      const before = follower ?? (atEnd ? undefined : await findItemAt(collectionId, items.length))
      await orderItem({ collectionId, itemId, before: before ?? null })
    })
  }
  return { items: ordered, move, error }
}

function placeIn(wanted: readonly string[], { id }: CollectionItem): number {
  const place = wanted.indexOf(id)
  return place === -1 ? wanted.length : place
}
