import { useCallback, useEffect, useState } from 'react'
import type { CollectionItem } from '#contracts/collections.ts'
import { collectionsChanged } from '../../collections-data.ts'
import { findItemAt, orderItem } from '../parts/pages-calls.ts'
import { MoveQueue } from './move-queue.ts'
import { inWantedOrder, planMove } from './plan-move.ts'

interface OrderInput {
  readonly collectionId: string
  /** Those that are shown, as the server has them. */
  readonly items: readonly CollectionItem[]
  readonly atEnd: boolean
}

/** The order manually. */
export interface Order {
  /** As the user wants them, at once. */
  readonly items: readonly CollectionItem[]
  readonly move: (from: number, to: number) => void
  /** Of the last move that was rejected: then the order is the server's again. */
  readonly error: unknown
}

/** Moves items of the manual order: they stand where the user puts them at once, and the server gets it after that. */
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
  const ordered = inWantedOrder(items, wanted)
  const move = (from: number, to: number): void => {
    const planned = planMove(ordered, from, to)
    if (planned === undefined) return
    const { itemId, follower } = planned
    setWanted(planned.wanted)
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
