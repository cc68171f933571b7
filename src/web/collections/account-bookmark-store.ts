import type { Collection } from '#contracts/collections.ts'
import type { Bookmark, BookmarkStore, Restore } from './bookmark-store.ts'
import { collectionName } from './collection-name.ts'
import { useCollections, useLookup } from './collections-data.ts'
import { findItem, removeBookmark, saveBookmark } from './save-bookmark.ts'
import { type Outcome, useAction } from './use-action.ts'

/** The bookmark of a page in one of the user's collections. */
export interface AccountBookmarkStore extends BookmarkStore {
  readonly collections: readonly Collection[]
  /** Those that have the page. */
  readonly marked: readonly string[]
  /** The collection in which the page is saved, changed or deleted; undefined until the collections are known. */
  readonly chosen: string | undefined
  readonly isSlow: boolean
}

/**
 * The bookmark of a page in the account of the user.
 *
 * @param wanted ids of collections, the preferred one first: the first that exists is chosen, else one that has the page, else the default one
 */
export function useAccountBookmarkStore(url: string, wanted: readonly (string | undefined)[]): AccountBookmarkStore {
  const collections = useCollections()
  const lookup = useLookup(url)
  const saving = useAction(saveBookmark)
  const removal = useAction(removeBookmark)
  const list = collections.data ?? []
  const marked = (lookup.data?.results ?? []).map((result) => result.collection_id)
  const chosen = [...wanted, marked[0]].find((id) => list.some((one) => one.id === id)) ?? list[0]?.id
  const item = findItem(lookup.data, chosen)

  const readAgainAfter = (outcome: Outcome<unknown>): void => {
    if (outcome.isDone) return
    collections.retry()
    lookup.retry()
  }
  const save = async ({ title, notes }: Bookmark): Promise<Outcome<unknown>> => {
    if (chosen === undefined) return UNKNOWN
    const outcome = await saving.run({ url, collectionId: chosen, itemId: item?.id, title, notes })
    readAgainAfter(outcome)
    return outcome
  }
  const remove = async (): Promise<Outcome<Restore>> => {
    if (chosen === undefined || item === undefined) return UNKNOWN
    const where = { url, collectionId: chosen }
    const outcome = await removal.run({ ...where, itemId: item.id })
    readAgainAfter(outcome)
    const restore: Restore = () => saving.run({ ...where, title: item.title, notes: item.notes })
    return outcome.isDone ? { isDone: true, reply: restore } : outcome
  }
  const clearErrors = (): void => {
    saving.reset()
    removal.reset()
  }
  const isKnown = chosen !== undefined && lookup.data !== undefined
  return {
    stored: item,
    placeName: list.filter(({ id }) => id === chosen).map(collectionName)[0] ?? '',
    state: saving.isPending ? 'saving' : removal.isPending ? 'deleting' : isKnown ? 'ready' : 'loading',
    errors: [saving.error, removal.error, collections.error, lookup.error],
    save,
    remove,
    clearErrors,
    collections: list,
    marked,
    chosen,
    isSlow: collections.isSlow || lookup.isSlow,
  }
}

/** The form is not ready, so that this is never shown. */
const UNKNOWN = { isDone: false, error: new Error('the collections are not loaded yet') } as const
