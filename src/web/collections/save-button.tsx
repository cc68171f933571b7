import { type ComponentType, type ReactNode, type RefObject, useEffect, useReducer, useRef, useState } from 'react'
import type { Parent } from '#contracts/document.ts'
import { loadChunk } from '../load-chunk.ts'
import { usePage } from '../page-context.ts'
import { readStored } from '../ui/storage.ts'
import { useUser } from '../user.ts'
import { LOCAL_BOOKMARKS_KEY } from './storage-keys.ts'
import { useOnline } from './use-online.ts'
import './save-button.css'

/** A page that a reader may save. */
export interface SavablePage {
  /** Its address as in `mdn_url` of documents. */
  readonly url: string
  readonly title: string
  readonly parents: readonly Parent[] | null
}

interface SaveButtonProps {
  readonly page: SavablePage
}

/** What brings the button to life is given. */
export interface LiveSaveButtonProps extends SaveButtonProps {
  readonly button: RefObject<HTMLButtonElement | null>
  /** How often it was clicked. */
  readonly clicks: number
}

/**
 * The button by which readers save a page. Pages are the same for everybody, so it says 'Save' at first and has room for 'Saved'; whether the page
 * is saved, and what a click does, comes in a chunk of its own: at once for readers who may have saved something, for all others when they click. It
 * is disabled offline (spec 000 section 4). Without script the sheet hides it.
 */
export function SaveButton({ page }: SaveButtonProps): ReactNode {
  const { t, interfaceLang } = usePage()
  const button = useRef<HTMLButtonElement>(null)
  const [Live, setLive] = useState<ComponentType<LiveSaveButtonProps>>()
  const [clicks, click] = useReducer((count: number) => count + 1, 0)
  const isSignedIn = useUser()?.isAuthenticated === true
  const isOnline = useOnline()
  const [hasBookmarks, setHasBookmarks] = useState(false)
  useEffect(() => {
    const look = (): void => setHasBookmarks((has) => has || readStored(LOCAL_BOOKMARKS_KEY) !== null)
    look()
    // Another tab may save the first one.
    addEventListener('storage', look)
    return () => removeEventListener('storage', look)
  }, [])
  const isWanted = clicks > 0 || isSignedIn || hasBookmarks
  useEffect(() => {
    if (!isWanted) return
    loadChunk(() => import('./live-save-button.tsx')).then(
      ({ LiveSaveButton }) => setLive(() => LiveSaveButton),
      (error: unknown) => {
        console.warn('pages can not be saved', error)
        if (button.current !== null) button.current.disabled = true
      },
    )
  }, [isWanted])
  useEffect(() => {
    if (button.current !== null) button.current.disabled = !isOnline
  }, [isOnline])
  return (
    <>
      <button type="button" className="save-button" aria-haspopup="dialog" lang={interfaceLang} ref={button} onClick={click}>
        <svg width="19" viewBox="0 0 16 16" fill="none" stroke="currentColor" aria-hidden="true">
          <path d="M4 2h8v12l-4-3-4 3z" />
        </svg>
        <span>{t('collections.save')}</span>
        <span>{t('collections.saved')}</span>
      </button>
      {Live !== undefined && <Live key={page.url} page={page} button={button} clicks={clicks} />}
    </>
  )
}
