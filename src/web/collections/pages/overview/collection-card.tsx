import type { ReactNode } from 'react'
import type { Collection } from '#contracts/collections.ts'
import { interfaceLocaleOf } from '#contracts/locales.ts'
import { relativeTime } from '#markup/relative-time.ts'
import { usePage } from '../../../ui/page-context.ts'
import { collectionName, isDefaultCollection } from '../../collection-name.ts'
import { collectionsText } from '../../collections-text.ts'
import { MoreMenu } from '../parts/more-menu.tsx'
import { pagesText } from '../parts/pages-text.ts'
import './collection-card.css'

interface CollectionCardProps {
  readonly collection: Collection
  readonly now: number
  readonly onEdit: () => void
  readonly onDelete: () => void
}

/** One of the user's collections: the whole card leads to it. */
export function CollectionCard({ collection, now, onEdit, onDelete }: CollectionCardProps): ReactNode {
  const { locale } = usePage()
  const name = collectionName(collection)
  const description =
    collection.description === '' && isDefaultCollection(collection) ? pagesText('default_description') : collection.description
  const entries = [
    { label: pagesText('edit'), onChoose: onEdit },
    ...(isDefaultCollection(collection) ? [] : [{ label: collectionsText('delete'), onChoose: onDelete, isDangerous: true } as const]),
  ]
  return (
    <li className="collection-card" data-collection={collection.id}>
      <h2 dir="auto">
        <a href={`/${locale}/plus/collections/${collection.id}`}>{name}</a>
      </h2>
      <p className="collection-card-text" dir="auto">
        {description}
      </p>
      <p className="collections-facts">
        <span>{pagesText('article_count', { count: collection.article_count })}</span>
        <time dateTime={collection.updated_at}>
          {pagesText('edited', { time: relativeTime(collection.updated_at, now, interfaceLocaleOf(locale)) })}
        </time>
        {collection.share !== null && <span className="collections-mark">{pagesText('shared')}</span>}
      </p>
      <MoreMenu label={pagesText('more_actions', { name })} entries={entries} />
    </li>
  )
}
