import { type ReactNode, useRef, useState } from 'react'
import type { Collection } from '#contracts/collections.ts'
import { CollectionModal } from '../../collection-modal.tsx'
import { collectionName, isDefaultCollection } from '../../collection-name.ts'
import { useCollections } from '../../collections-data.ts'
import { collectionsText } from '../../collections-text.ts'
import { readFrequent } from '../../frequently-viewed-store.ts'
import { DeleteDialog } from '../parts/delete-dialog.tsx'
import { Failure } from '../parts/failure.tsx'
import { pagesText } from '../parts/pages-text.ts'
import { CollectionCard } from './collection-card.tsx'
import { FrequentlyViewedCard } from './frequently-viewed-card.tsx'

interface OverviewProps {
  readonly title: string
}

type Opened = { readonly kind: 'new' } | { readonly kind: 'edit' | 'delete'; readonly collection: Collection }

/** All collections of the user: the default one first, then what is viewed often, then the others (docs/behaviour/collections.md 3). */
export function Overview({ title }: OverviewProps): ReactNode {
  const { data: list, error, isLoading, retry } = useCollections()
  const [now] = useState(() => Date.now())
  const [frequentCount] = useState(() => readFrequent(Date.now()).length)
  const [opened, setOpened] = useState<Opened>()
  const [status, setStatus] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const close = (): void => setOpened(undefined)
  const cards = (shown: readonly Collection[] = []): readonly ReactNode[] =>
    shown.map((collection) => (
      <CollectionCard
        key={collection.id}
        collection={collection}
        now={now}
        onEdit={() => setOpened({ kind: 'edit', collection })}
        onDelete={() => setOpened({ kind: 'delete', collection })}
      />
    ))
  return (
    <>
      <header className="collections-head collections-head-row">
        <h1 tabIndex={-1} ref={heading}>
          {title}
        </h1>
        <button className="button" type="button" onClick={() => setOpened({ kind: 'new' })}>
          {collectionsText('new_collection')}
        </button>
      </header>
      <p className="collections-status" role="status">
        {status}
      </p>
      {isLoading && <p className="collections-waiting">{collectionsText('loading')}</p>}
      {error !== undefined && list === undefined && <Failure error={error} onRetry={retry} />}
      {list !== undefined && (
        <ul className="collection-cards">
          {cards(list.filter(isDefaultCollection))}
          {frequentCount > 0 && <FrequentlyViewedCard count={frequentCount} />}
          {cards(list.filter((collection) => !isDefaultCollection(collection)))}
        </ul>
      )}
      {(opened?.kind === 'new' || opened?.kind === 'edit') && (
        <CollectionModal {...('collection' in opened ? { collection: opened.collection } : {})} onClose={close} />
      )}
      {opened?.kind === 'delete' && (
        <DeleteDialog
          collection={opened.collection}
          onClose={close}
          onDeleted={() => {
            setStatus(pagesText('deleted', { name: collectionName(opened.collection) }))
            heading.current?.focus()
          }}
        />
      )}
    </>
  )
}
