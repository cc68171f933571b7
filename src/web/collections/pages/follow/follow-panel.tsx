import { type ReactNode, useId } from 'react'
import type { CollectionPage } from '#contracts/collections.ts'
import type { Follow } from '#contracts/follows.ts'
import { pageHref } from '#contracts/page-href.ts'
import { usePage } from '../../../ui/page-context.ts'
import { collectionName } from '../../collection-name.ts'
import { Failure } from '../parts/failure.tsx'
import { pagesText } from '../parts/pages-text.ts'
import { followCollection, setDigest, unfollow } from './follows-calls.ts'
import type { UsedFollows } from './use-follows.ts'
import './follow-panel.css'

interface FollowPanelProps {
  readonly collection: CollectionPage
  readonly used: UsedFollows
}

/** Whether the user follows a collection, what else they follow, and the weekly mail (docs/behaviour/follows.md 10). Nothing until that is known. */
export function FollowPanel({ collection, used }: FollowPanelProps): ReactNode {
  const titleId = useId()
  const { follows: known, status, error, isPending, change } = used
  if (known === undefined) return null
  const { follows, digest, can_get_mail: canGetMail } = known
  const own = follows.find((follow) => follow.kind === 'collection' && follow.collection_id === collection.id)
  const others = follows.filter((follow) => follow !== own)
  const name = collectionName(collection)
  const end = (follow: Follow): void => void change(() => unfollow(follow.id), pagesText('unfollowed', { title: nameOf(follow) }))
  const toggle = (): void => {
    if (own === undefined) void change(() => followCollection(collection.id), pagesText('followed', { title: name }))
    else end(own)
  }
  return (
    <section className="follow-panel" aria-labelledby={titleId} aria-busy={isPending}>
      <h2 id={titleId}>{pagesText('follow_title')}</h2>
      <p className="collections-quiet">{pagesText('follow_help')}</p>
      <button className="quiet-button" type="button" aria-disabled={isPending} onClick={toggle}>
        {pagesText(own === undefined ? 'follow' : 'unfollow')}
      </button>
      {follows.length > 0 && (
        <label className="follow-mail">
          <input
            type="checkbox"
            checked={digest}
            disabled={!canGetMail && !digest}
            onChange={({ target }) => void change(() => setDigest(target.checked), '')}
          />{' '}
          {pagesText('follow_mail')}
        </label>
      )}
      {follows.length > 0 && !canGetMail && <p className="collections-quiet">{pagesText('follow_no_mail')}</p>}
      {others.length > 0 && <Others others={others} isPending={isPending} onEnd={end} />}
      {error !== undefined && <Failure error={error} />}
      <p className="visually-hidden" role="status">
        {status}
      </p>
    </section>
  )
}

interface OthersProps {
  readonly others: readonly Follow[]
  readonly isPending: boolean
  readonly onEnd: (follow: Follow) => void
}

function Others({ others, isPending, onEnd }: OthersProps): ReactNode {
  const { locale } = usePage()
  return (
    <details className="follow-others">
      <summary>{pagesText('follow_others', { count: others.length })}</summary>
      <ul>
        {others.map((follow) => (
          <li key={follow.id}>
            <a href={follow.kind === 'page' ? pageHref(follow.url) : `/${locale}/plus/collections/${follow.collection_id}`}>
              <bdi>{nameOf(follow)}</bdi>
            </a>{' '}
            <button
              className="plain-button"
              type="button"
              aria-disabled={isPending}
              aria-label={pagesText('unfollow_one', { title: nameOf(follow) })}
              onClick={() => onEnd(follow)}
            >
              {pagesText('unfollow')}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}

function nameOf({ kind, title }: Follow): string {
  return kind === 'collection' ? collectionName({ name: title }) : title
}
