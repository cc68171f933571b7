import { type ReactNode, useEffect, useInsertionEffect, useRef, useState } from 'react'
import { loadChunk } from '../browser/load-chunk.ts'
import { adoptRules } from '../browser/page-style.ts'
import { useUser } from '../browser/user.ts'
import noticeRules from '../ui/foot-notice.css?inline'
import { usePage } from '../ui/page-context.ts'
import { useLateComponent } from '../ui/use-late-component.ts'
import { recordVisit } from './frequently-viewed-store.ts'
import { useLocalBookmarks } from './local-bookmarks.ts'
import type { SavablePage } from './savable-page.ts'

export interface LiveSaveButtonProps {
  readonly page: SavablePage
  /** Gets whether the page is saved, whenever that changes. */
  readonly onSaved: (isSaved: boolean) => void
  /** How often it was clicked. */
  readonly clicks: number
}

/**
 * What the save button says and does: 'Saved' when the page is in a collection, or in this browser for anonymous users; a click
 * opens the menu, which is loaded then; an error of that is said at the foot of the window, so that the button stays in its place. For signed-in users
 * the visit is counted.
 */
export function LiveSaveButton({ page, onSaved, clicks }: LiveSaveButtonProps): ReactNode {
  const { t, interfaceLang } = usePage()
  const user = useUser()
  const isSignedIn = user?.isAuthenticated === true
  const isSavedHere = useLocalBookmarks().some(({ url }) => url === page.url)
  const [isInCollection, setInCollection] = useState(false)
  const isSaved = isSavedHere || (isSignedIn && isInCollection)
  useEffect(() => {
    onSaved(isSaved)
  }, [onSaved, isSaved])
  useVisit(page, isSignedIn ? user.username : null)
  const { Component: Lookup } = useLateComponent(loadLookup, isSignedIn ? 1 : 0)
  const { Component: Menu, error } = useLateComponent(loadMenu, clicks)
  const [clicksBeforeClose, setClicksBeforeClose] = useState(0)
  const isOpen = clicks > clicksBeforeClose
  const close = (): void => setClicksBeforeClose(clicks)
  useInsertionEffect(() => adoptRules(noticeRules), [])
  return (
    <>
      {isSignedIn && Lookup !== undefined && <Lookup url={page.url} onChange={setInCollection} />}
      {error !== undefined && isOpen && (
        <div className="foot-notice" lang={interfaceLang}>
          <p role="alert">{t('load_error.heading')}</p>
          <button type="button" className="foot-notice-close" onClick={close}>
            {t('load_error.dismiss')}
          </button>
        </div>
      )}
      {Menu !== undefined && <Menu page={page} isOpen={isOpen} onClose={close} />}
    </>
  )
}

/** One visit of the user of an account for each time that the page is shown. */
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
