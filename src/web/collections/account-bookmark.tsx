import { type ReactNode, useState } from 'react'
import type { Collection } from '#contracts/collections.ts'
import { useAccountBookmarkStore } from './account-bookmark-store.ts'
import { BookmarkDialog } from './bookmark-dialog.tsx'
import type { BookmarkModeProps } from './bookmark-props.ts'
import { CollectionChoice } from './collection-choice.tsx'
import { CollectionModal } from './collection-modal.tsx'
import { collectionsText } from './collections-text.ts'

/** The bookmark menu of a signed-in user: the page goes to one of their collections (docs/behaviour/collections.md 27). */
export function AccountBookmark(props: BookmarkModeProps): ReactNode {
  const { page, collectionId, draft, onDraft } = props
  const store = useAccountBookmarkStore(page.url, [draft.collectionId, collectionId])
  const { collections, chosen, marked, isSlow } = store
  const [isCreating, setCreating] = useState(false)
  const choose = (id: string): void => onDraft({ ...draft, collectionId: id })
  const finishCreating = (created?: Collection): void => {
    setCreating(false)
    if (created !== undefined) choose(created.id)
  }
  return (
    <>
      <BookmarkDialog
        {...props}
        store={store}
        newTitle={collectionsText('add_title')}
        choice={
          <CollectionChoice collections={collections} chosen={chosen} marked={marked} onChoose={choose} onNew={() => setCreating(true)} />
        }
        hint={isSlow && <p className="collections-quiet">{collectionsText('slow')}</p>}
      />
      {isCreating && <CollectionModal onClose={finishCreating} />}
    </>
  )
}
