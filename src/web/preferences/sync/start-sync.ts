import { accountMark } from '../../browser/account-mark.ts'
import { inOneTab } from '../../browser/in-one-tab.ts'
import { PREFERENCE } from '../../browser/keep-preference.ts'
import { currentUser, watchUser } from '../../browser/user.ts'
import { exchangePreferences, findAccount, isWaiting } from './exchange-preferences.ts'
import { readKnownTimes } from './known-times.ts'

/** How long a choice waits for the next one, in milliseconds. */
const PAUSE_MS = 700
/** How long what was asked counts as new, in milliseconds, for all tabs. */
const FRESH_MS = 60_000

let running: Promise<boolean> | undefined

/**
 * Keeps the choices of a signed-in user with their account, until no one is signed in: after each choice, when the user comes back or is online again,
 * and as they leave. What can't be sent stays, and is sent at the next of these (docs/behaviour/preferences.md 11).
 *
 * @param onEnd called when no one is signed in any more
 */
export function startSync(onEnd: () => void): void {
  const listening = new AbortController()
  const { signal } = listening
  let timer: ReturnType<typeof setTimeout> | undefined
  const later = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => void syncUnlessFresh(), PAUSE_MS)
  }
  const look = (): void => (document.visibilityState === 'visible' ? void syncUnlessFresh() : leave())
  addEventListener(PREFERENCE, later, { signal })
  addEventListener('online', () => void syncUnlessFresh(), { signal })
  addEventListener('pagehide', leave, { signal })
  document.addEventListener('visibilitychange', look, { signal })
  const stopWatching = watchUser(() => {
    if (currentUser()?.isAuthenticated === true) return void syncUnlessFresh()
    stopWatching()
    listening.abort()
    onEnd()
  })
  void syncUnlessFresh()
}

/** Makes this browser and the account agree now, one exchange at a time. @returns whether the server has answered */
export function syncPreferences(): Promise<boolean> {
  // What was chosen after the running exchange began is not part of it, and needs another one.
  if (running !== undefined) return running.then((isDone) => (isDone && isWaiting() ? syncPreferences() : isDone))
  running = inOneTab('preferences', exchangePreferences).finally(() => {
    running = undefined
  })
  return running
}

/** The same where there is something to send, or what is known is old or of another account. */
async function syncUnlessFresh(): Promise<void> {
  const account = findAccount()
  if (account === undefined) return
  const known = readKnownTimes()
  const age = Date.now() - (known?.at ?? 0)
  const isFresh = known?.owner === accountMark(account) && age >= 0 && age < FRESH_MS
  if (!isFresh || isWaiting()) await syncPreferences()
}

/** Nothing waits for its turn in a page that is left. */
function leave(): void {
  if (findAccount() !== undefined && isWaiting()) void exchangePreferences()
}
