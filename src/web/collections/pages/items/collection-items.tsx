import { type ReactNode, useRef, useState } from 'react'
import type { CollectionItem, CollectionPage } from '#contracts/collections.ts'
import { BookmarkMenu } from '../../bookmark-menu.tsx'
import { useItemPages } from '../../collections-data.ts'
import { collectionsText } from '../../collections-text.ts'
import { useAction } from '../../use-action.ts'
import { Failure } from '../parts/failure.tsx'
import { pagesText } from '../parts/pages-text.ts'
import { ItemList } from './item-list.tsx'
import { ListNotice, type Notice } from './list-notice.tsx'
import { ListTools } from './list-tools.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { moveNotice, removeItems } from './remove-items.ts'
import { SelectionBar } from './selection-bar.tsx'
import { ShowMore } from './show-more.tsx'
import { useListView } from './use-list-view.ts'
import { useSelection } from './use-selection.ts'

interface CollectionItemsProps {
  readonly collection: CollectionPage
  /** Follows the updates of a page. @returns what is said of it */
  readonly onFollow: (item: CollectionItem) => Promise<string>
}

interface Moving {
  readonly action: 'move' | 'copy'
  readonly items: readonly CollectionItem[]
}

/** What is in a collection, as far as it is asked for: searched, sorted, 12 by 12; and what is done with its items. */
export function CollectionItems({ collection, onFollow }: CollectionItemsProps): ReactNode {
  const { id, article_count: total } = collection
  const [view, show] = useListView()
  const pages = useItemPages(id, view)
  // What was shown stays until the response comes: nothing jumps while one types.
  const [answered, setAnswered] = useState({ view, pages })
  if (!pages.isLoading && (answered.view !== view || answered.pages !== pages)) setAnswered({ view, pages })
  const shown = pages.isLoading ? answered : { view, pages }
  const selection = useSelection()
  const [notice, setNotice] = useState<Notice>()
  const [moving, setMoving] = useState<Moving>()
  // The menu stays after it is closed, for it says what was done and can undo it.
  const [noted, setNoted] = useState<{ readonly item: CollectionItem; readonly isOpen: boolean }>()
  const removal = useAction(removeItems)
  const search = useRef<HTMLInputElement>(null)
  // What was pressed goes: the focus is handed on.
  const leaveTo = (act: () => void): void => {
    act()
    search.current?.focus()
  }
  const removeChosen = async (): Promise<void> => {
    const outcome = await removal.run({ collectionId: id, items: selection.items })
    if (!outcome.isDone) return
    selection.turn(false)
    setNotice(outcome.reply)
  }
  return (
    <>
      {(total > 0 || view.q !== '') && (
        <ListTools view={view} onShow={show} isSelecting={selection.isOn} onSelecting={selection.turn} search={search} />
      )}
      {notice !== undefined && <ListNotice notice={notice} onClose={() => leaveTo(() => setNotice(undefined))} />}
      {removal.error !== undefined && <Failure error={removal.error} />}
      <p className={view.q === '' ? 'visually-hidden' : 'list-found'} role="status">
        {view.q !== '' && pages.count !== undefined && foundText(view.q, pages.count)}
      </p>
      {view.q !== '' && pages.count === 0 && (
        <button className="quiet-button" type="button" onClick={() => leaveTo(() => show({ ...view, q: '' }))}>
          {pagesText('clear_search')}
        </button>
      )}
      {view.q === '' && pages.count === 0 && <Nothing />}
      {pages.isLoading && shown.pages.items.length === 0 && <p className="collections-waiting">{collectionsText('loading')}</p>}
      <ItemList
        key={`${shown.view.sort} ${shown.view.q}`}
        collectionId={id}
        view={shown.view}
        isStale={pages.isLoading}
        pages={shown.pages}
        selection={selection}
        onNote={(item) => setNoted({ item, isOpen: true })}
        onMove={(action, item) => setMoving({ action, items: [item] })}
        onFollow={(item) => void onFollow(item).then((text) => setNotice({ text }))}
      />
      <ShowMore pages={pages} />
      {selection.isOn && (
        <SelectionBar
          count={selection.items.length}
          isBusy={removal.isPending}
          onAll={() => selection.addAll(pages.items)}
          onAct={(act) => (act === 'remove' ? void removeChosen() : setMoving({ action: act, items: selection.items }))}
          onDone={() => leaveTo(() => selection.turn(false))}
        />
      )}
      {moving !== undefined && (
        <MoveDialog
          action={moving.action}
          collectionId={id}
          items={moving.items.map((item) => item.id)}
          onClose={() => setMoving(undefined)}
          onDone={(reply, target) => {
            selection.turn(false)
            setNotice(moveNotice({ ...moving, collectionId: id, reply, target }))
          }}
        />
      )}
      {noted !== undefined && (
        <BookmarkMenu
          key={noted.item.id}
          page={noted.item}
          collectionId={id}
          place="middle"
          isOpen={noted.isOpen}
          onClose={() => setNoted({ ...noted, isOpen: false })}
        />
      )}
    </>
  )
}

function Nothing(): ReactNode {
  return (
    <div className="collections-empty">
      <h2>{pagesText('empty_title')}</h2>
      <p>{pagesText('empty_text')}</p>
    </div>
  )
}

function foundText(query: string, count: number): string {
  return count === 0 ? pagesText('no_matches', { query }) : pagesText('matches', { count })
}
