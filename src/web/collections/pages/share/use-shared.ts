import useSWRInfinite from 'swr/infinite'
import type { SharedCollection } from '#contracts/collections.ts'
import { COLLECTION_PAGE_SIZE } from '#contracts/limits.ts'
import { isWorthRetrying } from '../../collections-error.ts'
import { readShared } from '../pages-calls.ts'

type SharedItem = SharedCollection['items'][number]

/** A shared collection as far as it is shown. */
export interface SharedPages {
  readonly collection: SharedCollection | undefined
  readonly items: readonly SharedItem[]
  readonly atEnd: boolean
  readonly error: unknown
  readonly isLoading: boolean
  readonly isLoadingMore: boolean
  readonly loadMore: () => void
  readonly retry: () => void
}

/** Reads a collection by its link, 12 items at a time. It belongs to nobody who reads it, so its key has no account. */
export function useShared(token: string): SharedPages {
  const { data, error, isLoading, size, setSize, mutate } = useSWRInfinite<SharedCollection, unknown>(
    (index: number) => ['shared-collection', token, index],
    ([, , index]: readonly [string, string, number]) =>
      readShared(token, { limit: COLLECTION_PAGE_SIZE, offset: index * COLLECTION_PAGE_SIZE }),
    { shouldRetryOnError: isWorthRetrying, revalidateFirstPage: false },
  )
  const pages = data ?? []
  const items = pages.flatMap((page) => page.items)
  const last = pages.at(-1)
  return {
    collection: pages[0],
    items,
    atEnd: last !== undefined && (last.items.length < COLLECTION_PAGE_SIZE || items.length >= last.article_count),
    error,
    isLoading: isLoading && data === undefined,
    isLoadingMore: error === undefined && size > pages.length,
    loadMore: () => void setSize(pages.length + 1),
    retry: () => void mutate(),
  }
}
