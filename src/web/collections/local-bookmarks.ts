import { useSyncExternalStore } from 'react'
import { COLLECTION_TEXT_MAX, COLLECTION_TITLE_MAX } from '#contracts/collection-limits.ts'
import { parseJson } from '../browser/parse-json.ts'
import { readStored, store } from '../browser/storage.ts'
import { countCharacters } from './count-characters.ts'
import { LOCAL_BOOKMARKS_KEY } from './storage-keys.ts'

/** A page that was saved in this browser by a user who was not signed in. */
export interface LocalBookmark {
  readonly url: string
  readonly title: string
  readonly notes: string
  /** In milliseconds since 1970. */
  readonly savedAt: number
}

/** Whether a bookmark was stored, or why not: too many, too long together, or the browser stores nothing. */
export type StoreResult = 'stored' | 'full' | 'too_large' | 'rejected'

/** How many are stored, and how long their JSON may be: browsers give a site 5 MB, and one call takes them all along at sign-in. */
export const LOCAL_BOOKMARKS_MAX = 200
const LOCAL_TEXT_MAX = 500_000

/** The bookmarks of this browser, the newest first. */
export function listLocalBookmarks(): readonly LocalBookmark[] {
  const text = readStored(LOCAL_BOOKMARKS_KEY) ?? ''
  if (text !== cached.text) cached = { text, bookmarks: parseBookmarks(text) }
  return cached.bookmarks
}

/** The same for components: it follows changes in this tab and in others. */
export function useLocalBookmarks(): readonly LocalBookmark[] {
  return useSyncExternalStore(watch, listLocalBookmarks, () => NONE)
}

/** Stores a bookmark, in place of an older one of the same page. */
export function storeLocalBookmark(bookmark: LocalBookmark): StoreResult {
  const others = listLocalBookmarks().filter(({ url }) => url !== bookmark.url)
  if (others.length >= LOCAL_BOOKMARKS_MAX) return 'full'
  const text = JSON.stringify([bookmark, ...others])
  if (text.length > LOCAL_TEXT_MAX) return 'too_large'
  write(text)
  return readStored(LOCAL_BOOKMARKS_KEY) === text ? 'stored' : 'rejected'
}

/** Removes the bookmark of a page. */
export function removeLocalBookmark(url: string): void {
  dropBookmarks((bookmark) => bookmark.url === url)
}

/** Removes bookmarks that are stored elsewhere now, but for those that were changed since. */
export function removeMovedBookmarks(moved: readonly LocalBookmark[]): void {
  dropBookmarks((bookmark) => moved.some(({ url, savedAt }) => url === bookmark.url && savedAt === bookmark.savedAt))
}

/**
 * The bookmarks that a text of the storage holds. Anybody can write there: what is no bookmark is left out.
 *
 * @example parseBookmarks('[{"url":"/en-US/docs/Web","title":"Web","notes":"","savedAt":0}, 1]').length // 1
 */
export function parseBookmarks(text: string): readonly LocalBookmark[] {
  const value = parseJson(text)
  return Array.isArray(value) ? value.filter(isBookmark).slice(0, LOCAL_BOOKMARKS_MAX) : NONE
}

const NONE: readonly LocalBookmark[] = []
let cached: { readonly text: string; readonly bookmarks: readonly LocalBookmark[] } = { text: '', bookmarks: NONE }
const listeners = new Set<() => void>()

function dropBookmarks(isDropped: (bookmark: LocalBookmark) => boolean): void {
  const before = listLocalBookmarks()
  const left = before.filter((bookmark) => !isDropped(bookmark))
  if (left.length < before.length) write(left.length === 0 ? null : JSON.stringify(left))
}

function write(text: string | null): void {
  store(LOCAL_BOOKMARKS_KEY, text)
  for (const listener of listeners) listener()
}

function watch(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent): void => {
    if (key === LOCAL_BOOKMARKS_KEY || key === null) listener()
  }
  listeners.add(listener)
  const listening = new AbortController()
  addEventListener('storage', hear, { signal: listening.signal })
  return () => {
    listeners.delete(listener)
    listening.abort()
  }
}

function isBookmark(value: unknown): value is LocalBookmark {
  if (typeof value !== 'object' || value === null) return false
  const { url, title, notes, savedAt }: { url?: unknown; title?: unknown; notes?: unknown; savedAt?: unknown } = value
  const isPath = typeof url === 'string' && /^\/(?!\/)/.test(url) && isText(url, COLLECTION_TITLE_MAX)
  return (
    isPath &&
    isText(title, COLLECTION_TITLE_MAX) &&
    title.trim() !== '' &&
    isText(notes, COLLECTION_TEXT_MAX) &&
    typeof savedAt === 'number'
  )
}

function isText(value: unknown, limit: number): value is string {
  return typeof value === 'string' && countCharacters(value) <= limit
}
