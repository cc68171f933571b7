import { type ReactNode, useId, useRef, useState } from 'react'
import type { CollectionItem } from '#contracts/collections.ts'
import { measure } from '../../../browser/measure.ts'
import type { ItemPages } from '../../collections-data.ts'
import { Failure } from '../parts/failure.tsx'
import { pagesText } from '../parts/pages-text.ts'
import { ItemCard } from './item-card.tsx'
import { itemEntries } from './item-entries.ts'
import { focusItem, useKeptFocus } from './keep-focus.ts'
import type { ListView } from './list-address.ts'
import { idOfRow, listRows } from './list-rows.ts'
import { OrderHandle } from './order-handle.tsx'
import { RemovedRow } from './removed-row.tsx'
import { useDrag } from './use-drag.ts'
import { useOrder } from './use-order.ts'
import { useRemovals } from './use-removals.ts'
import type { Selection } from './use-selection.ts'

interface ItemListProps {
  readonly collectionId: string
  readonly view: ListView
  /** What is shown belongs to another question, until the response comes. */
  readonly isStale: boolean
  readonly pages: Pick<ItemPages, 'items' | 'atEnd' | 'count'>
  readonly selection: Selection
  readonly onNote: (item: CollectionItem) => void
  readonly onMove: (action: 'move' | 'copy', item: CollectionItem) => void
  readonly onFollow: (item: CollectionItem) => void
}

/** The items that are shown, with what moves, chooses and removes them. The order can be changed while all of the order is shown, not in a search. */
export function ItemList({ collectionId, view, isStale, pages, selection, onNote, onMove, onFollow }: ItemListProps): ReactNode {
  const hintId = useId()
  const list = useRef<HTMLUListElement>(null)
  const [status, setStatus] = useState('')
  const order = useOrder({ collectionId, items: pages.items, atEnd: pages.atEnd })
  const removals = useRemovals({ collectionId, sort: view.sort })
  const { items } = order
  const rows = listRows(items, removals.removed)
  const isMovable = view.sort === 'manual' && view.q === '' && !selection.isOn && !isStale
  const keepFocus = useKeptFocus(list)
  const move = (item: CollectionItem, to: number): void => {
    const from = items.findIndex(({ id }) => id === item.id)
    const place = Math.max(0, Math.min(to, items.length - 1))
    if (from === -1 || from === place) return
    measure({ name: 'collections.act', id: 'order' })
    keepFocus()
    order.move(from, place)
    setStatus(pagesText('position', { title: item.title, position: place + 1, count: pages.count ?? items.length }))
  }
  const { drag, start } = useDrag({
    list,
    onDrop: ({ itemId, target }) => {
      const from = items.findIndex(({ id }) => id === itemId)
      const over = items.findIndex(({ id }) => id === target?.itemId)
      const item = items[from]
      if (item === undefined || over === -1) return
      const place = over + (target?.side === 'after' ? 1 : 0)
      move(item, place > from ? place - 1 : place)
    },
  })
  const remove = (item: CollectionItem): void => {
    const index = rows.findIndex((row) => idOfRow(row) === item.id)
    const next = rows[index + 1]
    measure({ name: 'collections.act', id: 'remove' })
    void removals.remove({ item, before: next === undefined ? undefined : idOfRow(next) })
  }
  const beforeOf = (item: CollectionItem, index: number): ReactNode => {
    if (selection.isOn)
      return (
        <input
          className="item-box"
          type="checkbox"
          aria-label={pagesText('select_item', { title: item.title })}
          checked={selection.has(item.id)}
          onChange={() => selection.toggle(item)}
        />
      )
    if (!isMovable) return null
    const steps = { up: index - 1, down: index + 1, first: 0, last: items.length - 1 }
    return (
      <OrderHandle
        title={item.title}
        describedBy={hintId}
        onPointerDown={(event) => start(item.id, event)}
        onStep={(step) => move(item, steps[step])}
      />
    )
  }
  const failureOf = (id: string): ReactNode => removals.failure?.itemId === id && <Failure error={removals.failure.error} />
  return (
    <>
      {isMovable && items.length > 1 && (
        <p className="collections-quiet list-hint" id={hintId}>
          {pagesText('order_hint')}
        </p>
      )}
      <p className="visually-hidden" role="status">
        {status}
      </p>
      {order.error !== undefined && <Failure error={order.error} />}
      <ul className="item-list" ref={list} aria-busy={isStale} data-dragging={drag === undefined ? undefined : ''}>
        {rows.map((row) => {
          if (row.kind === 'removed') {
            const { item } = row.removed
            return (
              <RemovedRow
                key={item.id}
                title={item.title}
                isBusy={removals.pending === item.id}
                failure={failureOf(item.id)}
                onUndo={() => void removals.undo(row.removed).then((back) => back !== undefined && focusItem(list.current, back.id))}
              />
            )
          }
          const { item } = row
          const index = items.indexOf(item)
          return (
            <ItemCard
              key={item.id}
              item={item}
              before={beforeOf(item, index)}
              isBusy={removals.pending === item.id}
              failure={failureOf(item.id)}
              isDropTarget={drag?.target?.itemId === item.id ? drag.target.side : undefined}
              isDragged={drag?.itemId === item.id}
              entries={itemEntries({
                index,
                count: isMovable ? items.length : 0,
                onMove: (action) => onMove(action, item),
                onPlace: (place) => move(item, place),
                onFollow: () => onFollow(item),
              })}
              onNote={() => onNote(item)}
              onRemove={() => remove(item)}
            />
          )
        })}
      </ul>
    </>
  )
}
