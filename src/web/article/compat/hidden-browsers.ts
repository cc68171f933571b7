import { keepPreference } from '../../browser/keep-preference.ts'
import { readStored } from '../../browser/storage.ts'

/** In the storage of the browser: ids with spaces between them. The inline script of each page reads it before the first paint. */
const KEY = 'compat.hidden'
/** Sent to the window when the user has chosen in this tab; other tabs get it by the storage. */
const CHANGED = 'compat-hidden'

/** The browsers that the user does not want to see, for all tables of all pages. */
export function listHiddenBrowsers(): ReadonlySet<string> {
  return new Set((document.documentElement.dataset.hiddenBrowsers ?? '').split(' ').filter((id) => id !== ''))
}

/** Hides these browsers in all tables, now and from now on; the rules of compat-browsers.css read the attribute. */
export function hideBrowsers(ids: ReadonlySet<string>): void {
  const list = [...ids].join(' ')
  document.documentElement.dataset.hiddenBrowsers = list
  keepPreference(KEY, list)
  dispatchEvent(new Event(CHANGED))
}

/**
 * Keeps up with what is chosen in this tab and in others, and with what was chosen while the browser kept this page for the way back.
 *
 * @param onChange called when the page has taken it over
 * @returns the cleanup function
 */
export function followHiddenBrowsers(onChange: () => void): () => void {
  const take = (list: string | null): void => {
    document.documentElement.dataset.hiddenBrowsers = list ?? ''
    onChange()
  }
  const followOtherTab = ({ key, newValue }: StorageEvent): void => {
    if (key === KEY || key === null) take(newValue)
  }
  // A stale list would also overwrite the newer one with the next choice.
  const followBack = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) take(readStored(KEY))
  }
  const listening = new AbortController()
  const { signal } = listening
  addEventListener('storage', followOtherTab, { signal })
  addEventListener('pageshow', followBack, { signal })
  addEventListener(CHANGED, onChange, { signal })
  return () => listening.abort()
}
