import { useState } from 'react'
import type { Bookmark, BookmarkStore, Restore } from './bookmark-store.ts'
import { collectionsText } from './collections-text.ts'
import { LOCAL_BOOKMARKS_MAX, type LocalBookmark, removeLocalBookmark, storeLocalBookmark, useLocalBookmarks } from './local-bookmarks.ts'
import type { Outcome } from './use-action.ts'

/** The bookmark of a page in this browser, for users who are not signed in. */
export function useLocalBookmarkStore(url: string): BookmarkStore {
  const stored = useLocalBookmarks().find((bookmark) => bookmark.url === url)
  const [error, setError] = useState<Error>()

  const write = async (bookmark: LocalBookmark): Promise<Outcome<unknown>> => {
    const result = storeLocalBookmark(bookmark)
    const failure = result === 'stored' ? undefined : new Error(collectionsText(`local_${result}`, { count: LOCAL_BOOKMARKS_MAX }))
    setError(failure)
    return failure === undefined ? { isDone: true, reply: undefined } : { isDone: false, error: failure }
  }
  const remove = async (): Promise<Outcome<Restore>> => {
    removeLocalBookmark(url)
    return { isDone: true, reply: async () => (stored === undefined ? NOTHING_DONE : await write(stored)) }
  }
  return {
    stored,
    placeName: collectionsText('local_place'),
    state: 'ready',
    errors: [error],
    save: ({ title, notes }: Bookmark) => write({ url, title, notes, savedAt: Date.now() }),
    remove,
    clearErrors: () => setError(undefined),
  }
}

const NOTHING_DONE = { isDone: true, reply: undefined } as const
