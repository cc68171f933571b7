import { type ReactNode, useEffect } from 'react'
import { interfaceLocaleOf } from '#contracts/locales.ts'
import { relativeTime } from '#markup/relative-time.ts'
import { usePage } from '../../../ui/page-context.ts'
import { collectionName } from '../../collection-name.ts'
import { CollectionsError } from '../../collections-error.ts'
import { collectionsText } from '../../collections-text.ts'
import { ItemNote } from '../items/item-note.tsx'
import { ItemPath } from '../items/item-path.tsx'
import { ItemTitle } from '../items/item-title.tsx'
import { PageSummary } from '../items/page-summary.tsx'
import { ShowMore } from '../items/show-more.tsx'
import { Failure } from '../parts/failure.tsx'
import { pagesText } from '../parts/pages-text.ts'
import { CopyShared } from './copy-shared.tsx'
import { type SharedPages, useShared } from './use-shared.ts'

interface SharedCollectionViewProps {
  readonly token: string
  readonly title: string
}

/** A collection as those read it who have its link: nothing of it can be changed, signed-in users can take a copy. */
export function SharedCollectionView({ token, title }: SharedCollectionViewProps): ReactNode {
  return <LoadedCollection token={token} title={title} pages={useShared(token)} />
}

interface LoadedCollectionProps extends SharedCollectionViewProps {
  readonly pages: SharedPages
}

/** A shared collection as far as it is loaded, or why it is not there. */
export function LoadedCollection({ token, title, pages }: LoadedCollectionProps): ReactNode {
  const { locale, site } = usePage()
  const { collection, error } = pages
  const name = collection === undefined ? undefined : collectionName(collection)
  useEffect(() => {
    if (name !== undefined) document.title = `${name} | ${site.brand.shortName}`
  }, [name, site.brand.shortName])
  if (collection === undefined) {
    const isGone = error instanceof CollectionsError && (error.status === 404 || error.status === 400)
    return (
      <>
        <header className="collections-head">
          <h1>{title}</h1>
          {pages.isLoading && <p className="collections-waiting">{collectionsText('loading')}</p>}
          {isGone && <p className="collections-lead">{pagesText('shared_gone')}</p>}
        </header>
        {error !== undefined && !isGone && <Failure error={error} onRetry={pages.retry} />}
      </>
    )
  }
  return (
    <>
      <header className="collections-head">
        <p className="collections-kicker">{pagesText('shared_lead')}</p>
        <h1 dir="auto">{name}</h1>
        {collection.description !== '' && (
          <p className="collections-lead" dir="auto">
            {collection.description}
          </p>
        )}
        <p className="collections-facts">
          <span>{pagesText('article_count', { count: collection.article_count })}</span>
          <time dateTime={collection.updated_at}>
            {pagesText('edited', { time: relativeTime(collection.updated_at, Date.now(), interfaceLocaleOf(locale)) })}
          </time>
        </p>
        {collection.article_count > 0 && <CopyShared token={token} collection={collection} />}
      </header>
      <ul className="item-list">
        {pages.items.map((item) => (
          <li className="item" key={item.url}>
            <div className="item-body">
              <ItemPath url={item.url} parents={item.parents} />
              <ItemTitle url={item.url} title={item.title} level={2} />
              <PageSummary url={item.url} />
              {item.notes !== null && item.notes !== '' && <ItemNote note={item.notes} />}
            </div>
          </li>
        ))}
      </ul>
      <ShowMore pages={pages} />
    </>
  )
}
