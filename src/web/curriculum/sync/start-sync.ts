import { SIGN_OUT_PATH } from '#contracts/account-paths.ts'
import { watchProgress } from '../progress/progress.ts'
import { exchangeProgress, findAccount, listWaiting } from './exchange-progress.ts'
import { syncProgress, syncUnlessFresh } from './sync-progress.ts'

/** A form that signs out is held once. */
const holding = new AbortController()

/** How long a change waits for the next one, in milliseconds. */
const PAUSE_MS = 1000
/** How long a user who signs out waits for their progress to be sent, in milliseconds. */
const PARTING_MS = 2000

let isStarted = false

/**
 * Keeps the progress of a signed-in user with their account, from now on: when the page has nothing to do, after each change, when the
 * user comes back or is online again, and as they leave. What can't be sent stays, and is sent at the next of these. To be called again
 * whenever a page of the curriculum is shown.
 */
export function startSync(): void {
  whenIdle(() => void syncUnlessFresh())
  if (isStarted) return
  isStarted = true
  let timer: ReturnType<typeof setTimeout> | undefined
  let account = findAccount()
  watchProgress(() => {
    const isAnother = account !== findAccount()
    account = findAccount()
    if (account === undefined || (!isAnother && listWaiting(account).length === 0)) return
    clearTimeout(timer)
    timer = setTimeout(() => void syncUnlessFresh(), PAUSE_MS)
  })
  addEventListener('online', () => void syncUnlessFresh())
  addEventListener('pagehide', leave)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void syncUnlessFresh()
    else leave()
  })
  document.addEventListener('submit', holdSignOut, { capture: true, signal: holding.signal })
}

/** Nothing waits for its turn in a page that is left. */
function leave(): void {
  const account = findAccount()
  if (account !== undefined && listWaiting(account).length > 0) void exchangeProgress()
}

/** What is not sent before signing out would be forgotten: it is sent first, and then the form is sent. */
function holdSignOut(event: SubmitEvent): void {
  const { target: form, submitter } = event
  const account = findAccount()
  if (!(form instanceof HTMLFormElement) || new URL(form.action).pathname !== SIGN_OUT_PATH) return
  if (account === undefined || listWaiting(account).length === 0) return
  event.preventDefault()
  event.stopImmediatePropagation()
  holding.abort()
  const parting = new Promise((resolve) => setTimeout(resolve, PARTING_MS))
  void Promise.race([syncProgress(), parting]).finally(() => form.requestSubmit(submitter))
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: PAUSE_MS })
  else setTimeout(work)
}
