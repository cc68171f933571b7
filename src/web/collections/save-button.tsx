import { type ReactNode, useEffect, useReducer, useState } from 'react'
import { loadChunk } from '../browser/load-chunk.ts'
import { readStored } from '../browser/storage.ts'
import { useOnline } from '../browser/use-online.ts'
import { useUser } from '../browser/user.ts'
import { usePage } from '../ui/page-context.ts'
import { useLateComponent } from '../ui/use-late-component.ts'
import type { SavablePage } from './savable-page.ts'
import { LOCAL_BOOKMARKS_KEY } from './storage-keys.ts'
import './save-button.css'

interface SaveButtonProps {
  readonly page: SavablePage
}

/**
 * The button by which users save a page. Pages are the same for everybody, so it says 'Save' at first and has room for 'Saved'; whether the page
 * is saved, and what a click does, comes in a chunk of its own: at once for users who may have saved something, for all others when they click. It
 * is disabled offline (docs/behaviour/collections.md 27). Without script the stylesheet hides it. An error stands before the button, which stays in its
 * place at the end of the bar.
 */
export function SaveButton({ page }: SaveButtonProps): ReactNode {
  const { t, interfaceLang } = usePage()
  const [isSaved, setSaved] = useState(false)
  const [clicks, click] = useReducer((count: number) => count + 1, 0)
  const isSignedIn = useUser()?.isAuthenticated === true
  const isOnline = useOnline()
  const [hasBookmarks, setHasBookmarks] = useState(false)
  useEffect(() => {
    const look = (): void => setHasBookmarks((has) => has || readStored(LOCAL_BOOKMARKS_KEY) !== null)
    look()
    // Another tab may save the first one.
    const listening = new AbortController()
    addEventListener('storage', look, { signal: listening.signal })
    return () => listening.abort()
  }, [])
  const isNeeded = clicks > 0 || isSignedIn || hasBookmarks
  // Each click is another try, for one that failed (docs/decisions/0090-late-components.md).
  const { Component: Live, error } = useLateComponent(loadLive, isNeeded ? clicks + 1 : 0)
  return (
    <>
      {clicks > 0 && Live === undefined && error !== undefined && (
        <p role="alert" lang={interfaceLang}>
          {t('load_error.heading')}
        </p>
      )}
      <button
        type="button"
        className="save-button"
        aria-haspopup="dialog"
        lang={interfaceLang}
        disabled={!isOnline}
        data-saved={isSaved ? '' : undefined}
        onClick={click}
      >
        <svg width="19" viewBox="0 0 16 16" fill="none" stroke="currentColor" aria-hidden="true">
          <path d="M4 2h8v12l-4-3-4 3z" />
        </svg>
        <span>{t('collections.save')}</span>
        <span>{t('collections.saved')}</span>
      </button>
      {Live !== undefined && <Live key={page.url} page={page} onSaved={setSaved} clicks={clicks} />}
    </>
  )
}

async function loadLive() {
  return (await loadChunk(() => import('./live-save-button.tsx'))).LiveSaveButton
}
