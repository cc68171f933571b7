import { type ReactNode, useId } from 'react'
import type { Collection } from '#contracts/collections.ts'
import { collectionName } from './collection-name.ts'
import { collectionsText } from './collections-text.ts'

interface CollectionChoiceProps {
  readonly collections: readonly Collection[]
  readonly chosen: string | undefined
  /** Those that the page is in. */
  readonly marked: readonly string[]
  readonly onChoose: (id: string) => void
  readonly onNew: () => void
}

/** No collection has this id. */
const NEW = ''

/** Which collection a page goes to: those that have it are marked (docs/behaviour/collections.md 27). The last choice makes a new one. */
export function CollectionChoice({ collections, chosen, marked, onChoose, onNew }: CollectionChoiceProps): ReactNode {
  const id = useId()
  return (
    <div className="collections-field">
      <label htmlFor={id}>{collectionsText('collection')}</label>
      <select
        id={id}
        value={chosen ?? 'loading'}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => (target.value === NEW ? onNew() : onChoose(target.value))}
      >
        {chosen === undefined && <option value="loading">{collectionsText('loading')}</option>}
        {collections.map((collection) => (
          <option key={collection.id} value={collection.id}>
            {`${marked.includes(collection.id) ? '★' : '☆'} ${collectionName(collection)}`}
          </option>
        ))}
        <hr />
        <option value={NEW}>{`+ ${collectionsText('new_collection')}`}</option>
      </select>
      <p className="collections-quiet" id={`${id}-help`}>
        {collectionsText('collection_help')}
      </p>
    </div>
  )
}
