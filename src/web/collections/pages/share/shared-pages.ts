import type { SharedCollection } from '#contracts/collections.ts'

/** What has been loaded of a shared collection, page by page, and what is being loaded. */
export interface LoadedPages {
  /** Undefined before the first page is there. */
  readonly pages: readonly SharedCollection[] | undefined
  /** How many pages are wanted. */
  readonly size: number
  readonly error: unknown
  readonly isLoading: boolean
}

/** A shared collection as far as it is shown. */
export interface SharedState {
  readonly collection: SharedCollection | undefined
  readonly items: SharedCollection['items']
  readonly atEnd: boolean
  readonly isLoading: boolean
  readonly isLoadingMore: boolean
}

/** Joins the pages of a shared collection. */
export function joinShared({ pages, size, error, isLoading }: LoadedPages): SharedState {
  const loaded = pages ?? []
  return {
    collection: loaded[0],
    items: loaded.flatMap((page) => page.items),
    atEnd: loaded.at(-1)?.next_offset === null,
    isLoading: isLoading && pages === undefined,
    isLoadingMore: error === undefined && size > loaded.length,
  }
}

/** Where the page after another one begins, as an offset in items; null after the last page. */
export function offsetAfter(previous: SharedCollection | null): number | null {
  return previous === null ? 0 : previous.next_offset
}
