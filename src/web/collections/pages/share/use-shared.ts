import useSWRInfinite from 'swr/infinite'
import { COLLECTION_PAGE_SIZE } from '#contracts/collection-limits.ts'
import type { SharedCollection } from '#contracts/collections.ts'
import { isWorthRetrying } from '../../collections-error.ts'
import { readShared } from '../parts/pages-calls.ts'
import { joinShared, offsetAfter, type SharedState } from './shared-pages.ts'

/** A shared collection with the actions that load more of it. */
export interface SharedPages extends SharedState {
  readonly error: unknown
  readonly loadMore: () => void
  readonly retry: () => void
}

/** Reads a shared collection by its link, 12 items at a time, fewer where their notes are long. It is the same for every user, so its key has no account. */
export function useShared(token: string): SharedPages {
  const { data, error, isLoading, size, setSize, mutate } = useSWRInfinite<SharedCollection, unknown>(
    (_index: number, previous: SharedCollection | null) => pageKey(token, previous),
    ([, , offset]: readonly [string, string, number]) => readShared(token, { limit: COLLECTION_PAGE_SIZE, offset }),
    { shouldRetryOnError: isWorthRetrying, revalidateFirstPage: false },
  )
  return {
    ...joinShared({ pages: data, size, error, isLoading }),
    error,
    loadMore: () => void setSize((data?.length ?? 0) + 1),
    retry: () => void mutate(),
  }
}

/** The key that a page is cached under; null after the last page. */
function pageKey(token: string, previous: SharedCollection | null): readonly [string, string, number] | null {
  const offset = offsetAfter(previous)
  return offset === null ? null : ['shared-collection', token, offset]
}
