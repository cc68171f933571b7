import { PREFERENCE_KEYS, SHORTCUTS } from '#contracts/preference-values.ts'
import { followHiddenBrowsers } from '../article/compat/hidden-browsers.ts'
import { loadChunk } from '../browser/load-chunk.ts'
import { readStored, store } from '../browser/storage.ts'
import { currentUser, watchUser } from '../browser/user.ts'
import { whenSignedOut } from '../browser/when-signed-out.ts'
import { showShortcut } from '../shell/quick-search/quick-shortcuts.ts'
import { storedChoice } from '../shell/stored-choice.ts'
import { fontSize, textWidth } from './choices.ts'
import { SYNCED_KEY } from './sync/synced-key.ts'

let isSyncing = false

/**
 * Follows on every page what is chosen in other tabs (theme and contrast are followed by their menu), and keeps the choices of signed-in users with
 * their accounts (docs/behaviour/preferences.md 7, 11). The code for accounts is loaded for these users only.
 */
export function startPreferences(): void {
  fontSize.subscribe(ignore)
  textWidth.subscribe(ignore)
  followHiddenBrowsers(ignore)
  storedChoice({ key: PREFERENCE_KEYS.shortcuts, values: SHORTCUTS, apply: nameShortcut }).subscribe(ignore)
  watchUser(syncAccount)
  syncAccount()
  whenSignedOut(forgetAccount)
}

/** What says of an account only that this browser has asked for its choices does not stay after signing out (docs/behaviour/preferences.md 15). */
function forgetAccount(): void {
  if (readStored(SYNCED_KEY)?.endsWith('"times":{}}') === true) store(SYNCED_KEY, null)
}

/** Names the shortcut in the search box of the header, or no longer. */
export function nameShortcut(): void {
  const field = document.querySelector<HTMLInputElement>('.search-box input')
  if (field !== null) showShortcut(field)
}

function syncAccount(): void {
  if (isSyncing || currentUser()?.isAuthenticated !== true) return
  isSyncing = true
  loadChunk(() => import('./sync/start-sync.ts')).then(
    ({ startSync }) =>
      startSync(() => {
        isSyncing = false
      }),
    (error: unknown) => console.warn('preferences stay in this browser', error),
  )
}

function ignore(): void {}
