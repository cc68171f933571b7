import type { Collection } from '#contracts/collections.ts'
import type { BookmarkFormState } from './bookmark-form.tsx'
import type { BookmarkModeProps } from './bookmark-menu.tsx'
import { collectionName } from './collection-name.ts'
import { useCollections, useLookup } from './collections-data.ts'
import { collectionsText } from './collections-text.ts'
import { findItem, removeBookmark, saveBookmark } from './save-bookmark.ts'
import { useAction } from './use-action.ts'

/** A page and the reader's collections, and what can be done with them. */
interface AccountBookmarkState {
  readonly collections: readonly Collection[]
  /** Those that have the page. */
  readonly marked: readonly string[]
  /** The collection in which the page is saved, changed or deleted; undefined until the collections are known. */
  readonly chosen: string | undefined
  /** It has the page already. */
  readonly isThere: boolean
  readonly title: string
  readonly notes: string
  readonly state: BookmarkFormState
  readonly isSlow: boolean
  /** The most important one first; undefined for none. */
  readonly errors: readonly unknown[]
  readonly save: () => Promise<void>
  readonly remove: () => Promise<void>
  /** Forgets what went wrong. */
  readonly reset: () => void
}

/**
 * What the bookmark menu of a reader who is signed in knows and does. The collection is the one that was chosen, else the one it was opened for,
 * else one that has the page, else the default one; what was typed stands in place of what is saved.
 */
export function useAccountBookmark({ page, collectionId, draft, onDone }: BookmarkModeProps): AccountBookmarkState {
  const collections = useCollections()
  const lookup = useLookup(page.url)
  const saving = useAction(saveBookmark)
  const removal = useAction(removeBookmark)
  const list = collections.data ?? []
  const marked = (lookup.data?.results ?? []).map((result) => result.collection_id)
  const chosen = [draft.collectionId, collectionId, marked[0]].find((id) => list.some((one) => one.id === id)) ?? list[0]?.id
  const item = findItem(lookup.data, chosen)
  const title = draft.title ?? item?.title ?? page.title
  const notes = draft.notes ?? item?.notes ?? ''
  const collection = list.filter(({ id }) => id === chosen).map(collectionName)[0] ?? ''

  const readAgain = (): void => {
    collections.retry()
    lookup.retry()
  }
  const save = async (): Promise<void> => {
    if (chosen === undefined) return
    const outcome = await saving.run({ url: page.url, collectionId: chosen, itemId: item?.id, title: title.trim(), notes })
    if (outcome.isDone) onDone({ text: collectionsText('status_saved', { collection }) })
    else readAgain()
  }
  const remove = async (): Promise<void> => {
    if (chosen === undefined || item === undefined) return
    const where = { url: page.url, collectionId: chosen }
    const outcome = await removal.run({ ...where, itemId: item.id })
    if (!outcome.isDone) return readAgain()
    const undo = () => saving.run({ ...where, title: item.title, notes: item.notes })
    onDone({ text: collectionsText('status_removed', { collection }), undo })
  }
  const reset = (): void => {
    saving.reset()
    removal.reset()
  }
  const isKnown = chosen !== undefined && lookup.data !== undefined
  return {
    collections: list,
    marked,
    chosen,
    isThere: item !== undefined,
    title,
    notes,
    state: saving.isPending ? 'saving' : removal.isPending ? 'deleting' : isKnown ? 'ready' : 'loading',
    isSlow: collections.isSlow || lookup.isSlow,
    errors: [saving.error, removal.error, collections.error, lookup.error],
    save,
    remove,
    reset,
  }
}
