import type { CollectionSort } from '#contracts/collections.ts'

/** In which orders the page shows items; the first when nothing is said. */
export const SHOWN_SORTS = ['newest', 'oldest', 'title', 'manual'] as const satisfies readonly CollectionSort[]
export type ShownSort = (typeof SHOWN_SORTS)[number]

/** What of a collection is shown: a search and an order. */
export interface ListView {
  readonly q: string
  readonly sort: ShownSort
}

/** The order that a word names. */
export function findSort(word: string | null): ShownSort | undefined {
  return SHOWN_SORTS.find((sort) => sort === word)
}

/**
 * What an address asks for.
 *
 * @param usual the order when it names none
 * @example readListView('?q=grid&sort=title') // { q: 'grid', sort: 'title' }
 */
export function readListView(search: string, usual: ShownSort = SHOWN_SORTS[0]): ListView {
  const query = new URLSearchParams(search)
  return { q: query.get('q') ?? '', sort: findSort(query.get('sort')) ?? usual }
}

/**
 * The query string of a view, which names the order always: what is usual may change. Parameters that are not of the view stay.
 *
 * @example writeListView({ q: '', sort: 'title' }, '') // '?sort=title'
 */
export function writeListView({ q, sort }: ListView, before: string): string {
  const query = new URLSearchParams(before)
  query.delete('q')
  query.delete('sort')
  if (q !== '') query.set('q', q)
  query.set('sort', sort)
  return `?${query}`
}
