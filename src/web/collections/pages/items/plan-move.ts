import type { CollectionItem } from '#contracts/collections.ts'
import { moveItem } from './move-item.ts'

/** A move of one item: what the list shows at once, and what is sent to the server. */
export interface PlannedMove {
  readonly itemId: string
  /** The ids of the list after the move. */
  readonly wanted: readonly string[]
  /** The item that follows the moved one in the list; undefined when it is the last one shown. */
  readonly follower: string | undefined
}

/** Plans the move of the item at `from` to `to`; undefined when it changes nothing. */
export function planMove(items: readonly CollectionItem[], from: number, to: number): PlannedMove | undefined {
  const next = moveItem(items, from, to)
  const itemId = items[from]?.id
  if (itemId === undefined || next.every(({ id }, index) => id === items[index]?.id)) return undefined
  const follower = next[next.findIndex(({ id }) => id === itemId) + 1]?.id
  return { itemId, wanted: next.map(({ id }) => id), follower }
}

/** Items in the wanted order. Those that it does not name stay after the others, in their own order. */
export function inWantedOrder(items: readonly CollectionItem[], wanted: readonly string[] | undefined): readonly CollectionItem[] {
  return wanted === undefined ? items : items.toSorted((one, other) => placeIn(wanted, one) - placeIn(wanted, other))
}

function placeIn(wanted: readonly string[], { id }: CollectionItem): number {
  const place = wanted.indexOf(id)
  return place === -1 ? wanted.length : place
}
