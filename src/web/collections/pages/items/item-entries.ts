import type { MenuEntry } from '../parts/more-menu.tsx'
import { pagesText } from '../parts/pages-text.ts'

interface ItemEntriesInput {
  readonly index: number
  /** How many can be ordered manually; 0 while none can. */
  readonly count: number
  readonly onMove: (action: 'move' | 'copy') => void
  readonly onPlace: (place: number) => void
  /** Follows the updates of its page. */
  readonly onFollow: () => void
}

/** What the menu of an item has: to other collections, and, in the manual order, to other places: for those who neither drag nor have keys. */
export function itemEntries({ index, count, onMove, onPlace, onFollow }: ItemEntriesInput): readonly MenuEntry[] {
  const toPlace = (key: 'move_up' | 'move_top' | 'move_down', place: number): MenuEntry => ({
    label: pagesText(key),
    onChoose: () => onPlace(place),
  })
  return [
    { label: pagesText('move'), onChoose: () => onMove('move') },
    { label: pagesText('copy'), onChoose: () => onMove('copy') },
    { label: pagesText('follow_page'), onChoose: onFollow },
    ...(count > 0 && index > 0 ? [toPlace('move_up', index - 1), toPlace('move_top', 0)] : []),
    ...(index < count - 1 ? [toPlace('move_down', index + 1)] : []),
  ]
}
