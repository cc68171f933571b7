import { type ReactNode, useCallback, useEffect, useState } from 'react'
import type { CollectionItem } from '#contracts/collections.ts'
import { measure } from '../../browser/measure.ts'
import { usePage } from '../../ui/page-context.ts'
import { CollectionModal } from '../collection-modal.tsx'
import { collectionName } from '../collection-name.ts'
import { removeCollection } from '../collections-calls.ts'
import { useCollection } from '../collections-data.ts'
import { CollectionsError, errorText } from '../collections-error.ts'
import { collectionsText } from '../collections-text.ts'
import { BackLink } from './back-link.tsx'
import { CollectionHead, type HeadAct } from './collection-head.tsx'
import { FollowPanel } from './follow/follow-panel.tsx'
import { followPage } from './follow/follows-calls.ts'
import { useFollows } from './follow/use-follows.ts'
import { ImportDialog } from './import/import-dialog.tsx'
import { CollectionItems } from './items/collection-items.tsx'
import { DeleteDialog } from './parts/delete-dialog.tsx'
import { Failure } from './parts/failure.tsx'
import { pagesText } from './parts/pages-text.ts'
import { ShareDialog } from './share/share-dialog.tsx'

interface CollectionViewProps {
  readonly id: string
  /** What stands above until the name is known. */
  readonly title: string
  /** The collection is no more. Called before anything of it is read again. */
  readonly onDeleted: (name: string) => void
}

/** One of the user's collections: what it is called, what can be done with it, and what is in it (docs/behaviour/collections.md 24). */
export function CollectionView({ id, title, onDeleted }: CollectionViewProps): ReactNode {
  const { site } = usePage()
  const { data: collection, error, isLoading, retry } = useCollection(id)
  const [opened, setOpened] = useState<HeadAct>()
  const name = collection === undefined ? undefined : collectionName(collection)
  // Also of one that was shown: another tab may have deleted it.
  const isUnknown = error instanceof CollectionsError && (error.status === 400 || error.status === 404)
  const shownName = isUnknown ? title : (name ?? title)
  useEffect(() => {
    document.title = `${shownName} | ${site.brand.shortName}`
  }, [shownName, site.brand.shortName])
  const remove = useCallback(
    async (key: string): Promise<void> => {
      await removeCollection(key)
      onDeleted(name ?? '')
    },
    [name, onDeleted],
  )
  const used = useFollows()
  const { accept } = used
  const followPageOf = async (item: CollectionItem): Promise<string> => {
    try {
      accept(await followPage(item.url))
      return pagesText('followed', { title: item.title })
    } catch (reason) {
      return reason instanceof CollectionsError && reason.status === 400 ? pagesText('follow_none') : errorText(reason)
    }
  }
  const close = (): void => setOpened(undefined)
  const act = (chosen: HeadAct): void => {
    measure({ name: 'collections.act', id: chosen })
    setOpened(chosen)
  }
  if (collection === undefined || isUnknown) {
    return (
      <>
        <BackLink />
        <header className="collections-head">
          <h1>{title}</h1>
          {isLoading && <p className="collections-waiting">{collectionsText('loading')}</p>}
          {isUnknown && <p className="collections-lead">{pagesText('not_found')}</p>}
        </header>
        {error !== undefined && !isUnknown && <Failure error={error} onRetry={retry} />}
      </>
    )
  }
  return (
    <>
      <BackLink />
      <CollectionHead collection={collection} onAct={act} />
      {error !== undefined && <Failure error={error} onRetry={retry} />}
      <CollectionItems collection={collection} onFollow={followPageOf} />
      <FollowPanel collection={collection} used={used} />
      {opened === 'edit' && <CollectionModal collection={collection} onClose={close} />}
      {opened === 'share' && <ShareDialog collection={collection} onClose={close} />}
      {opened === 'import' && <ImportDialog collection={collection} onClose={close} />}
      {opened === 'delete' && <DeleteDialog collection={collection} remove={remove} onClose={close} />}
    </>
  )
}
