import { type ReactNode, useEffect, useRef, useState } from 'react'
import { loadChunk } from '../load-chunk.ts'
import { useUser } from '../user.ts'
import { recordVisit } from './frequently-viewed-store.ts'
import { useLocalBookmarks } from './local-bookmarks.ts'
import type { LiveSaveButtonProps, SavablePage } from './save-button.tsx'
import { useLateComponent } from './use-late-component.ts'

/**
 * What the save button says and does: 'Saved' when the page is in a collection, or in this browser for readers who are not signed in; a click
 * opens the menu, which is loaded then. For readers who are signed in the visit is counted.
 */
export function LiveSaveButton({ page, button, clicks }: LiveSaveButtonProps): ReactNode {
  const user = useUser()
  const isSignedIn = user?.isAuthenticated === true
  const isKeptHere = useLocalBookmarks().some(({ url }) => url === page.url)
  const [isInCollection, setInCollection] = useState(false)
  const isSaved = isKeptHere || (isSignedIn && isInCollection)
  useEffect(() => {
    button.current?.toggleAttribute('data-saved', isSaved)
  }, [button, isSaved])
  useVisit(page, isSignedIn ? user.username : null)
  const Lookup = useLateComponent(loadLookup, isSignedIn ? 1 : 0)
  const Menu = useLateComponent(loadMenu, clicks)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (clicks > 0) setOpen(true)
  }, [clicks])
  return (
    <>
      {isSignedIn && Lookup !== undefined && <Lookup url={page.url} onChange={setInCollection} />}
      {Menu !== undefined && <Menu page={page} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}

/** One visit of the reader of an account for each time that the page is shown. */
function useVisit({ url, title, parents }: SavablePage, account: string | null): void {
  const counted = useRef<string>(null)
  useEffect(() => {
    if (account === null || counted.current === account) return
    counted.current = account
    recordVisit(account, { url, title, parents: parents ?? [], at: Date.now() })
  }, [account, url, title, parents])
}

async function loadLookup() {
  return (await loadChunk(() => import('./account-lookup.tsx'))).AccountLookup
}

async function loadMenu() {
  const { BookmarkMenu, prepareBookmarkMenu } = await loadChunk(() => import('./bookmark-menu.tsx'))
  await prepareBookmarkMenu(document.documentElement.lang)
  return BookmarkMenu
}
