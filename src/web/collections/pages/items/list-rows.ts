import type { CollectionItem } from '#contracts/collections.ts'

/** An item that was taken out of the collection and can be put back, and what stood after it. */
export interface RemovedItem {
  readonly item: CollectionItem
  /** Undefined: it stood last. */
  readonly before: string | undefined
}

/** A row of the list: an item, or the place of one that was removed. */
export type ListRow = { readonly kind: 'item'; readonly item: CollectionItem } | { readonly kind: 'removed'; readonly removed: RemovedItem }

/** The id of the item of a row. */
export function idOfRow(row: ListRow): string {
  return row.kind === 'item' ? row.item.id : row.removed.item.id
}

/** The rows of a list: what was removed keeps its place, also while the server's list still has it. */
export function listRows(items: readonly CollectionItem[], removed: readonly RemovedItem[]): readonly ListRow[] {
  const gone = new Set(removed.map(({ item }) => item.id))
  const rows: ListRow[] = items.filter(({ id }) => !gone.has(id)).map((item) => ({ kind: 'item', item }))
  let left = removed
  while (left.length > 0) {
    // One that stood before the place of another waits until that place is there.
    const next = left.find(({ before }) => !left.some(({ item }) => item.id === before)) ?? left[0]
    if (next === undefined) break
    const place = rows.findIndex((row) => idOfRow(row) === next.before)
    rows.splice(place === -1 ? rows.length : place, 0, { kind: 'removed', removed: next })
    left = left.filter((one) => one !== next)
  }
  return rows
}
