import { mergeItems } from './collections-calls.ts'
import { collectionsChanged } from './collections-data.ts'
import { collectionsText, prepareCollectionsTexts } from './collections-text.ts'
import { listLocalBookmarks, removeMovedBookmarks } from './local-bookmarks.ts'
import { showNotice } from './show-notice.ts'

let running: Promise<void> | undefined

/**
 * Takes the bookmarks of this browser to the account of the user. They go from here once the server has them; those of pages that the site does
 * not have go as well, for they lead nowhere. Only one tab does it at a time, where browsers can tell.
 */
export function mergeBookmarks(): Promise<void> {
  running ??= inOneTab(merge)
    .catch((error: unknown) => console.warn('the bookmarks of this browser stay here for now', error))
    .finally(() => {
      running = undefined
    })
  return running
}

async function merge(): Promise<void> {
  const bookmarks = listLocalBookmarks()
  if (bookmarks.length === 0) return
  const { added, already_there: known } = await mergeItems(bookmarks.map(({ url, title, notes }) => ({ url, title, notes })))
  removeMovedBookmarks(bookmarks)
  await collectionsChanged()
  await prepareCollectionsTexts(document.documentElement.lang)
  showNotice(collectionsText('merged', { count: added + known.length }))
}

/** Locks are there in secure places only. A second merge adds nothing, for the server knows what it has. */
async function inOneTab(work: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request('merge-bookmarks', work)
  else await work()
}
