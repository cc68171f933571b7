import type { ReactNode } from 'react'
import type { CollectionPage } from '#contracts/collections.ts'
import { interfaceLocaleOf } from '#contracts/locales.ts'
import { relativeTime } from '#markup/relative-time.ts'
import { usePage } from '../../ui/page-context.ts'
import { collectionName, isDefaultCollection } from '../collection-name.ts'
import { collectionsText } from '../collections-text.ts'
import { MoreMenu } from './parts/more-menu.tsx'
import { pagesText } from './parts/pages-text.ts'

/** What is done with a collection as a whole, each in a dialog. */
export type HeadAct = 'edit' | 'share' | 'import' | 'delete'

interface CollectionHeadProps {
  readonly collection: CollectionPage
  readonly onAct: (act: HeadAct) => void
}

/** Name, description and facts of a collection, and what can be done with it as a whole. */
export function CollectionHead({ collection, onAct }: CollectionHeadProps): ReactNode {
  const { locale } = usePage()
  const { id, description, article_count: count, updated_at: updated, share } = collection
  const isDefault = isDefaultCollection(collection)
  const name = collectionName(collection)
  const text = description === '' && isDefault ? pagesText('default_description') : description
  const exported = (format: string): string => `/api/v2/collections/${encodeURIComponent(id)}/export/?format=${format}`
  return (
    <header className="collections-head">
      <div className="collections-head-row">
        <h1 dir="auto">{name}</h1>
        <div className="collections-acts">
          <button className="quiet-button" type="button" onClick={() => onAct('share')}>
            {pagesText('share')}
          </button>
          <MoreMenu
            label={pagesText('more_actions', { name })}
            text={pagesText('more')}
            entries={[
              { label: pagesText('edit'), onChoose: () => onAct('edit') },
              { label: pagesText('import'), onChoose: () => onAct('import') },
              { label: pagesText('export_json'), download: exported('json') },
              { label: pagesText('export_markdown'), download: exported('markdown') },
              ...(isDefault ? [] : [{ label: collectionsText('delete'), onChoose: () => onAct('delete'), isDangerous: true } as const]),
            ]}
          />
        </div>
      </div>
      {text !== '' && (
        <p className="collections-lead" dir="auto">
          {text}
        </p>
      )}
      <p className="collections-facts">
        <span>{pagesText('article_count', { count })}</span>
        <time dateTime={updated}>{pagesText('edited', { time: relativeTime(updated, Date.now(), interfaceLocaleOf(locale)) })}</time>
        {share !== null && <span className="collections-mark">{pagesText('shared')}</span>}
      </p>
    </header>
  )
}
