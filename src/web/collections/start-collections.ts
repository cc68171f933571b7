import { loadChunk } from '../browser/load-chunk.ts'
import { readStored } from '../browser/storage.ts'
import { currentUser, watchUser } from '../browser/user.ts'
import { whenSignedOut } from '../browser/when-signed-out.ts'
import type { PageContextValue } from '../ui/page-context.ts'
import { forgetAllViewed } from './forget-viewed.ts'
import { hasCollections } from './has-collections.ts'
import { LOCAL_BOOKMARKS_KEY } from './storage-keys.ts'

/**
 * From now on: what was saved in this browser goes to the account of the user who signs in, and what belongs to an account is forgotten when
 * it is left. On every page; what it needs is brought in when it is needed.
 */
export function startCollections({ site }: Pick<PageContextValue, 'site'>): void {
  if (!hasCollections(site)) return
  watchUser(follow)
  follow()
  whenSignedOut(forgetAllViewed)
}

function follow(): void {
  const user = currentUser()
  if (user?.isAuthenticated === true && user.username !== null) enter(user.username)
}

function enter(account: string): void {
  loadChunk(() => import('./frequently-viewed-store.ts')).then(
    ({ claimViewed }) => {
      // The user that this tab knew last can be another one by now, whose visits stay.
      if (currentUser()?.username === account) claimViewed(account)
    },
    (error: unknown) => console.warn('visits are not counted', error),
  )
  // A tab in the background waits: its user is to see what is done. It asks for the current user when it is looked at, and comes here again.
  if (readStored(LOCAL_BOOKMARKS_KEY) === null || document.visibilityState !== 'visible') return
  loadChunk(() => import('./merge-bookmarks.ts')).then(
    ({ mergeBookmarks }) => mergeBookmarks(),
    (error: unknown) => console.warn('the bookmarks of this browser stay here', error),
  )
}
