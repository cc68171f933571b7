import { type ReactNode, useEffect, useRef } from 'react'
import { errorText } from '../../collections-error.ts'
import { collectionsText } from '../../collections-text.ts'
import { pagesText } from '../parts/pages-text.ts'

interface ShowMoreProps {
  readonly pages: {
    readonly items: readonly unknown[]
    readonly atEnd: boolean
    readonly error: unknown
    readonly isLoading: boolean
    readonly isLoadingMore: boolean
    readonly loadMore: () => void
    readonly retry: () => void
  }
}

/** The way to the next twelve (docs/behaviour/collections.md 24). */
export function ShowMore({ pages }: ShowMoreProps): ReactNode {
  const { items, atEnd, error, isLoading, isLoadingMore, loadMore, retry } = pages
  const from = useRef<number>(undefined)
  // The button may be gone once there is no more: the focus goes to the first that came.
  useEffect(() => {
    if (from.current === undefined || items.length <= from.current) return
    document.querySelectorAll<HTMLElement>('.item-list .item-title a')[from.current]?.focus({ preventScroll: true })
    from.current = undefined
  }, [items.length])
  const more = (): void => {
    if (isLoadingMore) return
    from.current = items.length
    if (hasFailed) retry()
    else loadMore()
  }
  const hasFailed = error !== undefined
  if (!hasFailed && (atEnd || isLoading || items.length === 0)) return null
  const text = hasFailed ? pagesText('show_more_failed') : isLoadingMore ? collectionsText('loading') : pagesText('show_more')
  return (
    <div className="show-more">
      <p role="status">{hasFailed && errorText(error)}</p>
      <button className="quiet-button" type="button" aria-disabled={isLoadingMore} onClick={more}>
        {text}
      </button>
    </div>
  )
}
