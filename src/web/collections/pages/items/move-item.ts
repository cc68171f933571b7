/**
 * A list with one of its entries at another place.
 *
 * @param to the place in the new list; beyond an end, the end
 * @example moveItem(['a', 'b', 'c'], 0, 2) // ['b', 'c', 'a']
 */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const moved = items[from]
  if (moved === undefined) return items
  const others = items.filter((_, index) => index !== from)
  const place = Math.max(0, Math.min(to, others.length))
  return [...others.slice(0, place), moved, ...others.slice(place)]
}
