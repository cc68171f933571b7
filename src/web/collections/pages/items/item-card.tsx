import type { ReactNode } from 'react'
import type { CollectionItem } from '#contracts/collections.ts'
import { type MenuEntry, MoreMenu } from '../parts/more-menu.tsx'
import { pagesText } from '../parts/pages-text.ts'
import { ItemNote } from './item-note.tsx'
import { ItemPath } from './item-path.tsx'
import { ItemTitle } from './item-title.tsx'
import { PageSummary } from './page-summary.tsx'

interface ItemCardProps {
  readonly item: CollectionItem
  /** A handle or a box before it. */
  readonly before?: ReactNode
  readonly isBusy: boolean
  readonly failure?: ReactNode
  readonly isDropTarget?: 'before' | 'after' | undefined
  readonly isDragged?: boolean
  readonly entries: readonly MenuEntry[]
  readonly onNote: () => void
  readonly onRemove: () => void
}

/** A saved page with what the user has noted of it and what can be done with it. */
export function ItemCard(props: ItemCardProps): ReactNode {
  const { item, before, isBusy, failure, isDropTarget, isDragged, entries, onNote, onRemove } = props
  const { id, url, title, notes, parents } = item
  return (
    <li className="item" data-item={id} data-drop={isDropTarget} data-dragged={isDragged === true ? '' : undefined} aria-busy={isBusy}>
      {before}
      <div className="item-body">
        <ItemPath url={url} parents={parents} />
        <ItemTitle url={url} title={title} level={2} />
        <PageSummary url={url} />
        {notes !== '' && <ItemNote note={notes} />}
        {failure}
        <p className="item-acts">
          <button
            className="plain-button"
            type="button"
            onClick={onNote}
            aria-label={`${pagesText(notes === '' ? 'add_note' : 'edit_note')}: ${title}`}
          >
            {pagesText(notes === '' ? 'add_note' : 'edit_note')}
          </button>
          <button
            className="plain-button"
            type="button"
            aria-disabled={isBusy}
            onClick={() => !isBusy && onRemove()}
            aria-label={pagesText('remove_item', { title })}
          >
            {pagesText('remove')}
          </button>
        </p>
      </div>
      <MoreMenu label={pagesText('more_actions', { name: title })} entries={entries} />
    </li>
  )
}
