import { useState } from 'react'
import type { CollectionItem } from '#contracts/collections.ts'

/** The items that a user has chosen, in the order of the choice. */
export interface Selection {
  readonly isOn: boolean
  readonly items: readonly CollectionItem[]
  readonly has: (id: string) => boolean
  readonly toggle: (item: CollectionItem) => void
  readonly addAll: (items: readonly CollectionItem[]) => void
  readonly clear: () => void
  readonly turn: (isOn: boolean) => void
}

/** Lets a user choose several items. What was chosen stays chosen while more are shown. */
export function useSelection(): Selection {
  const [isOn, setOn] = useState(false)
  const [chosen, setChosen] = useState<ReadonlyMap<string, CollectionItem>>(new Map())
  return {
    isOn,
    items: [...chosen.values()],
    has: (id) => chosen.has(id),
    toggle: (item) =>
      setChosen((before) =>
        before.has(item.id) ? new Map([...before].filter(([id]) => id !== item.id)) : new Map([...before, [item.id, item]]),
      ),
    addAll: (items) => setChosen((before) => new Map([...before, ...items.map((item) => [item.id, item] as const)])),
    clear: () => setChosen(new Map()),
    turn: (next) => {
      setOn(next)
      setChosen(new Map())
    },
  }
}
